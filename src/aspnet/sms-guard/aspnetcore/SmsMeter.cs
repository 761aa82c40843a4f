using System.Diagnostics.Metrics;

namespace EvPortalWidgets;

/// <summary>Counts what <see cref="SmsGuard" /> reports, in a meter.</summary>
internal sealed class SmsMeter
{
    private readonly Dictionary<string, Counter<long>> counters;

    public SmsMeter(IMeterFactory meters)
    {
        var meter = meters.Create("EvPortalWidgets");
        counters = SmsEvents.Figures.ToDictionary(
            each => each.Key, each => meter.CreateCounter<long>("ev_portal." + each.Key, null, each.Value));
    }

    public void Count(object? sender, SmsEventArgs what)
    {
        if (what.Reason.Length == 0) counters[what.Name].Add(1);
        else counters[what.Name].Add(1, new KeyValuePair<string, object?>("reason", what.Reason));
    }
}
