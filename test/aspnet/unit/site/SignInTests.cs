#nullable enable
using System.Net;
using System.Text.Encodings.Web;
using EvPortalWidgets;
using Microsoft.AspNetCore.Authentication;
using Microsoft.AspNetCore.Authentication.Cookies;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Identity;
using Microsoft.AspNetCore.Routing;
using Microsoft.AspNetCore.TestHost;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Diagnostics.HealthChecks;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Options;
using Xunit;

/// <summary>What the sign-in of a site needs: a session, a host for the SMS, a token.</summary>
public sealed class SignInTests
{
    private static readonly Dictionary<string, Action<IServiceCollection>> Sessions = new()
    {
        ["tokens"] = site => site.AddAuthentication("Api").AddScheme<AuthenticationSchemeOptions, Tokens>("Api", null),
        // As OpenID Connect.
        ["remote"] = site => site.AddAuthentication("Elsewhere").AddCookie().AddScheme<RemoteAuthenticationOptions, Elsewhere>(
            "Elsewhere", null, options => (options.SignInScheme, options.CallbackPath) = ("Cookies", "/back")),
        ["bearer"] = site => site.AddAuthentication("BearerToken").AddBearerToken(),
        ["identity"] = site => site.AddIdentity<IdentityUser, IdentityRole>(),
        ["identity api"] = site => site.AddIdentityApiEndpoints<IdentityUser>(),
        ["policy"] = site => site.AddAuthentication("Policy").AddPolicyScheme("Policy", null, policy => policy.ForwardDefault = "Api")
            .AddScheme<AuthenticationSchemeOptions, Tokens>("Api", null),
        // The framework asks the first scheme whether it signs in, and only then passes the sign-in on.
        ["passed on"] = site => site.AddAuthentication("Api").AddCookie("Drivers")
            .AddScheme<AuthenticationSchemeOptions, Tokens>("Api", null, options => options.ForwardSignIn = "Drivers"),
        ["two"] = site => site.AddAuthentication().AddCookie("Drivers").AddCookie("Offices"),
    };

    [Theory]
    [InlineData("tokens", "The default scheme \"Api\" of the site can sign nobody in: see \"JWT or OpenID Connect\"")]
    [InlineData("policy", "The default scheme \"Api\" of the site can sign nobody in: see \"JWT or OpenID Connect\"")]
    [InlineData("passed on", "The default scheme \"Api\" of the site can sign nobody in: see \"JWT or OpenID Connect\"")]
    [InlineData("remote", "The default scheme \"Elsewhere\" of the site can sign nobody in: see \"JWT or OpenID Connect\"")]
    [InlineData("bearer", "The default scheme \"BearerToken\" of the site can sign nobody in: see \"JWT or OpenID Connect\"")]
    [InlineData("identity", "The site uses Identity, so it needs the class of \"The sample with Identity, for new users\"")]
    [InlineData("identity api", "The site uses Identity, so it needs the class of \"The sample with Identity, for new users\"")]
    [InlineData("two", "several authentication schemes and no default one: see \"The session of the site\"")]
    public async Task A_session_by_which_nobody_could_sign_in_stops_the_start(string session, string why)
    {
        var error = await Assert.ThrowsAsync<InvalidOperationException>(() => Host.Start(builder =>
        {
            builder.Services.AddWidgetSignIn();
            Sessions[session](builder.Services);
        }));
        Assert.Contains(why, error.Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Drivers", null)]
    [InlineData("Api", "The default scheme \"Api\" of the site can sign nobody in: see \"JWT or OpenID Connect\"")]
    [InlineData("BearerToken", "The default scheme \"BearerToken\" of the site can sign nobody in: see \"JWT or OpenID Connect\"")]
    [InlineData("Identity.Application", "The site uses Identity, so it needs the class of \"The sample with Identity, for new users\"")]
    public async Task A_scheme_that_the_site_selects_for_each_request_is_asked_for_at_the_sign_in(string selected, string? refusal)
    {
        await using var site = await Host.Start(
            builder =>
            {
                builder.Services.AddWidgetSignIn().AddAuthorization();
                builder.Services.AddAuthentication("Policy").AddPolicyScheme("Policy", null, policy => policy.ForwardDefaultSelector =
                        context => IPAddress.IsLoopback(context.Connection.RemoteIpAddress!) ? selected : "Nobody")
                    .AddScheme<CookieAuthenticationOptions, CookiesOfRequests>("Drivers", null)
                    .AddScheme<AuthenticationSchemeOptions, Tokens>("Api", null)
                    .AddCookie("Identity.Application").AddBearerToken();
            },
            app =>
            {
                app.Use((context, rest) =>
                {
                    context.Connection.RemoteIpAddress = IPAddress.Loopback;
                    return rest(context);
                });
                MapSession(app);
            });
        if (refusal is null)
        {
            Assert.Equal(HttpStatusCode.OK, await StatusFor(site, "/sign-in?role=Admin"));
            return;
        }
        var error = await Assert.ThrowsAsync<InvalidOperationException>(() => site.Ask("/sign-in"));
        Assert.Contains(refusal, error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task A_site_may_know_its_visitors_in_a_branch_of_its_pages_only()
    {
        using var site = new HostBuilder().UseEnvironment("Development").ConfigureWebHost(web => web.UseTestServer()
            .ConfigureServices(services =>
            {
                services.AddRouting().AddWidgets(context => new PageData { Lang = "uk", Translations = WidgetTexts.For("uk") });
                services.AddWidgetSignIn().AddAuthorization();
            })
            .Configure(app => app.UseRouting()
                .UseWhen(context => context.Request.Path.StartsWithSegments("/admins"), pages => pages.UseAuthentication())
                .UseAuthorization().UseEndpoints(AddSession))).Build();
        await site.StartAsync();
        using var client = site.GetTestClient();
        using var signIn = await client.GetAsync("/sign-in?role=Admin");
        using HttpRequestMessage request = new(HttpMethod.Get, "/admins");
        request.Headers.Add("Cookie", CookiesOf(signIn));
        using var page = await client.SendAsync(request);
        Assert.Equal(HttpStatusCode.OK, page.StatusCode);
    }

    [Fact]
    public async Task A_second_registration_without_classes_does_not_finish_the_sample()
    {
        await using var site = await Host.Start(
            builder => builder.Services.AddWidgetSignIn(typeof(Users)).AddWidgetSignIn(),
            app => app.Map("/account/emaillogin", () => "signed in"));
        using var answer = await site.Ask("/account/emaillogin", HttpMethod.Post, "X-Requested-With: XMLHttpRequest");
        Assert.Equal(HttpStatusCode.ServiceUnavailable, answer.StatusCode);
        Assert.Equal(1, site.Logged("4021 Logins are answered with 503 until the sample is finished: Write users. Then"));
    }

    [Theory]
    [InlineData(false, HealthStatus.Degraded, "4021 Unfinished")]
    [InlineData(true, HealthStatus.Healthy, "")]
    public async Task The_health_names_logins_that_are_refused_until_the_sample_is_finished(
        bool isDevelopment, HealthStatus status, string problem)
    {
        await using var site = await Host.Start(
            builder => builder.Services.AddWidgetSignIn(typeof(Users)).AddHealthChecks().AddWidgets(), isDevelopment: isDevelopment);
        var report = await site.Services.GetRequiredService<HealthCheckService>().CheckHealthAsync();
        Assert.Equal(status, report.Status);
        Assert.Equal(problem, Assert.Single(report.Entries.Values).Description);
    }

    [Fact]
    public async Task A_second_registration_changes_nothing_that_the_site_has_configured_since_the_first_one()
    {
        await using var site = await Host.Start(
            builder => builder.Services
                .AddSmsGuard(options => options.PerNumber = 3).Services.AddWidgetSignIn()
                .Configure<CookieAuthenticationOptions>("EvPortal", cookie => cookie.LoginPath = "/enter")
                .AddHttpClient("EvPortalWidgets", client => client.Timeout = TimeSpan.FromSeconds(1))
                .Services.AddWidgetSignIn().AddSmsGuard().Services.AddHealthChecks().AddWidgets().AddWidgets(),
            settings: ["EvPortalWidgets:Sms:PerNumber=9", "EvPortalWidgets:Sms:Proxies=10.0.0.2"]);
        T Get<T>() where T : notnull => site.Services.GetRequiredService<T>();
        var options = Get<IOptions<SmsGuardOptions>>().Value;
        Assert.Equal(3, options.PerNumber);
        Assert.Equal("10.0.0.2", Assert.Single(options.Proxies));
        Assert.Equal("/enter", Get<IOptionsMonitor<CookieAuthenticationOptions>>().Get("EvPortal").LoginPath);
        using var client = Get<IHttpClientFactory>().CreateClient("EvPortalWidgets");
        Assert.Equal(TimeSpan.FromSeconds(1), client.Timeout);
        Assert.Equal(HealthStatus.Healthy, (await Get<HealthCheckService>().CheckHealthAsync()).Status);
    }

    [Theory]
    [InlineData("portal.example", "*", "evil.example", "portal.example")]
    [InlineData("portal.example:5001", "*", "evil.example", "portal.example")]
    [InlineData("-portal", "*", "evil.example", "")]
    [InlineData("portal_dev", "*", "evil.example", "portal_dev")]
    [InlineData("portal.example.", "*", "evil.example", "portal.example")]
    [InlineData("", "*.portal.example;portal.example", "portal.example:8080", "portal.example")]
    [InlineData("", "*.portal.example", "www.portal.example", "")]
    [InlineData("", "*;portal.example", "evil.example", "")]
    [InlineData("", "*", "portal.example", "")]
    [InlineData("https://portal.example/", "*", "portal.example", "")]
    public async Task An_SMS_names_a_host_of_the_settings_and_no_other(string named, string allowed, string asked, string host)
    {
        await using var site = await Host.Start(
            builder => builder.Services.AddWidgetSignIn(),
            app => app.MapGet("/sms", (HttpContext context) => WidgetLoginSms.For(context, "123456", "en")),
            settings: [$"EvPortalWidgets:Host={named}", $"AllowedHosts={allowed}"]);
        Assert.Equal(host == "" ? "Your code: 123456" : $"Your code: 123456\n@{host} #123456", await site.Text($"http://{asked}/sms"));
        var isKnown = host != "" || allowed.Contains(";portal", StringComparison.Ordinal);
        Assert.Equal(isKnown ? 0 : 1, site.Logged("EvPortalWidgets:Host"));
    }

    [Theory]
    [InlineData("de-AT", "4027 WidgetLoginTexts.Own lacks texts in the language de: NotServed, ")]
    [InlineData("en-GB", "")]
    [InlineData("uk", "")]
    public async Task The_log_says_once_that_nobody_has_written_the_texts_of_a_language(string language, string line)
    {
        await using var site = await Host.Start(
            builder => builder.Services.AddWidgetSignIn(),
            app => app.MapGet("/sms", (HttpContext context) => WidgetLoginSms.For(context, "123456", language)));
        foreach (var _ in new[] { 1, 2 }) await site.Text("/sms");
        Assert.Equal(line == "" ? 0 : 1, site.Logged(line == "" ? "4027" : line));
    }

    [Theory]
    [InlineData("380501234567", true)]
    [InlineData("421912345678", true)]
    [InlineData("380000000000", false)]
    [InlineData("380700123456", false)]
    [InlineData("380800123456", false)]
    [InlineData("380900123456", false)]
    [InlineData("421000000000", false)]
    [InlineData("421800123456", false)]
    [InlineData("421900123456", false)]
    // The dialling code was typed after the one that was chosen.
    [InlineData("380380501234", false)]
    [InlineData("380421912345", false)]
    [InlineData("421380501234", false)]
    [InlineData("421421912345", false)]
    [InlineData("38050123456", false)]
    [InlineData("3805012345678", false)]
    // The line break is no part of a number.
    [InlineData("380501234567\n", false)]
    [InlineData("48501234567", false)]
    [InlineData(null, false)]
    public void An_SMS_goes_to_a_mobile_phone_of_a_country_of_the_card(string? number, bool isServed) =>
        Assert.Equal(isServed, WidgetLoginFields.IsServed(number));

    [Theory]
    [InlineData("http://localhost/card", "login-browser=[^;]+; max-age=\\d+; path=/; samesite=lax; httponly")]
    [InlineData("https://portal.example/card", "__Host-login-browser=[^;]+; max-age=\\d+; path=/; secure; samesite=lax; httponly")]
    public async Task The_cookie_of_the_browser_is_for_the_server_alone_and_over_https_for_this_host(string address, string cookie)
    {
        await using var site = await Host.Start(
            builder => builder.Services.AddSmsGuard(), app => app.MapGet("/card", (WidgetTags tags) => tags.PrepareCard()));
        using var answer = await site.Ask(address);
        Assert.Matches($"^{cookie}$", Assert.Single(answer.Headers.GetValues("Set-Cookie")));
    }

    [Fact]
    public async Task The_cookies_of_a_session_are_not_sent_with_what_other_sites_request()
    {
        await using var site = await Session();
        using var answer = await site.Ask("https://portal.example/sign-in");
        var cookies = answer.Headers.GetValues("Set-Cookie").ToList();
        Assert.Equal(2, cookies.Count);
        Assert.All(cookies, cookie => Assert.Matches("; secure; samesite=lax; httponly$", cookie));
    }

    [Theory]
    [InlineData(null, HttpStatusCode.Unauthorized)]
    [InlineData("/sign-in", HttpStatusCode.Forbidden)]
    [InlineData("/sign-in?role=Driver", HttpStatusCode.Forbidden)]
    [InlineData("/sign-in?role=Admin", HttpStatusCode.OK)]
    public async Task A_page_for_a_role_is_for_no_other_role(string? signIn, HttpStatusCode status)
    {
        await using var site = await Session();
        Assert.Equal(status, await StatusFor(site, signIn));
    }

    private static Task<Host> Session() => Host.Start(builder => builder.Services.AddWidgetSignIn().AddAuthorization(), MapSession);

    private static void MapSession(WebApplication app)
    {
        app.UseAuthentication().UseAuthorization();
        AddSession(app);
    }

    private static void AddSession(IEndpointRouteBuilder app)
    {
        app.MapGet("/sign-in", (HttpContext context, WidgetSignIn session, string? role) => session.SignInAsync(context, "1", role));
        app.MapGet("/admins", () => "Admins").RequireAuthorization(policy => policy.RequireRole("Admin"));
    }

    /// <summary>The answer to a visitor who signs in at an address, or to one who does not, on a page for administrators.</summary>
    private static async Task<HttpStatusCode> StatusFor(Host site, string? signIn)
    {
        List<string> headers = ["X-Requested-With: XMLHttpRequest"];
        if (signIn is not null)
        {
            using var answer = await site.Ask(signIn);
            headers.Add($"Cookie: {CookiesOf(answer)}");
        }
        using var page = await site.Ask("/admins", null, [.. headers]);
        return page.StatusCode;
    }

    private static string CookiesOf(HttpResponseMessage answer) =>
        string.Join("; ", answer.Headers.GetValues("Set-Cookie").Select(each => each.Split(';')[0]));

    [Theory]
    [InlineData("X-XSRF-TOKEN", "__RequestVerificationToken", "\"antiforgery\":{\"header\":\"X-XSRF-TOKEN\",\"field\":\"__RequestVerificationToken\"}")]
    [InlineData("RequestVerificationToken", "site-token", "\"antiforgery\":{\"header\":\"RequestVerificationToken\",\"field\":\"site-token\"}")]
    [InlineData(null, "site-token", "\"bodyFormat\":\"form\"")]
    [InlineData("RequestVerificationToken", "__RequestVerificationToken", "")]
    public async Task A_page_has_the_names_of_the_antiforgery_of_its_site(string? header, string field, string data)
    {
        await using var site = await Host.Start(
            builder => builder.Services.AddAntiforgery(options => (options.HeaderName, options.FormFieldName) = (header, field)),
            app => app.MapGet("/card", (WidgetTags tags) => $"{tags.PrepareCard()}{tags.Scripts()}"));
        var page = await site.Text("/card");
        Assert.StartsWith($"<input name=\"{field}\" ", page, StringComparison.Ordinal);
        if (data == "") Assert.DoesNotContain("\"antiforgery\"", page, StringComparison.Ordinal);
        else Assert.Contains(data, page, StringComparison.Ordinal);
    }

    [Unfinished("Write users.")]
    private sealed class Users;

    private sealed class Tokens(IOptionsMonitor<AuthenticationSchemeOptions> options, ILoggerFactory log, UrlEncoder encoder)
        : AuthenticationHandler<AuthenticationSchemeOptions>(options, log, encoder)
    {
        protected override Task<AuthenticateResult> HandleAuthenticateAsync() => Task.FromResult(AuthenticateResult.NoResult());
    }

    /// <summary>As many handlers of sites, it reads the request before all else.</summary>
    private sealed class CookiesOfRequests(IOptionsMonitor<CookieAuthenticationOptions> options, ILoggerFactory log, UrlEncoder encoder)
        : CookieAuthenticationHandler(options, log, encoder)
    {
        protected override Task InitializeHandlerAsync() =>
            IPAddress.IsLoopback(Context.Connection.RemoteIpAddress!) ? base.InitializeHandlerAsync() : throw new NotSupportedException();
    }

    private sealed class Elsewhere(IOptionsMonitor<RemoteAuthenticationOptions> options, ILoggerFactory log, UrlEncoder encoder)
        : RemoteAuthenticationHandler<RemoteAuthenticationOptions>(options, log, encoder)
    {
        protected override Task<HandleRequestResult> HandleRemoteAuthenticateAsync() => Task.FromResult(HandleRequestResult.SkipHandler());
    }
}
