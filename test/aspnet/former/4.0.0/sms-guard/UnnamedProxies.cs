namespace EvPortalWidgets;

/// <summary>
/// Notices that visitors may come through a public proxy that the site has not named: all of them share its limits then. Anybody can send
/// such a header, so the log names no address, and sends the operator to what the proxy's provider says.
/// </summary>
internal sealed class UnnamedProxies
{
    private static readonly string[] Headers = ["X-Forwarded-For", "Forwarded", "CF-Connecting-IP"];

    private int more;

    /// <summary>Logs once that more than half of the calls are for other visitors than those with whom the site has a connection.</summary>
    public void Note(SmsCall call, ClientAddress client, SmsGuardOptions options, WidgetLog log)
    {
        if (options.ClientAddress is not null) return;
        var header = Headers.FirstOrDefault(name => !string.IsNullOrEmpty(call.Header(name)));
        var isForAnother = header is not null && !client.Address!.Equals(ClientAddress.Parse(call.Header(header)!.Split(',')[0]));
        // A count that is lost among many changes nothing.
        more = Math.Max(0, more + (isForAnother ? 1 : -1));
        if (more > 25) log.Once(SmsEvents.UnnamedProxy, header!);
    }
}
