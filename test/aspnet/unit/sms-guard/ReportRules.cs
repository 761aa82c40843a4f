using System.Text;
using EvPortalWidgets;
using Xunit;

/// <summary>How many reports of browsers a site takes in ten seconds.</summary>
[Collection(nameof(Alone))]
public sealed class ReportRules
{
    private readonly WidgetReport report = new(() => default);

    [Fact(DisplayName = "One sender fills no more than 20 of the 200 reports, and others have the rest")]
    public async Task OneSender()
    {
        Assert.Equal(20, await Taken(500, _ => "203.0.113.9"));
        Assert.Equal(180, await Taken(500, at => "198.51." + at / 10 + ".7"));
        Assert.Equal(0, await Taken(1, _ => "192.0.2.1"));
    }

    [Fact(DisplayName = "The addresses of an IPv6 /64 are one sender")]
    public async Task IPv6() => Assert.Equal(20, await Taken(100, at => "2a03:1:1:1::" + at));

    [Fact(DisplayName = "An address that may be that of a proxy has all of them")]
    public async Task Proxy() => Assert.Equal(200, await Taken(500, _ => "10.0.0.7"));

    private async Task<int> Taken(int count, Func<int, string> sender)
    {
        var body = Encoding.UTF8.GetBytes("report 1 1\nlost header 1");
        var taken = 0;
        for (var at = 0; at < count; at++) await report.Receive(ClientAddress.NetworkOf(sender(at)), () => new MemoryStream(body), _ => taken++);
        return taken;
    }
}
