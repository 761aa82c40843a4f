#nullable enable
using System.Net;
using EvPortalWidgets;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.DependencyInjection.Extensions;
using Xunit;

/// <summary>The log of a site names what is missing, once.</summary>
public sealed class LogTests
{
    [Fact]
    public async Task Without_MapWidgets_it_names_the_line_at_the_start_and_a_page_says_so()
    {
        const string line = "the site does not call MapWidgets(): write app.MapWidgets(); before app.Run();";
        await using var host = await Start(widgets: _ => { });
        Assert.Equal(1, host.Logged(line));
        Assert.Contains(
            $"<!-- ev-portal-widgets: this page has no widgets: {line} -->", await host.Text("/page"), StringComparison.Ordinal);
        Assert.Equal(1, host.Logged(line));
    }

    [Fact]
    public async Task Without_data_a_page_says_what_is_missing()
    {
        await using var host = await Start(builder => builder.Services.RemoveAll<PageOfSite>());
        var error = await Assert.ThrowsAsync<InvalidOperationException>(() => host.Text("/scripts"));
        Assert.StartsWith("<widget-scripts> has no data.", error.Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("/styles", "The page /styles has <widget-styles /> and no scripts")]
    [InlineData("/placeholder", "The page /placeholder has <portal-widget /> and no scripts")]
    [InlineData("/scripts", "The page /scripts has no <widget-styles /> before its scripts")]
    public async Task The_first_page_without_both_tags_is_named_once(string path, string line)
    {
        await using var host = await Start();
        foreach (var next in new[] { path, path, "/page" }) await host.Text(next);
        Assert.Contains(line, Assert.Single(host.Log, each => each.Contains("The page /", StringComparison.Ordinal)), StringComparison.Ordinal);
    }

    [Fact]
    public async Task After_a_page_with_both_tags_one_without_them_is_no_mistake()
    {
        await using var host = await Start();
        foreach (var path in new[] { "/page", "/styles", "/scripts" }) await host.Text(path);
        Assert.Equal(0, host.Logged("The page /"));
    }

    [Theory]
    [InlineData("/wrong/placeholder")]
    [InlineData("/wrong/scripts")]
    public async Task A_name_that_no_widget_has_is_an_error_in_development_and_else_a_line_with_all_names(string path)
    {
        const string line = "There is no widget named heder. The widgets are ";
        await using Host host = await Start(), development = await Start(isDevelopment: true);
        foreach (var _ in Enumerable.Range(0, 2)) await host.Text(path);
        Assert.Equal(1, host.Logged(line));
        using var error = await development.Ask(path);
        Assert.Equal(HttpStatusCode.InternalServerError, error.StatusCode);
        Assert.Contains(line, await error.Content.ReadAsStringAsync(), StringComparison.Ordinal);
    }

    [Fact]
    public async Task What_the_translations_of_a_page_lack_is_there_once()
    {
        await using var host = await Start();
        foreach (var path in new[] { "/lacking", "/lacking", "/page" }) await host.Text(path);
        var line = Assert.Single(host.Log, each => each.Contains("The translations for", StringComparison.Ordinal));
        Assert.Contains("The translations for \"uk\" ", line, StringComparison.Ordinal);
        Assert.EndsWith(
            ": News, Login missing, so these texts are English; ResendIn has no {{seconds}}; "
            + "ResendIn has {{second}}, which the widgets do not fill in.",
            line, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Languages_that_visitors_make_up_fill_it_with_at_most_a_hundred_lines_of_its_own()
    {
        await using var host = await Start();
        for (var made = 0; made < 110; made++) await host.Text($"/lacking?lang={made}%0AForged line");
        Assert.Equal(1, host.Logged("The translations for \"50Forgedline\""));
        Assert.InRange(host.Logged("The translations for"), 1, 100);
        Assert.DoesNotContain(host.Log, line => line.Contains('\n', StringComparison.Ordinal));
    }

    [Fact]
    public async Task The_sign_in_says_by_number_what_is_left_and_that_pages_do_not_know_who_has_signed_in()
    {
        await using var host = await Host.Start(
            builder => builder.Services.AddWidgetSignIn(typeof(Users)).AddAuthorization(),
            app =>
            {
                app.MapGet("/sign-in", (HttpContext context, WidgetSignIn session) => session.SignIn(context, "1", null));
                app.MapGet("/next", WidgetSignIn.Report);
            });
        string[] start = ["4021 Logins are answered with 503 until the sample is finished: Write users. Then", "4022 Browsers cannot fill"];
        Assert.All(start, line => Assert.Equal(1, host.Logged(line)));
        using var signedIn = await host.Ask("/sign-in");
        // A stranger cannot write the cookie, and a page that has lost the session has only this one.
        var mark = signedIn.Headers.GetValues("Set-Cookie").Select(each => each.Split(';')[0])
            .Single(each => each.StartsWith("ev-portal-signed-in", StringComparison.Ordinal));
        foreach (var cookie in new[] { "ev-portal-signed-in=1", mark, mark }) await host.Ask("/next", null, $"Cookie: {cookie}");
        Assert.Equal(1, host.Logged("4023 A visitor has signed in, and the next page does not know it."));
    }

    private static Task<Host> Start(
        Action<WebApplicationBuilder>? add = null, Action<WebApplication>? widgets = null, bool isDevelopment = false) => Host.Start(
        add,
        app =>
        {
            app.MapGet("/page", (WidgetTags tags) => $"{tags.Styles()}{tags.Scripts()}");
            app.MapGet("/styles", (WidgetTags tags) => tags.Styles().Value);
            app.MapGet("/placeholder", async (WidgetTags tags) => (await tags.Place("header", null)).Start);
            app.MapGet("/wrong/placeholder", async (WidgetTags tags) => (await tags.Place("heder", null)).Start);
            app.MapGet("/wrong/scripts", (WidgetTags tags) => tags.Scripts(only: "header,heder").Value);
            app.MapGet("/scripts", (WidgetTags tags) => tags.Scripts().Value);
            app.MapGet("/lacking", (WidgetTags tags, string? lang) =>
            {
                var texts = WidgetTexts.For("uk");
                texts.Remove("Login");
                texts["News"] = " ";
                texts.Remove("Menu");
                texts["menu"] = "Меню";
                texts["ResendIn"] = "За {{second}} с";
                return $"{tags.Styles()}{tags.Scripts(new() { Lang = lang ?? "uk", Translations = texts })}";
            });
        },
        widgets,
        isDevelopment);

    [Unfinished("Write users.")]
    private sealed class Users;
}
