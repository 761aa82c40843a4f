#nullable enable
using System.Net;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.DependencyInjection;
using Xunit;

/// <summary>
/// Any page can send a form with a login of its author, and with an antiforgery pair of its author. Only a script of the site can send
/// the header of the card.
/// </summary>
public sealed class LoginFormTests
{
    private const string ByScript = "X-Requested-With: XMLHttpRequest";

    [Theory]
    [InlineData("POST", "/account/emaillogin", "", false)]
    [InlineData("POST", "/account/phonelogin", "", false)]
    [InlineData("POST", "/uk/Account/PhoneLogin/", "", false)]
    // A site may have the route {controller}/{action}/{id}.
    [InlineData("POST", "/account/emaillogin/1", "", false)]
    // A WebView of Android sends the name of its app.
    [InlineData("POST", "/account/emaillogin", "X-Requested-With: com.example.app", false)]
    [InlineData("POST", "/account/emaillogin", ByScript, true)]
    [InlineData("POST", "/uk/account/phonelogin", ByScript, true)]
    [InlineData("POST", "/account/register", "", true)]
    [InlineData("POST", "/account/emaillogins", "", true)]
    [InlineData("GET", "/account/emaillogin", "", true)]
    public async Task Where_the_card_signs_in_a_login_without_its_header_does_nothing(string method, string path, string header, bool isDone)
    {
        await using var site = await Start(hasGuard: true);
        using var answer = await Send(site, method, path, header);
        Assert.Equal(isDone ? HttpStatusCode.OK : HttpStatusCode.BadRequest, answer.StatusCode);
        Assert.Equal(isDone, answer.Headers.Contains("Set-Cookie"));
    }

    [Theory]
    [InlineData("", HttpStatusCode.OK)]
    [InlineData("EvPortalWidgets:SmsGuard=none", HttpStatusCode.BadRequest)]
    public async Task A_site_that_has_only_other_widgets_may_have_a_form_at_this_address(string setting, HttpStatusCode status)
    {
        await using var site = await Start(hasGuard: false, setting);
        using var answer = await Send(site, "POST", "/account/emaillogin", "");
        Assert.Equal(status, answer.StatusCode);
    }

    [Fact]
    public async Task The_log_names_the_header_once()
    {
        await using var site = await Start(hasGuard: true);
        foreach (var path in new[] { "/account/emaillogin", "/account/phonelogin" }) using (await Send(site, "POST", path, "")) { }
        Assert.Equal(1, site.Logged("4026 A login was refused, because it has no header X-Requested-With: XMLHttpRequest."));
    }

    [Theory]
    [InlineData("charset=utf-7", HttpStatusCode.BadRequest)]
    [InlineData("charset =utf-7", HttpStatusCode.BadRequest)]
    [InlineData("charset=x-unicode-2-0-utf-7", HttpStatusCode.BadRequest)]
    [InlineData("charset=utf-8", HttpStatusCode.OK)]
    [InlineData("charset=unknown", HttpStatusCode.OK)]
    public async Task Characters_that_ASP_NET_refuses_to_read_are_no_error_of_the_site(string charset, HttpStatusCode status)
    {
        await using var site = await Start(hasGuard: true);
        using FormUrlEncodedContent form = new(new Dictionary<string, string> { ["email"] = "a" });
        form.Headers.Remove("Content-Type");
        form.Headers.TryAddWithoutValidation("Content-Type", "application/x-www-form-urlencoded; " + charset);
        site.Client.DefaultRequestHeaders.Add("X-Requested-With", "XMLHttpRequest");
        using var answer = await site.Client.PostAsync(new Uri("/account/emaillogin", UriKind.Relative), form);
        Assert.Equal(status, answer.StatusCode);
    }

    [Fact]
    public async Task A_long_type_of_a_login_costs_no_time()
    {
        await using var site = await Start(hasGuard: true);
        using FormUrlEncodedContent form = new(new Dictionary<string, string> { ["email"] = "a" });
        form.Headers.Remove("Content-Type");
        form.Headers.TryAddWithoutValidation("Content-Type", string.Concat(Enumerable.Repeat("charset=", 3_500)));
        site.Client.DefaultRequestHeaders.Add("X-Requested-With", "XMLHttpRequest");
        var before = Environment.CpuUsage.TotalTime;
        using (await site.Client.PostAsync(new Uri("/account/emaillogin", UriKind.Relative), form)) { }
        // A regular expression took 4 s.
        Assert.InRange(Environment.CpuUsage.TotalTime - before, TimeSpan.Zero, TimeSpan.FromSeconds(2));
    }

    private static Task<HttpResponseMessage> Send(Host site, string method, string path, string header) =>
        site.Ask(path, new(method), header == "" ? [] : [header]);

    /// <summary>A site that signs everybody in at every address.</summary>
    private static Task<Host> Start(bool hasGuard, string setting = "") => Host.Start(
        builder =>
        {
            if (hasGuard) builder.Services.AddSmsGuard();
        },
        app => app.Map("/{**path}", async (HttpContext context) =>
        {
            if (context.Request.HasFormContentType) await context.Request.ReadFormAsync();
            context.Response.Cookies.Append("session", "1");
        }),
        settings: setting == "" ? [] : [setting]);
}
