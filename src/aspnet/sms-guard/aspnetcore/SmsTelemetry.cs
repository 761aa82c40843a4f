using System.Diagnostics;
using System.Diagnostics.Metrics;
using System.Reflection;

namespace EvPortalWidgets;

/// <summary>Tells .NET what the guard does: figures in a meter, and spans. Whoever wants them listens to the name, for example OpenTelemetry.</summary>
internal sealed class SmsTelemetry : ISmsObserver
{
    private const string Name = "EvPortalWidgets";
    private static readonly string? Version =
        typeof(SmsTelemetry).Assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()?.InformationalVersion;
    private static readonly ActivitySource Spans = new(Name, Version);

    private readonly Dictionary<string, Counter<long>> counters = [];
    private readonly Dictionary<string, Histogram<double>> times = [];
    private readonly WidgetLog log;

    public SmsTelemetry(IMeterFactory meters, WidgetLog log)
    {
        this.log = log;
        var meter = MeterOf(meters);
        foreach (var each in SmsFigures.All)
        {
            if (each.IsTime) times[each.Name] = meter.CreateHistogram<double>("ev_portal." + each.Name, each.Unit, each.Meaning);
            else counters[each.Name] = meter.CreateCounter<long>("ev_portal." + each.Name, each.Unit, each.Meaning);
        }
    }

    /// <summary>The meter, also for the reports of pages.</summary>
    public static Meter MeterOf(IMeterFactory meters) => meters.Create(Name, Version);

    /// <summary>
    /// Begins each series with zero. Prometheus counts what is added to a series, so it would not count the event with which one begins.
    /// </summary>
    public void Begin() => Tell(() =>
    {
        foreach (var each in SmsFigures.All.Where(each => !each.IsTime))
        {
            if (each.Reasons.Length == 0) counters[each.Name].Add(0);
            foreach (var reason in each.Reasons) counters[each.Name].Add(0, Tag(reason));
        }
    });

    public void Count(SmsFigure figure, string reason) => Tell(() =>
    {
        if (reason.Length == 0)
        {
            counters[figure.Name].Add(1);
            return;
        }
        counters[figure.Name].Add(1, Tag(reason));
        if (Activity.Current is not { } span || span.Source != Spans) return;
        span.SetTag("reason", reason);
        // A message of the SMS service may have the number, so the span has none. A visitor who has gone is no error.
        if (figure == SmsFigures.SmsFailed && reason is SmsReasons.Error or SmsReasons.Timeout) span.SetStatus(ActivityStatusCode.Error);
    });

    public void Measure(SmsFigure figure, TimeSpan time, string reason = "") => Tell(() =>
    {
        if (reason.Length == 0) times[figure.Name].Record(time.TotalMilliseconds);
        else times[figure.Name].Record(time.TotalMilliseconds, Tag(reason));
    });

    public IDisposable? BeginCode() => Begin("send a code", ActivityKind.Internal);

    /// <summary>A question to a store on another machine.</summary>
    public SmsSpan? BeginQuestion() => Begin("the store", ActivityKind.Client, "redis");

    private static KeyValuePair<string, object?> Tag(string reason) => new("reason", reason);

    private SmsSpan? Begin(string name, ActivityKind kind, string? system = null)
    {
        Activity? span = null;
        Tell(() =>
        {
            span = Spans.CreateActivity(name, kind);
            if (system is not null) span?.SetTag("db.system.name", system);
            span?.Start();
        });
        return span is null ? null : new(span, Tell);
    }

    /// <summary>A listener of the site that fails keeps nobody out.</summary>
    private void Tell(Action what)
    {
        try
        {
            what();
        }
        catch (Exception error)
        {
            if (log.IsNew(SmsEvents.HandlerFailed.Name)) log.Failed(SmsEvents.HandlerFailed, error);
        }
    }
}
