using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
using EvPortalWidgets;

/// <summary>Counters that answer later, as those of another machine.</summary>
internal sealed class SlowCounters : ISmsCounters
{
    private readonly ISmsCounters counters;

    public SlowCounters(ISmsCounters counters) => this.counters = counters;

    public async Task<SmsTake> Take(IList<SmsWindow> windows, CancellationToken cancellation)
    {
        await Task.Delay(1).ConfigureAwait(false);
        return await counters.Take(windows, cancellation).ConfigureAwait(false);
    }

    public async Task<IList<int>> Read(IList<SmsWindow> windows, CancellationToken cancellation)
    {
        await Task.Delay(1).ConfigureAwait(false);
        return await counters.Read(windows, cancellation).ConfigureAwait(false);
    }

    public async Task GiveBack(string take, IList<SmsWindow> windows, CancellationToken cancellation)
    {
        await Task.Delay(1).ConfigureAwait(false);
        await counters.GiveBack(take, windows, cancellation).ConfigureAwait(false);
    }
}
