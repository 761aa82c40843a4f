using System.Collections.Generic;
using System.Linq;

namespace EvPortalWidgets;

/// <summary>
/// Notices that visitors may come through a public proxy that the site has not named: all of them share its limits then. Anybody can send
/// such a header, so the log names no address, and sends the operator to what the proxy's provider says.
/// </summary>
internal sealed class UnnamedProxies
{
    private const int Calls = 50, MostProxies = 10;
    private static readonly string[] Headers = ["X-Forwarded-For", "Forwarded", "CF-Connecting-IP"];

    // For each of the last calls the address that may be that of a proxy, or null.
    private readonly Queue<string?> last = new();

    /// <summary>Notes a call and the address that counts. Logs once that most of the last calls were for other visitors.</summary>
    public void Note(SmsCall call, ClientAddress client, SmsGuardOptions options, WidgetLog log)
    {
        if (options.ClientAddress is not null) return;
        var header = Headers.FirstOrDefault(name => !string.IsNullOrEmpty(call.Header(name)));
        var isForAnother = header is not null && !client.Address!.Equals(ClientAddress.Parse(call.Header(header)!.Split(',')[0]));
        lock (last)
        {
            last.Enqueue(isForAnother ? client.Own : null);
            if (last.Count > Calls) last.Dequeue();
            var proxies = last.Where(address => address is not null).ToList();
            var areLikely = proxies.Count > Calls / 2 && proxies.Distinct().Count() <= MostProxies;
            if (isForAnother && areLikely) log.Once(SmsEvents.UnnamedProxy, header!);
        }
    }
}
