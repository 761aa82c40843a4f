/// <summary>When the log names a proxy that the site should name.</summary>
internal static class ProxyRules
{
    public static Rules All => new Rules
    {
        { "A public proxy that nobody has named is in the log once", "1", it => Rules.Join(it.Proxies(1, "X-Forwarded-For")) },
        { "So are several, with any of three headers", "1, 1", it =>
            Rules.Join(it.Proxies(10, "Forwarded"), new Trial().Proxies(3, "CF-Connecting-IP")) },
        { "It is in the log after most of 50 calls", "0, 1", it =>
            Rules.Join(it.Proxies(1, "X-Forwarded-For", 25), new Trial().Proxies(1, "X-Forwarded-For", 24)) },
        { "A visitor who sends such a header himself is no proxy", "0", it => Rules.Join(it.Proxies(1, "X-Forwarded-For", 49)) },
        { "A proxy is not in the log if it is named, or if the site finds the address itself", "0, 0", it =>
        {
            it.Options.Proxies.Add("198.51.100.0/24");
            var other = new Trial();
            other.Options.ClientAddress = call => call.Connection;
            return Rules.Join(it.Proxies(1, "X-Forwarded-For"), other.Proxies(1, "CF-Connecting-IP"));
        } },
        { "An address that is not public is in the log, also if the site finds it itself", "1", it =>
        {
            it.Options.ClientAddress = call => call.Header("CF-Connecting-IP");
            var browser = Trial.NewBrowser("198.51.100.7");
            browser.Headers["CF-Connecting-IP"] = "10.0.0.1";
            it.Ask(browser);
            return Rules.Join(it.Log.Count(line => line.Contains("Calls come from 198.51.100.7")));
        } },
        { "Calls of long ago say nothing", "0, 0", it => Rules.Join(it.Proxies(1, "X-Forwarded-For", 25), it.Proxies(1, "X-Forwarded-For", 49)) },
        { "A proxy before one that is named is in the log, without its address, which anybody could write", "1, False", it =>
        {
            it.Options.Proxies.Add("198.51.100.0/24");
            return Rules.Join(it.Proxies(1, "X-Forwarded-For", behind: ", 203.0.113.1"), it.Log.Any(line => line.Contains("203.0.113.1")));
        } },
        { "A visitor in the network of the site, whom a known proxy names, is not in the log", "0, 0, 1, 1", it =>
        {
            int Lines(string connection, string proxies, string header, string value)
            {
                var trial = new Trial();
                if (proxies != "") trial.Options.Proxies.Add(proxies);
                var browser = Trial.NewBrowser(connection);
                browser.Headers[header] = value;
                trial.Ask(browser);
                return trial.Log.Count(line => line.Contains("add it to the setting EvPortalWidgets:Sms:Proxies"));
            }
            return Rules.Join(
                Lines("127.0.0.1", "127.0.0.1", "X-Forwarded-For", "127.0.0.1"), Lines("127.0.0.1", "", "X-Original-For", "127.0.0.1:5000"),
                Lines("127.0.0.1", "127.0.0.1", "X-Forwarded-For", ""), Lines("127.0.0.1", "", "X-Forwarded-For", "127.0.0.1"));
        } },
    };
}
