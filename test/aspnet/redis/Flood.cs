using System;
using System.Linq;
using System.Threading.Tasks;
using EvPortalWidgets;

/// <summary>Strangers make up logins until Redis is full several times, as the guide sets it up.</summary>
internal static class Flood
{
    public const string Wanted = "SmsMaxAttemptsReached number, Right, SmsMaxAttemptsReached budget";

    public static string Find(RedisServer redis)
    {
        // The site has spent what new numbers get.
        var spent = new SiteServer(redis, budget: 10);
        var owner = SiteServer.NewBrowser("203.0.115.9");
        var code = spent.CodeFor(owner);
        for (var at = 0; at < 5; at++) spent.Send(SiteServer.NewBrowser("203.0." + at + ".9"));
        var used = long.Parse(redis.Lines("info", "memory").First(line => line.StartsWith("used_memory:")).Trim().Split(':')[1]);
        redis.Ask("config", "set", "maxmemory", (used + 3_000_000).ToString());
        var server = new SiteServer(redis);
        for (var first = 0; first < 6000; first += 100)
            Task.WhenAll(Enumerable.Range(first, 100).Select(at =>
            {
                var browser = SiteServer.NewBrowser($"2a02:{at / 250:x}:{at % 250:x}::7");
                browser.KeepBrowser();
                return server.Guard.RefuseLogin(browser, at + "@example.com", null);
            })).Wait();
        var evicted = long.Parse(redis.Lines("info", "stats").First(line => line.StartsWith("evicted_keys:")).Trim().Split(':')[1]);
        Console.Error.WriteLine(evicted + " keys were evicted");
        if (evicted < 20_000) return "only " + evicted + " keys were evicted";
        var number = server.Send(SiteServer.NewBrowser("203.0.116.9"));
        var entered = server.Try(owner, code);
        var budget = new SiteServer(redis, budget: 10).Send(SiteServer.NewBrowser("203.0.117.9"), "380671112233");
        return string.Join(", ", number, entered, budget);
    }
}
