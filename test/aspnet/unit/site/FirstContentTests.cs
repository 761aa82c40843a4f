#nullable enable
using EvPortalWidgets;
using Xunit;

/// <summary>The addresses in what a visitor sees before the scripts. A browser compares the rest with the widgets: `first-content/`.</summary>
public sealed class FirstContentTests
{
    [Theory]
    [InlineData("/evil.example")]
    [InlineData("\\evil.example")]
    [InlineData("../x")]
    [InlineData("uk\n")]
    [InlineData("\"><script>")]
    [InlineData("")]
    public void A_language_that_a_visitor_has_made_up_leads_nowhere_else(string language) =>
        Assert.Contains("href=\"/ru/kontakty\"", FirstContent.Of("header", new PageData { Lang = language, Translations = WidgetTexts.For("uk") }, "/uk"), System.StringComparison.Ordinal);

    [Theory]
    [InlineData("/uk/login?a=1&b=2", "/uk/login?a=1&amp;b=2")]
    [InlineData("//evil.example", "/evil.example")]
    [InlineData("/\\evil.example", "/evil.example")]
    [InlineData("", "/")]
    public void The_link_of_the_card_loads_its_page_again_and_leads_to_no_other_host(string address, string link) =>
        Assert.Contains(
            $" data-late><a href=\"{link}\">", FirstContent.Of("login-card", new PageData { Lang = "uk", Translations = WidgetTexts.For("uk") }, address),
            System.StringComparison.Ordinal);
}
