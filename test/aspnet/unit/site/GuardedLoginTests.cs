#nullable enable
using System.Net;
using System.Net.Http.Json;
using System.Security.Claims;
using System.Text.RegularExpressions;
using EvPortalWidgets;
using Microsoft.AspNetCore.Authentication.Cookies;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.TestHost;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;
using Xunit;

/// <summary>The sample that has the guard and none of the widgets, as it is in the repository.</summary>
public sealed class GuardedLoginTests : IAsyncLifetime
{
    private const string Number = "380501234567";
    private readonly Host.Lines lines = new();
    private WebApplication app;

    public GuardedLoginTests() => app = Site(services => services.AddSmsGuard());

    private WebApplication Site(Action<IServiceCollection> addGuard, string environment = "Development")
    {
        var builder = WebApplication.CreateSlimBuilder(new WebApplicationOptions { EnvironmentName = environment });
        builder.Logging.ClearProviders().AddProvider(lines);
        builder.WebHost.UseTestServer();
        addGuard(builder.Services);
        builder.Services.AddAuthentication(CookieAuthenticationDefaults.AuthenticationScheme).AddCookie();
        builder.Services.AddAuthorization();
        var site = builder.Build();
        // Each test begins at the same address.
        site.Use((context, next) =>
        {
            context.Connection.RemoteIpAddress = IPAddress.Parse("203.0.113.7");
            return next();
        });
        site.MapGuardedLogin();
        site.MapGet("/panel", (ClaimsPrincipal user) => user.Identity!.Name).RequireAuthorization();
        return site;
    }

    [Theory]
    [InlineData("Staging")]
    [InlineData("Production")]
    public void A_site_that_has_not_written_the_methods_starts_in_Development_only(string environment)
    {
        var stop = Assert.Throws<NotImplementedException>(() => Site(services => services.AddSmsGuard(), environment));
        Assert.Equal("Write the methods at the end of GuardedLogin.cs.", stop.Message);
    }

    [Fact]
    public async Task A_visitor_signs_in_by_SMS_and_a_second_SMS_has_to_wait()
    {
        using var visitor = await Visit();
        using (var sent = await Call(visitor, "code", new { Number })) Assert.Equal(HttpStatusCode.NoContent, sent.StatusCode);
        using var again = await Call(visitor, "code", new { Number });
        Assert.Equal("TooManyRequests SmsSentTimeout", await Answer(again));
        Assert.InRange(again.Headers.RetryAfter!.Delta!.Value, TimeSpan.FromSeconds(1), TimeSpan.FromMinutes(1));
        using (var wrong = await Call(visitor, "phone", new { Number, Code = "0" })) Assert.Equal("BadRequest Wrong", await Answer(wrong));
        var code = lines.All.Select(line => Regex.Match(line, $@"SMS to \+{Number}: Code: (\d+)")).Single(found => found.Success).Groups[1].Value;
        using (var other = await Visit())
        using (var stolen = await Call(other, "phone", new { Number, Code = code })) Assert.Equal("BadRequest None", await Answer(stolen));
        using var right = await Call(visitor, "phone", new { Number, Code = code });
        Assert.Equal(Number, await Panel(visitor, right));
    }

    [Fact]
    public async Task No_SMS_is_sent_to_another_spelling_nor_for_a_call_of_another_page()
    {
        using var visitor = await Visit();
        using (var spelling = await Call(visitor, "code", new { Number = "+" + Number }))
            Assert.Equal("BadRequest NotAllowedSmsForCountry", await Answer(spelling));
        visitor.DefaultRequestHeaders.Remove("X-Requested-With");
        using var elsewhere = await Call(visitor, "code", new { Number });
        Assert.Equal("BadRequest SmsMaxAttemptsReached", await Answer(elsewhere));
        using FormUrlEncodedContent form = new([new("Email", "driver@example.com"), new("Password", "charge")]);
        using var posted = await visitor.PostAsync(new Uri("/login/email", UriKind.Relative), form);
        Assert.Equal(HttpStatusCode.UnsupportedMediaType, posted.StatusCode);
    }

    [Fact]
    public async Task A_visitor_signs_in_by_email_and_wrong_passwords_have_a_limit()
    {
        using var visitor = await Visit();
        using (var right = await Call(visitor, "email", new { Email = "driver@example.com", Password = "charge" }))
            Assert.Equal("1", await Panel(visitor, right));
        using var stranger = await Visit();
        List<string> answers = [];
        for (var tries = 0; tries < 6; tries++)
        {
            using var wrong = await Call(stranger, "email", new { Email = "nobody@example.com", Password = "charge" });
            answers.Add(await Answer(wrong));
        }
        Assert.Equal([.. Enumerable.Repeat("BadRequest Wrong", 5), "TooManyRequests TooManyRequests"], answers);
    }

    [Fact]
    public async Task While_Redis_is_away_no_SMS_is_sent_and_an_email_signs_in()
    {
        await app.DisposeAsync();
        SlowStore away = new(new MemoryStore(() => TimeSpan.Zero)) { Before = _ => throw new TimeoutException("away") };
        using SmsGuard guard = new(new(), away, new WidgetLog((_, _, _) => { }), () => TimeSpan.Zero);
        app = Site(services =>
        {
            services.AddSingleton(guard);
            services.AddSmsGuard();
        });
        await app.StartAsync();
        using var visitor = await Visit();
        using (var sent = await Call(visitor, "code", new { Number })) Assert.Equal("BadRequest SmsUnavailable", await Answer(sent));
        using (var entered = await Call(visitor, "phone", new { Number, Code = "123456" })) Assert.Equal("BadRequest Away", await Answer(entered));
        using var right = await Call(visitor, "email", new { Email = "driver@example.com", Password = "charge" });
        Assert.Equal("1", await Panel(visitor, right));
    }

    public Task InitializeAsync() => app.StartAsync();

    public async Task DisposeAsync() => await app.DisposeAsync();

    /// <summary>A browser that has been on the page with the login.</summary>
    private async Task<HttpClient> Visit()
    {
        var visitor = app.GetTestClient();
        visitor.DefaultRequestHeaders.Add("X-Requested-With", "XMLHttpRequest");
        using var page = await visitor.GetAsync(new Uri("/login", UriKind.Relative));
        Keep(visitor, page);
        return visitor;
    }

    private static Task<HttpResponseMessage> Call(HttpClient visitor, string path, object body) =>
        visitor.PostAsJsonAsync($"/login/{path}", body);

    private static async Task<string> Answer(HttpResponseMessage answer) =>
        $"{answer.StatusCode} {(await answer.Content.ReadFromJsonAsync<Dictionary<string, string>>())!["code"]}";

    /// <summary>Who has signed in, as the page for those knows it.</summary>
    private static async Task<string> Panel(HttpClient visitor, HttpResponseMessage login)
    {
        Assert.Equal(HttpStatusCode.OK, login.StatusCode);
        Keep(visitor, login);
        return await visitor.GetStringAsync(new Uri("/panel", UriKind.Relative));
    }

    private static void Keep(HttpClient visitor, HttpResponseMessage answer)
    {
        foreach (var cookie in answer.Headers.GetValues("Set-Cookie")) visitor.DefaultRequestHeaders.Add("Cookie", cookie.Split(';')[0]);
    }
}
