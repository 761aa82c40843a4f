#nullable enable
using System.Collections.Concurrent;
using System.Diagnostics;
using System.Diagnostics.Metrics;
using System.Globalization;
using System.Net;
using EvPortalWidgets;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Diagnostics.HealthChecks;
using IHostedService = Microsoft.Extensions.Hosting.IHostedService;
using Xunit;

/// <summary>What a monitor reads about the widgets: health and figures.</summary>
public sealed class FigureTests
{
    private const string Checkout = "/login/checkout?u=380501234567";

    [Theory]
    [InlineData("OK Healthy ", true, "")]
    [InlineData("OK Degraded 4002 UnknownVersion", true, "EvPortalWidgets:Version=9.9")]
    // Only a site without widgets is taken out of use.
    [InlineData("ServiceUnavailable Unhealthy 4001 NoBuild", false, "")]
    public async Task The_health_names_what_is_wrong(string health, bool mapsWidgets, string setting)
    {
        await using var host = await Start(mapsWidgets, setting == "" ? [] : [setting]);
        Assert.Equal(health, await Health(host));
    }

    [Fact]
    public async Task A_spent_budget_is_a_problem_but_keeps_the_site_in_use()
    {
        await using var host = await Start(true, "EvPortalWidgets:Sms:BudgetPerHour=2");
        using var sent = await host.Ask(Checkout, null, "X-Requested-With: XMLHttpRequest");
        Assert.Equal("OK Degraded 4101 BudgetSpent", await Health(host));
    }

    [Fact]
    public async Task A_site_that_sends_SMS_has_figures_from_its_guard()
    {
        await using var host = await Start(true, "EvPortalWidgets:Sms:PerNumber=1");
        using Figures figures = Figures.Of(host);
        using var first = await host.Ask(Checkout, null, "X-Requested-With: XMLHttpRequest");
        using var second = await host.Ask(Checkout, null, "X-Requested-With: XMLHttpRequest");
        Assert.Contains("\"value\":1", await first.Content.ReadAsStringAsync(), StringComparison.Ordinal);
        Assert.Contains("SmsMaxAttemptsReached", await second.Content.ReadAsStringAsync(), StringComparison.Ordinal);
        Assert.Equal(["ev_portal.sms.duration 0", "ev_portal.sms.sent 1", "ev_portal.sms.refused reason=number 1"], figures.All);
        Assert.Equal(0, host.Logged("without an SmsGuard"));
    }

    [Fact]
    public async Task Each_series_begins_with_zero_also_for_a_listener_that_comes_after_the_guard()
    {
        await using var host = await Host.Start(builder =>
        {
            builder.Services.AddSmsGuard();
            builder.Services.AddSingleton<Figures>().AddHostedService<Listening>();
        });
        var all = host.Services.GetRequiredService<Figures>().All;
        Assert.All(all, each => Assert.EndsWith(" 0", each, StringComparison.Ordinal));
        foreach (var series in new[] { "ev_portal.sms.sent", "ev_portal.sms.refused reason=store", "ev_portal.code.refused reason=wrong" })
            Assert.Contains(series + " 0", all);
    }

    [Fact]
    public async Task A_listener_that_fails_keeps_no_visitor_out_and_is_in_the_log()
    {
        await using var host = await Start(true);
        using var figures = Figures.Of(host);
        figures.Fails = true;
        using var sent = await host.Ask(Checkout, null, "X-Requested-With: XMLHttpRequest");
        Assert.Contains("\"value\":1", await sent.Content.ReadAsStringAsync(), StringComparison.Ordinal);
        Assert.Equal(1, host.Logged("4116 A listener to the figures of SmsGuard has failed: No database"));
    }

    [Theory]
    [InlineData("sample")]
    [InlineData("start")]
    [InlineData("end")]
    public async Task A_listener_to_spans_that_fails_keeps_no_visitor_out_and_is_in_the_log(string at)
    {
        MemoryStore store = new(() => TimeSpan.Zero);
        await using var host = await Start(true, store, null);
        using Trace trace = new() { FailsAt = at };
        using var sent = await host.Ask(Checkout, null, "X-Requested-With: XMLHttpRequest", trace.Header);
        Assert.Contains("\"value\":1", await sent.Content.ReadAsStringAsync(), StringComparison.Ordinal);
        Assert.Equal(1, host.Logged($"4116 A listener to the figures of SmsGuard has failed: No {at}"));
    }

    [Fact]
    public async Task A_span_whose_begin_a_listener_fails_is_told_and_so_are_those_in_it()
    {
        await using var host = await Start(true, new MemoryStore(() => TimeSpan.Zero), null);
        using Trace trace = new() { FailsAt = "start" };
        using (await host.Ask(Checkout, null, "X-Requested-With: XMLHttpRequest", trace.Header)) { }
        Assert.Equal(["the store db.system.name=redis < send a code", "send a code < the request"], trace.All);
    }

    [Fact]
    public async Task The_meter_and_the_spans_have_the_version_of_the_package()
    {
        ConcurrentBag<string?> versions = [];
        await using var host = await Start(true);
        using MeterListener meters = new()
        {
            InstrumentPublished = (instrument, _) =>
            {
                if (instrument.Meter.Name == "EvPortalWidgets") versions.Add(instrument.Meter.Version);
            },
        };
        meters.Start();
        using ActivityListener spans = new()
        {
            ShouldListenTo = source =>
            {
                if (source.Name == "EvPortalWidgets") versions.Add(source.Version);
                return false;
            },
        };
        ActivitySource.AddActivityListener(spans);
        Assert.Equal([Dist.Version], versions.Distinct());
    }

    [Fact]
    public async Task The_trace_of_a_call_for_a_code_has_the_guard_and_its_store_and_why_it_was_refused()
    {
        MemoryStore store = new(() => TimeSpan.Zero);
        await using var host = await Start(true, store, null, "EvPortalWidgets:Sms:PerNumber=1");
        using Trace trace = new();
        using Figures figures = Figures.Of(host);
        for (var time = 0; time < 2; time++)
            using (await host.Ask(Checkout, null, "X-Requested-With: XMLHttpRequest", trace.Header)) { }
        Assert.Equal(
            [
                "the store db.system.name=redis < send a code", "send a code < the request",
                "the store db.system.name=redis < send a code", "send a code reason=number < the request",
            ],
            trace.All);
        Assert.Contains("ev_portal.store.duration 0", figures.All);
    }

    [Fact]
    public async Task What_the_SMS_service_or_the_store_fails_is_an_error_of_the_trace_without_a_word_of_theirs()
    {
        MemoryStore store = new(() => TimeSpan.Zero);
        var fails = false;
        SlowStore slow = new(store) { Before = _ => fails ? throw new TimeoutException("away") : Task.CompletedTask };
        await using var host = await Start(true, slow, null);
        using Trace trace = new();
        using Figures figures = Figures.Of(host);
        using (await host.Ask(Checkout + "&fails=true", null, "X-Requested-With: XMLHttpRequest", trace.Header)) { }
        fails = true;
        using (await host.Ask(Checkout, null, "X-Requested-With: XMLHttpRequest", trace.Header)) { }
        Assert.Equal(
            [
                "the store db.system.name=redis < send a code", "the store db.system.name=redis < send a code",
                "send a code Error reason=error < the request",
                "the store Error db.system.name=redis < send a code", "send a code reason=store < the request",
            ],
            trace.All);
        // An alarm can tell them from those that have not failed.
        Assert.Equal(
            [
                "ev_portal.sms.duration reason=error 0", "ev_portal.store.duration 0", "ev_portal.store.duration reason=error 0",
            ],
            figures.All.Where(each => each.Contains(".duration", StringComparison.Ordinal)).Distinct().Order(StringComparer.Ordinal));
    }

    [Fact]
    public async Task A_visitor_who_goes_is_no_error_of_the_trace()
    {
        using CancellationTokenSource visitor = new();
        await using var host = await Host.Start(
            builder => builder.Services.AddSmsGuard(),
            app => app.MapGet("/code", async (HttpContext context, SmsGuard guard) =>
            {
                await Assert.ThrowsAnyAsync<OperationCanceledException>(() => guard.SendCodeAsync(
                    context, "380501234567", async (_, stop) =>
                    {
                        await visitor.CancelAsync();
                        stop.ThrowIfCancellationRequested();
                    }, visitor.Token));
                return "gone";
            }));
        using Trace trace = new();
        using Figures figures = Figures.Of(host);
        using (var answer = await host.Ask("/code", null, "X-Requested-With: XMLHttpRequest", trace.Header))
            Assert.Equal("gone", await answer.Content.ReadAsStringAsync());
        Assert.Equal(["send a code reason=cancelled < the request"], trace.All);
        Assert.Contains("ev_portal.sms.duration reason=cancelled 0", figures.All);
    }

    [Theory]
    // While it is away, passwords work, so no server is taken out of use unless the site wants it.
    [InlineData("OK", "Degraded 4112 StoreAway", null)]
    [InlineData("ServiceUnavailable", "Unhealthy 4112 StoreAway", HealthStatus.Unhealthy)]
    public async Task The_guard_has_a_health_of_its_own(string code, string health, HealthStatus? failure)
    {
        var fails = true;
        SlowStore store = new(new MemoryStore(() => TimeSpan.Zero)) { Before = _ => fails ? throw new TimeoutException("away") : Task.CompletedTask };
        await using var host = await Start(true, store, checks => checks.AddSmsGuard("sms", failure, ["sms"]).AddSmsGuard("sms"));
        Assert.Equal($"{code} {health}", await Health(host, "/health/sms"));
        foreach (var entry in (await host.Services.GetRequiredService<HealthCheckService>().CheckHealthAsync()).Entries.Values)
            Assert.Equal("away", Assert.IsType<TimeoutException>(entry.Exception).Message);
        fails = false;
        host.Clock.Advance(TimeSpan.FromSeconds(2));
        Assert.Equal("OK Healthy ", await Health(host, "/health/sms"));
    }

    [Theory]
    [InlineData("/health/sms")]
    [InlineData("/health")]
    public async Task A_health_check_ends_with_its_time(string path)
    {
        TaskCompletionSource never = new();
        SlowStore store = new(new MemoryStore(() => TimeSpan.Zero)) { Before = _ => never.Task };
        var soon = TimeSpan.FromMilliseconds(50);
        await using var host = await Start(true, store, checks =>
            checks.AddSmsGuard("sms", HealthStatus.Unhealthy, ["sms"], soon).AddWidgets("widgets", HealthStatus.Unhealthy, null, soon));
        Assert.Contains("Unhealthy A timeout occurred", await Health(host, path), StringComparison.Ordinal);
    }

    [Fact]
    public async Task Each_line_of_a_report_is_a_figure_and_one_of_another_version_or_with_a_word_or_a_number_of_its_own_is_none()
    {
        await using var host = await Start(true);
        using Figures figures = Figures.Of(host);
        string[] lines =
        [
            "report 1 0.01", "usable header 350", "refused phone code refused WrongLogin 2", "refused phone code refused 380501234567 1",
            "usable header 1e999", "usable header -1", "lost header 101", "usable header NaN", "usable header", "password charge 1",
            "shift 0.014", "shift ours 0.2", "inp others 250",
        ];
        Assert.Equal(HttpStatusCode.NoContent, await Report(host, string.Join('\n', lines)));
        Assert.Equal(
            [
                "ev_portal.field.usable widget=header 350",
                "ev_portal.field.refused method=phone step=code kind=refused code=WrongLogin 2",
                "ev_portal.field.shift 0.014",
            ],
            figures.All);
    }

    [Theory]
    [InlineData("", HttpStatusCode.BadRequest)]
    [InlineData("{\"report\":1}", HttpStatusCode.BadRequest)]
    [InlineData(null, HttpStatusCode.RequestEntityTooLarge)]
    public async Task What_is_no_report_is_refused_and_so_is_a_long_one(string? body, HttpStatusCode status)
    {
        await using var host = await Start(true);
        Assert.Equal(status, await Report(host, body ?? "report 1 1" + string.Concat(Enumerable.Repeat("\nusable header 350", 300))));
    }

    [Fact]
    public async Task More_than_200_reports_in_ten_seconds_are_dropped_and_no_page_is_told_so()
    {
        await using var host = await Start(true);
        using Figures figures = Figures.Of(host);
        for (var sent = 0; sent < 250; sent++) Assert.Equal(HttpStatusCode.NoContent, await Report(host, "report 1 1\nlost header 1"));
        Assert.Equal(200, figures.All.Count);
        host.Clock.Advance(TimeSpan.FromSeconds(10));
        await Report(host, "report 1 1\nlost header 1");
        Assert.Equal(201, figures.All.Count);
    }

    [Fact]
    public async Task Behind_a_proxy_that_the_site_has_named_each_sender_has_a_limit_of_its_own()
    {
        await using var host = await Start(true, "EvPortalWidgets:Sms:Proxies=10.0.0.2");
        using Figures figures = Figures.Of(host);
        for (var sent = 0; sent < 250; sent++) await Report(host, "report 1 1\nlost header 1", "203.0.113.9");
        Assert.Equal(20, figures.All.Count);
        await Report(host, "report 1 1\nlost header 1", "198.51.100.7");
        Assert.Equal(21, figures.All.Count);
    }

    private static Task<Host> Start(bool mapsWidgets, params string[] settings) => Start(mapsWidgets, null, null, settings);

    /// <param name="store">The store of several servers. Null if the site has one server.</param>
    /// <param name="addChecks">Adds health checks. Null adds that of the widgets.</param>
    private static Task<Host> Start(
        bool mapsWidgets, ISmsStore? store, Action<IHealthChecksBuilder>? addChecks, params string[] settings) => Host.Start(
        builder =>
        {
            builder.Services.AddSmsGuard();
            if (store is not null) builder.Services.AddSingleton(new SharedStore(_ => store));
            var checks = builder.Services.AddHealthChecks();
            if (addChecks is null) checks.AddWidgets();
            else addChecks(checks);
        },
        app =>
        {
            // Whoever calls comes through a proxy.
            app.Use((context, next) =>
            {
                context.Connection.RemoteIpAddress = IPAddress.Parse("10.0.0.2");
                return next();
            });
            static Task Write(HttpContext context, HealthReport report) =>
                context.Response.WriteAsync(string.Join(' ', report.Entries.Values.Select(each => $"{each.Status} {each.Description}")));
            app.MapHealthChecks("/health", new() { ResponseWriter = Write });
            app.MapHealthChecks("/health/sms", new() { ResponseWriter = Write, Predicate = check => check.Tags.Contains("sms") });
            app.MapWidgetReports("/web/report");
            app.MapGet("/login/checkout", async (HttpContext context, SmsGuard guard, string u, bool fails = false) =>
                (await guard.SendCodeAsync(context, u, (_, _) => fails ? throw new HttpRequestException("to 380501234567") : Task.CompletedTask)).AnswerIn("en"));
        },
        app =>
        {
            if (mapsWidgets) app.MapWidgets();
        },
        settings: settings);

    private static async Task<string> Health(Host host, string path = "/health")
    {
        using var answer = await host.Ask(path);
        return $"{answer.StatusCode} {await answer.Content.ReadAsStringAsync()}";
    }

    private static async Task<HttpStatusCode> Report(Host host, string body, string? forwarded = null)
    {
        using StringContent content = new(body);
        if (forwarded is not null) content.Headers.TryAddWithoutValidation("X-Forwarded-For", forwarded);
        using var answer = await host.Client.PostAsync(new Uri("/web/report", UriKind.Relative), content);
        return answer.StatusCode;
    }

    /// <summary>Begins to listen with the start of the site, as OpenTelemetry does.</summary>
    private sealed class Listening(Figures figures) : IHostedService
    {
        public Task StartAsync(CancellationToken cancellationToken)
        {
            figures.Begin();
            return Task.CompletedTask;
        }

        public Task StopAsync(CancellationToken cancellationToken) => Task.CompletedTask;
    }

    /// <summary>What a host counts, each as its name, its tags and its value.</summary>
    private sealed class Figures : IDisposable
    {
        private readonly MeterListener listener = new();

        public Figures(IMeterFactory meters)
        {
            listener.InstrumentPublished = (instrument, it) =>
            {
                if (instrument.Meter.Name == "EvPortalWidgets" && instrument.Meter.Scope == meters) it.EnableMeasurementEvents(instrument);
            };
            listener.SetMeasurementEventCallback<long>((instrument, value, tags, _) => Add(instrument, value, tags));
            listener.SetMeasurementEventCallback<double>((instrument, value, tags, _) => Add(instrument, value, tags));
        }

        public ConcurrentQueue<string> All { get; } = new();

        public bool Fails { get; set; }

        public static Figures Of(Host host)
        {
            Figures figures = new(host.Services.GetRequiredService<IMeterFactory>());
            figures.Begin();
            return figures;
        }

        public void Begin() => listener.Start();

        public void Dispose() => listener.Dispose();

        private void Add(Instrument instrument, double value, ReadOnlySpan<KeyValuePair<string, object?>> tags)
        {
            if (Fails) throw new InvalidOperationException("No database");
            All.Enqueue(string.Join(
                ' ', [instrument.Name, .. tags.ToArray().Select(tag => $"{tag.Key}={tag.Value}"), value.ToString(CultureInfo.InvariantCulture)]));
        }
    }

    /// <summary>The spans of the guard in one trace, each with all that it tells and with its parent.</summary>
    private sealed class Trace : IDisposable
    {
        private readonly ActivityTraceId id = ActivityTraceId.CreateRandom();
        private readonly ActivityListener listener;

        public Trace()
        {
            listener = new()
            {
                ShouldListenTo = source => source.Name == "EvPortalWidgets",
                Sample = (ref ActivityCreationOptions<ActivityContext> options) =>
                {
                    Fail("sample", options.TraceId);
                    return ActivitySamplingResult.AllDataAndRecorded;
                },
                ActivityStarted = span => Fail("start", span.TraceId),
                ActivityStopped = span =>
                {
                    Fail("end", span.TraceId);
                    if (span.TraceId == id) All.Enqueue(Told(span) + " < " + (span.Parent!.Source.Name == "EvPortalWidgets" ? span.Parent.DisplayName : "the request"));
                },
            };
            ActivitySource.AddActivityListener(listener);
        }

        public ConcurrentQueue<string> All { get; } = new();

        /// <summary>Where the listener fails: at "sample", "start" or "end".</summary>
        public string? FailsAt { get; init; }

        /// <summary>Makes a request a part of this trace.</summary>
        public string Header => $"traceparent: 00-{id}-{ActivitySpanId.CreateRandom()}-01";

        public void Dispose() => listener.Dispose();

        private void Fail(string at, ActivityTraceId trace)
        {
            if (at == FailsAt && trace == id) throw new InvalidOperationException("No " + at);
        }

        private static string Told(Activity span) => string.Join(
            ' ',
            new[] { span.DisplayName, span.Status == ActivityStatusCode.Unset ? "" : span.Status.ToString(), span.StatusDescription }
                .Concat(span.TagObjects.Select(tag => $"{tag.Key}={tag.Value}")).Concat(span.Events.Select(each => each.Name))
                .Where(each => !string.IsNullOrEmpty(each)));
    }
}
