#nullable enable
using System.Text.Json;
using System.Text.RegularExpressions;
using EvPortalWidgets;
using Microsoft.AspNetCore.Builder;
using Xunit;

/// <summary>Which scripts, texts and placeholders a page gets. The tags of Razor, components and MVC 5 write them by the same code.</summary>
public sealed class MarkupTests(MarkupTests.Site site) : IClassFixture<MarkupTests.Site>
{
    private const string All = "shared footer header login-card page-header";

    [Theory]
    [InlineData("", false, All)]
    [InlineData("header,footer", false, "shared footer header")]
    [InlineData("footer Header,", false, "shared footer header")]
    [InlineData("footer,heder,header,heder", false, "shared footer header")]
    [InlineData("heder", false, All)]
    // Before the scripts that read the texts.
    [InlineData("header", true, "inspect shared header")]
    public async Task A_page_gets_the_scripts_of_the_widgets_that_it_names(string only, bool inspect, string names)
    {
        var html = await site.Host.Text($"/page?only={only}&inspect={inspect}");
        Assert.Equal(names, string.Join(' ', Regex.Matches(html, "<script src=\"[^\"]*/([a-z-]+)\\.js\\?").Select(each => each.Groups[1].Value)));
    }

    [Theory]
    [InlineData("footer,header")]
    [InlineData("header")]
    [InlineData("Footer")]
    [InlineData("page-header")]
    [InlineData("")]
    public async Task And_their_texts_with_those_of_the_site_and_no_others(string only)
    {
        var data = Regex.Match(await site.Host.Text($"/page?only={only}"), "__PAGE__ = (.*?)</script>").Groups[1].Value;
        var texts = JsonDocument.Parse(data).RootElement.GetProperty("translations").EnumerateObject().Select(each => each.Name);
        var widgets = only == "" ? All.Split(' ')[1..] : only.ToLowerInvariant().Split(',');
        Assert.Equal(widgets.SelectMany(Dist.TextsOf).Append("OfTheSite").ToHashSet(), texts.ToHashSet());
    }

    [Theory]
    [InlineData("Header", "<div data-widget=\"header\">")]
    [InlineData("heder", "<!-- ev-portal-widgets: there is no widget named heder -->\n")]
    // A wrong name cannot end its comment.
    [InlineData("--> b", "<!-- ev-portal-widgets: there is no widget named - - &gt; b -->\n")]
    public async Task A_placeholder_takes_a_name_in_any_letter_case_and_a_wrong_one_is_a_comment(string name, string start) =>
        Assert.Equal(start, await site.Host.Text($"/place?name={Uri.EscapeDataString(name)}"));

    [Theory]
    [InlineData("header footer", "", true)]
    [InlineData("Header,page-header", "", true)]
    // The card is here already.
    [InlineData("", "", false)]
    [InlineData("heder", "", false)]
    [InlineData("header footer login-card", "", false)]
    // Nothing leads to the login.
    [InlineData("footer", "", false)]
    [InlineData("header footer", "Admin", false)]
    public async Task A_page_that_leads_to_the_login_fetches_the_script_of_the_card_ahead(string only, string rights, bool isAhead)
    {
        // The address of the later tag, so that the browser then has the file.
        var address = Regex.Match(await site.Host.Text("/page"), "<script src=(\"[^\"]*/login-card\\.js[^\"]*\")").Groups[1].Value;
        var tag = Regex.Match(await site.Host.Text($"/page?only={only}&rights={rights}"), "<script src=\"[^\"]*/shared\\.js[^>]*>").Value;
        Assert.Contains(" fetchpriority=\"high\"", tag, StringComparison.Ordinal);
        Assert.Equal(isAhead ? address : "", Regex.Match(tag, "data-ahead=(\"[^\"]*\")").Groups[1].Value);
    }

    private static readonly WidgetContacts AllContacts =
        new() { Hotline = "0 800 000 000", Phones = ["+380 00 000 00 00", "+380 00 000 00 01"], Email = "info@example.com", Address = "Запоріжжя" };

    private static readonly WidgetMainSite AllPages =
        new() { Url = "https://example.com", About = "/a", Contacts = "/c", Support = "/s", MobileApp = "/m", News = "/n", Shop = "/o" };

    public static TheoryData<string, PageData?> Footers => new()
    {
        { "", null },
        { " data-reserve=\"\"", new() },
        { " data-reserve=\"contacts\"", new() { Contacts = AllContacts } },
        { " data-reserve=\"main\"", new() { MainSite = AllPages } },
        { " data-reserve=\"contacts main\"", new() { Contacts = AllContacts, MainSite = AllPages } },
        // More would stay empty below it.
        { " data-reserve=\"\"", new() { Contacts = new() { Hotline = "0 800 000 000" }, MainSite = new() { Url = "https://example.com", About = "/a" } } },
    };

    [Theory]
    [MemberData(nameof(Footers))]
    public void The_placeholder_of_the_footer_reserves_the_height_of_its_whole_groups(string attribute, PageData? page)
    {
        WidgetMarkup markup = new(null, null, new WidgetLog((_, _, _) => { }), isDevelopment: false);
        Assert.Equal($"<div data-widget=\"footer\"{attribute}>", new WidgetPlaceholder(markup, "footer", page, "/uk").Start);
    }

    public sealed class Site : IAsyncLifetime
    {
        internal Host Host { get; private set; } = null!;

        public async Task InitializeAsync() => Host = await Host.Start(map: app =>
        {
            PageData data = new() { Lang = "uk", Translations = new Dictionary<string, string>(WidgetTexts.For("uk")) { ["OfTheSite"] = "own" } };
            app.MapGet("/page", (WidgetTags tags, string? only, string? rights, bool inspect = false) =>
                tags.Scripts(data with { AccessRights = rights }, only: only, inspect: inspect).Value);
            app.MapGet("/place", async (WidgetTags tags, string name) => (await tags.Place(name, null)).Start);
        });

        public async Task DisposeAsync() => await Host.DisposeAsync();
    }
}
