#nullable enable
using System.Net;
using System.Net.Http.Json;
using System.Security.Claims;
using System.Text.RegularExpressions;
using EvPortalWidgets;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
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
    private IPAddress address = IPAddress.Parse("203.0.113.7");

    public GuardedLoginTests() => app = Site(services => services.AddSmsGuard());

    private WebApplication Site(Action<IServiceCollection> addGuard, string environment = "Development")
    {
        var builder = WebApplication.CreateSlimBuilder(new WebApplicationOptions { EnvironmentName = environment });
        builder.Logging.ClearProviders().AddProvider(lines);
        builder.WebHost.UseTestServer();
        addGuard(builder.Services);
        builder.Services.AddScoped<SiteLogin>();
        // A site has a scheme of its own.
        builder.Services.AddAuthentication("Portal").AddCookie("Portal");
        builder.Services.AddAuthorization();
        var site = builder.Build();
        // Each test begins at the same address.
        site.Use((context, next) =>
        {
            context.Connection.RemoteIpAddress = address;
            return next();
        });
        site.MapGuardedLogin();
        // As the sample and the guide have it.
        site.MapGet("/login", (HttpContext context, SmsGuard guard) => { guard.KeepBrowser(context); });
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
        var code = CodeFor(Number);
        using (var other = await Visit())
        using (var stolen = await Call(other, "phone", new { Number, Code = code })) Assert.Equal("BadRequest None", await Answer(stolen));
        using var right = await Call(visitor, "phone", new { Number, Code = code });
        Assert.Equal("1", await Panel(visitor, right));
    }

    [Fact]
    public async Task A_number_that_no_account_has_is_refused_and_only_its_owner_learns_it()
    {
        const string unknown = "380501234568";
        using var visitor = await Visit();
        using (var sent = await Call(visitor, "code", new { Number = unknown })) Assert.Equal(HttpStatusCode.NoContent, sent.StatusCode);
        using (var wrong = await Call(visitor, "phone", new { Number = unknown, Code = "0" })) Assert.Equal("BadRequest Wrong", await Answer(wrong));
        using var right = await Call(visitor, "phone", new { Number = unknown, Code = CodeFor(unknown) });
        Assert.Equal("BadRequest Unknown", await Answer(right));
        Assert.False(right.Headers.TryGetValues("Set-Cookie", out var cookies) && cookies.Any(cookie => cookie.StartsWith(".AspNetCore.", StringComparison.Ordinal)));
    }

    [Theory]
    [InlineData("+380 (50) 123-45-67")]
    [InlineData("050 123 45 67")]
    public async Task A_number_is_right_as_a_visitor_types_it(string typed)
    {
        using var visitor = await Visit();
        using (var sent = await Call(visitor, "code", new { Number = typed })) Assert.Equal(HttpStatusCode.NoContent, sent.StatusCode);
        using var right = await Call(visitor, "phone", new { Number = typed, Code = CodeFor(Number) });
        Assert.Equal("1", await Panel(visitor, right));
    }

    [Theory]
    [InlineData("+48 512 345 678")]
    [InlineData("38050123456")]
    [InlineData("3800501234567")]
    [InlineData("")]
    [InlineData(null)]
    public async Task No_SMS_is_sent_to_a_number_of_another_country(string? typed)
    {
        using var visitor = await Visit();
        using var refused = await Call(visitor, "code", new { Number = typed });
        Assert.Equal("BadRequest NotAllowedSmsForCountry", await Answer(refused));
        Assert.DoesNotContain(lines.All, line => line.Contains("SMS to", StringComparison.Ordinal));
    }

    [Fact]
    public async Task A_call_of_another_page_sends_no_SMS_and_signs_nobody_in()
    {
        using var visitor = await Visit();
        visitor.DefaultRequestHeaders.Remove("X-Requested-With");
        using var elsewhere = await Call(visitor, "code", new { Number });
        Assert.Equal("BadRequest SmsMaxAttemptsReached", await Answer(elsewhere));
        using FormUrlEncodedContent form = new([new("Email", "driver@example.com"), new("Password", "charge")]);
        using var posted = await visitor.PostAsync(new Uri("/login/email", UriKind.Relative), form);
        Assert.Equal(HttpStatusCode.UnsupportedMediaType, posted.StatusCode);
    }

    [Fact]
    public async Task A_visitor_signs_in_by_email()
    {
        using var visitor = await Visit();
        using var right = await Call(visitor, "email", new { Email = "driver@example.com", Password = "charge" });
        Assert.Equal("1", await Panel(visitor, right));
    }

    [Theory]
    [InlineData("203.0.113.7", 5)]
    // On the machine of a developer nobody has an address.
    [InlineData("127.0.0.1", 30)]
    public async Task Wrong_passwords_have_a_limit(string from, int most)
    {
        address = IPAddress.Parse(from);
        using var stranger = await Visit();
        List<string> answers = [];
        for (var tries = 0; tries <= most; tries++)
        {
            using var wrong = await Call(stranger, "email", new { Email = "nobody@example.com", Password = "charge" });
            answers.Add(await Answer(wrong));
        }
        Assert.Equal([.. Enumerable.Repeat("BadRequest Wrong", most), "TooManyRequests TooManyRequests"], answers);
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

    private string CodeFor(string number) =>
        lines.All.Select(line => Regex.Match(line, $@"SMS to \+{number}: Code: (\d+)")).Single(found => found.Success).Groups[1].Value;

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
