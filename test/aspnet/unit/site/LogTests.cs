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
    [InlineData(1, "/placeholder", "/placeholder", "/page")]
    // A page with scripts shows that somebody has written them.
    [InlineData(0, "/page", "/placeholder")]
    public async Task The_first_page_with_a_widget_and_without_scripts_is_named_once(int lines, params string[] paths)
    {
        await using var host = await Start();
        foreach (var path in paths) await host.Text(path);
        Assert.Equal(lines, host.Logged("The page /"));
        Assert.Equal(lines, host.Logged("4005 The page /placeholder has the widget header and no script of it: write <widget-scripts /> before </body>."));
    }

    [Theory]
    [InlineData("", "")]
    [InlineData("header footer login-card", "")]
    // A wrong name gets all scripts.
    [InlineData("heder", "")]
    [InlineData("header", "footer login-card")]
    [InlineData("header footer", "login-card")]
    public async Task Each_widget_that_the_scripts_of_its_page_do_not_name_is_named_once(string only, string missing)
    {
        await using var host = await Start();
        foreach (var _ in Enumerable.Range(0, 2)) await host.Text($"/only?only={only}");
        var expected = missing.Split(' ', StringSplitOptions.RemoveEmptyEntries);
        Assert.Equal(expected.Length, host.Logged("4005 "));
        Assert.All(expected, name => Assert.Equal(1, host.Logged($"4005 The page /only has the widget {name} and no script of it")));
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
    public async Task The_sign_in_says_by_number_what_is_left_and_that_pages_do_not_know_who_has_signed_in()
    {
        await using var host = await Host.Start(
            builder => builder.Services.AddWidgetSignIn(typeof(Users)).AddAuthorization(),
            app =>
            {
                app.MapGet("/sign-in", (HttpContext context, WidgetSignIn session) => session.SignInAsync(context, "1", null));
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
            app.MapGet("/placeholder", async (WidgetTags tags) => (await tags.Place("header", null)).Start);
            app.MapGet("/only", async (WidgetTags tags, string? only) =>
            {
                foreach (var name in new[] { "header", "footer", "login-card" }) await tags.Place(name, null);
                return tags.Scripts(only: only).Value;
            });
            app.MapGet("/wrong/placeholder", async (WidgetTags tags) => (await tags.Place("heder", null)).Start);
            app.MapGet("/wrong/scripts", (WidgetTags tags) => tags.Scripts(only: "header,heder").Value);
            app.MapGet("/scripts", (WidgetTags tags) => tags.Scripts().Value);
        },
        widgets,
        isDevelopment);

    [Unfinished("Write users.")]
    private sealed class Users;
}
