using System.Text;
using EvPortalWidgets;

/// <summary>How many reports of browsers a site takes in ten seconds.</summary>
internal static class ReportRules
{
    public static Rules All => new Rules
    {
        { "One sender fills no more than 20 of the 200 reports, and others have the rest", "20, 180, 0", it =>
        {
            var report = new WidgetReport(() => default);
            var first = Taken(report, 500, _ => "203.0.113.9");
            var others = Taken(report, 500, at => "198.51." + at / 10 + ".7");
            return Rules.Join(first, others, Taken(report, 1, _ => "192.0.2.1"));
        } },
        { "The addresses of an IPv6 /64 are one sender", "20", it => Taken(new WidgetReport(() => default), 100, at => "2a03:1:1:1::" + at).ToString() },
        { "An address that may be that of a proxy has all of them", "200", it => Taken(new WidgetReport(() => default), 500, _ => "10.0.0.7").ToString() },
    };

    private static int Taken(WidgetReport report, int count, Func<int, string> sender)
    {
        var body = Encoding.UTF8.GetBytes("report 1 1\nlost header 1");
        var taken = 0;
        foreach (var at in Enumerable.Range(0, count)) report.Receive(ClientAddress.NetworkOf(sender(at)), () => new MemoryStream(body), _ => taken++).Wait();
        return taken;
    }
}
