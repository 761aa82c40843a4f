#nullable enable
using EvPortalWidgets;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.DependencyInjection;
using Xunit;

/// <summary>The text of an SMS from which a browser fills in the code.</summary>
public sealed class SmsTextTests
{
    [Theory]
    [InlineData("portal.example.com", "portal.example.com")]
    [InlineData("Portal.Example.COM:5001", "portal.example.com")]
    [InlineData("зарядка.укр", "xn--80aalkr8a7g.xn--j1amh")]
    [InlineData("portal_dev", "portal_dev")]
    [InlineData("portal.example.com.:5001", "portal.example.com")]
    // Browsers read no code from it.
    [InlineData("[::1]:5001", "[::1]")]
    public void The_last_line_names_the_host_and_the_code(string host, string named)
    {
        var sms = SmsText.For(host, "Ваш код: 012345\n", "012345");
        Assert.Equal($"Ваш код: 012345\n@{named} #012345", sms);
        // One part of an SMS with Cyrillic letters.
        Assert.InRange(sms.Length, 1, 70);
    }

    [Theory]
    [InlineData("portal.example.com", "123 456", "code")]
    [InlineData("portal.example.com", "١٢٣٤", "code")]
    [InlineData("portal.example.com", "123456\n", "code")]
    [InlineData("portal.example.com", "", "code")]
    [InlineData("", "123456", "host")]
    [InlineData("https://portal.example.com", "123456", "host")]
    [InlineData("a b", "123456", "host")]
    [InlineData("evil.example #1", "123456", "host")]
    [InlineData("[::1", "123456", "host")]
    [InlineData("a.example\n@evil.example", "123456", "host")]
    public void What_cannot_stand_in_this_line_is_refused(string host, string code, string named) =>
        Assert.Equal(named, Assert.Throws<ArgumentException>(() => SmsText.For(host, "Ваш код", code)).ParamName);

    [Theory]
    [InlineData("en", "Your code: 1")]
    [InlineData("en-GB", "Your code: 1")]
    [InlineData("EN", "Your code: 1")]
    [InlineData("uk-UA", "Ваш код: 1")]
    [InlineData("pl", "Ваш код: 1")]
    public void A_language_may_have_a_country(string language, string text) => Assert.Equal(text, WidgetLoginTexts.Sms("1", language));

    [Fact]
    public void Texts_of_the_site_come_before_ours()
    {
        // Other tests have no Czech.
        Dictionary<string, string> czech = new() { ["WrongCode"] = "Kód je chybný.", ["TooManyCodes"] = "Nový kód za {0}.", ["Minutes"] = "{0} minut" };
        try
        {
            WidgetLoginTexts.Own = (name, language) => language == "cs" ? czech.GetValueOrDefault(name) : null;
            Assert.Equal("Kód je chybný.", WidgetLoginTexts.WrongCode("cs-CZ"));
            Assert.Equal("Nový kód za 5 minut.", WidgetLoginTexts.Of(new(WidgetCodes.SmsMaxAttemptsReached, "", TimeSpan.FromMinutes(5)), "cs"));
            Assert.Equal("The code is wrong or no longer valid.", WidgetLoginTexts.WrongCode("en"));
            Assert.Equal("Ваш код: 012345", WidgetLoginTexts.Sms("012345", "cs"));
            czech["Sms"] = "Váš kód";
            Assert.Equal("Ваш код: 012345", WidgetLoginTexts.Sms("012345", "cs"));
            czech["Sms"] = "Váš kód: {0}";
            Assert.Equal("Váš kód: 012345", WidgetLoginTexts.Sms("012345", "cs"));
        }
        finally
        {
            WidgetLoginTexts.Own = null;
        }
    }

    [Theory]
    // A site with logins by email alone writes no SMS.
    [InlineData("/page")]
    [InlineData("/sms")]
    public async Task The_log_names_once_each_text_that_a_language_of_the_site_lacks(string path)
    {
        Dictionary<string, string> czech = new()
        {
            ["NotServed"] = "-",
            ["wrongCode"] = "-",
            ["TooManyWrongCodes"] = "-",
            ["CodeIsNotChecked"] = "-",
            ["UnknownNumber"] = "-",
            ["WrongPassword"] = "-",
            ["Sms"] = "Váš kód: {0}",
            ["CodeWasSent"] = "-",
            ["CheckHasFailed"] = "-",
            ["NoCodeNow"] = "-",
            ["TooManyCodes"] = "Nový kód později",
            ["Minutes"] = "{0} min",
            ["Hours"] = "{0} hodin",
        };
        WidgetLanguages offered = new("uk", new() { ["uk"] = "Українська", ["cs"] = "Čeština" });
        await using var site = await Host.Start(
            builder => builder.Services.AddWidgetSignIn(),
            app =>
            {
                app.MapGet("/page", (HttpContext context) => offered.RememberFirst(context));
                app.MapGet("/sms", (HttpContext context) => WidgetLoginSms.For(context, "123456", "cs-CZ"));
            });
        try
        {
            WidgetLoginTexts.Own = (name, language) => language == "cs" ? czech.GetValueOrDefault(name) : null;
            foreach (var _ in new[] { 1, 2 }) await site.Text(path);
            Assert.Equal(1, site.Logged("4027"));
            Assert.Equal(1, site.Logged("in the language cs: WrongCode, NotAllowed, TooManyCodes without {0}."));
        }
        finally
        {
            WidgetLoginTexts.Own = null;
        }
    }

    [Fact]
    public async Task The_log_names_a_text_in_a_language_of_ours_that_lost_its_mark()
    {
        await using var site = await Host.Start(
            builder => builder.Services.AddWidgetSignIn(),
            app => app.MapGet("/sms", (HttpContext context) => WidgetLoginSms.For(context, "123456", "ru")));
        try
        {
            // Other tests write no hours in Russian.
            WidgetLoginTexts.Own = (name, language) => (name, language) == ("Hours", "ru") ? "пару часов" : null;
            await site.Text("/sms");
            Assert.Equal(1, site.Logged("in the language ru: Hours without {0}."));
        }
        finally
        {
            WidgetLoginTexts.Own = null;
        }
    }

    [Fact]
    public async Task Texts_of_the_site_that_fail_stop_no_login_page()
    {
        await using var site = await Host.Start(
            builder => builder.Services.AddWidgetSignIn(),
            app => app.MapGet("/page", (HttpContext context) =>
            {
                new WidgetLanguages("cs", new() { ["cs"] = "Čeština" }).RememberFirst(context);
                return "the page";
            }));
        try
        {
            WidgetLoginTexts.Own = (_, language) => language == "cs" ? throw new KeyNotFoundException() : null;
            Assert.Equal("the page", await site.Text("/page"));
            Assert.Equal(1, site.Logged("in the language cs: NotServed, WrongCode, "));
        }
        finally
        {
            WidgetLoginTexts.Own = null;
        }
    }

    [Fact]
    public void Russian_with_a_country_is_Russian() => Assert.StartsWith("Неверная почта", WidgetLoginTexts.WrongPassword("ru-UA"), StringComparison.Ordinal);
}
