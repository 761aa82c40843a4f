using EvPortalWidgets;
using Xunit;

/// <summary>When the log names a proxy that the site should name.</summary>
[Collection(nameof(Alone))]
public sealed class ProxyRules
{
    private const string Forwarded = "X-Forwarded-For", Cloudflare = "CF-Connecting-IP";
    private readonly Site site = new();

    [Fact(DisplayName = "A public proxy that nobody has named is in the log once")]
    public async Task PublicProxy()
    {
        await VisitThrough(1, Forwarded);
        site.Log.Have(1, LineOf(Forwarded));
    }

    [Theory(DisplayName = "So are several, with any of three headers")]
    [InlineData(10, "Forwarded")]
    [InlineData(3, Cloudflare)]
    public async Task SeveralProxies(int count, string header)
    {
        await VisitThrough(count, header);
        site.Log.Have(1, LineOf(header));
    }

    [Theory(DisplayName = "It is in the log after most of the first 50 calls")]
    [InlineData(25, 0)]
    [InlineData(24, 1)]
    public async Task MostCalls(int from, int lines)
    {
        await VisitThrough(1, Forwarded, from);
        site.Log.Have(lines, LineOf(Forwarded));
    }

    [Fact(DisplayName = "A visitor who sends such a header himself is no proxy")]
    public async Task NoProxy()
    {
        await VisitThrough(1, Forwarded, from: 49);
        site.Log.Have(0, LineOf(Forwarded));
    }

    [Theory(DisplayName = "A proxy is not in the log if it is named, or if the site finds the address itself")]
    [InlineData("198.51.100.0/24", Forwarded)]
    [InlineData(null, Cloudflare)]
    public async Task Named(string? proxies, string header)
    {
        if (proxies is not null) site.Options.Proxies.Add(proxies);
        else site.Options.ClientAddress = call => call.Connection;
        await VisitThrough(1, header);
        site.Log.Have(0, LineOf(header));
    }

    [Fact(DisplayName = "An address that is not public is in the log, also if the site finds it itself")]
    public async Task NotPublic()
    {
        site.Options.ClientAddress = call => call.Header(Cloudflare);
        var browser = Site.NewBrowser("198.51.100.7");
        browser.Headers[Cloudflare] = "10.0.0.1";
        await site.Ask(browser);
        site.Log.Have(1, "Calls come from 198.51.100.7");
    }

    [Fact(DisplayName = "Later calls say nothing")]
    public async Task Later()
    {
        await VisitThrough(1, Forwarded, from: 50);
        await VisitThrough(1, Forwarded);
        site.Log.Have(0, LineOf(Forwarded));
    }

    [Fact(DisplayName = "A proxy before one that is named is in the log, without its address, which anybody could write")]
    public async Task BeforeNamed()
    {
        site.Options.Proxies.Add("198.51.100.0/24");
        await VisitThrough(1, Forwarded, behind: ", 203.0.113.1");
        site.Log.Have(1, LineOf(Forwarded));
        site.Log.Have(0, "203.0.113.1");
    }

    [Theory(DisplayName = "A visitor in the network of the site, whom a known proxy names, is not in the log")]
    [InlineData("127.0.0.1", Forwarded, "127.0.0.1", 0)]
    [InlineData(null, "X-Original-For", "127.0.0.1:5000", 0)]
    [InlineData("127.0.0.1", Forwarded, "", 1)]
    [InlineData(null, Forwarded, "127.0.0.1", 1)]
    public async Task Inside(string? proxy, string header, string value, int lines)
    {
        if (proxy is not null) site.Options.Proxies.Add(proxy);
        var browser = Site.NewBrowser("127.0.0.1");
        browser.Headers[header] = value;
        await site.Ask(browser);
        site.Log.Have(lines, "add it to the setting EvPortalWidgets:Sms:Proxies");
    }

    private static string LineOf(string header) => "have the header " + header;

    /// <summary>50 visitors ask for a code, from some call on through one of so many proxies.</summary>
    private async Task VisitThrough(int count, string header, int from = 0, string behind = "")
    {
        for (var at = 0; at < 50; at++)
        {
            var visitor = "46.133." + at + ".9";
            var browser = Site.NewBrowser(at < from ? visitor : "198.51.100." + at % count);
            if (at >= from) browser.Headers[header] = header == "Forwarded" ? "for=" + visitor : visitor + behind;
            await site.Ask(browser, Site.NumberOf(at));
        }
    }
}
