using System;
using System.Linq;
using System.Threading.Tasks;
using EvPortalWidgets;

/// <summary>Strangers make up logins until Redis is full several times, as the guide sets it up.</summary>
internal static class Flood
{
    public const string Wanted = "SmsMaxAttemptsReached number, Right, SmsMaxAttemptsReached budget", WantedOfRefused = "5 tried, 1 login";
    public const string WantedOfRight = "SmsMaxAttemptsReached number, Right";

    public static string Find(RedisServer redis)
    {
        // The site has spent what new numbers get.
        var spent = new SiteServer(redis, budget: 10);
        var owner = SiteServer.NewBrowser("203.0.115.9");
        var code = spent.CodeFor(owner);
        for (var at = 0; at < 5; at++) spent.Send(SiteServer.NewBrowser("203.0." + at + ".9"));
        Limit(redis, 3_000_000);
        var server = new SiteServer(redis);
        for (var first = 0; first < 6000; first += 100)
            Task.WhenAll(Enumerable.Range(first, 100).Select(at =>
            {
                var browser = SiteServer.NewBrowser($"2a02:{at / 250:x}:{at % 250:x}::7");
                browser.KeepBrowser();
                return server.Guard.RefuseLogin(browser, at + "@example.com", null);
            })).Wait();
        var evicted = Evicted(redis);
        if (evicted < 20_000) return "only " + evicted + " keys were evicted";
        var number = server.Send(SiteServer.NewBrowser("203.0.116.9"));
        var entered = server.Try(owner, code);
        var budget = new SiteServer(redis, budget: 10).Send(SiteServer.NewBrowser("203.0.117.9"), "380671112233");
        return string.Join(", ", number, entered, budget);
    }

    /// <summary>Strangers in all networks of a provider are refused at one account, and somebody tries the password of another one.</summary>
    public static string FindOfRefused(RedisServer redis)
    {
        SiteServer server = new(redis);
        var tried = Enumerable.Range(0, 5).Select(_ => server.Login(SiteServer.NewBrowser())).ToList();
        Limit(redis, 2_000_000);
        for (var first = 0; first < 10_000; first += 100)
            Task.WhenAll(Enumerable.Range(first, 100).Select(at =>
                server.Guard.RefuseLogin(SiteServer.NewBrowser($"2a02:{at % 8:x}:{at / 8:x}::7"), "boris", "boris"))).Wait();
        var evicted = Evicted(redis);
        if (evicted < 10_000) return "only " + evicted + " keys were evicted";
        tried.Add(server.Login(SiteServer.NewBrowser()));
        return string.Join(", ", tried.GroupBy(each => each).Select(each => each.Count() + " " + each.Key));
    }

    /// <summary>Somebody signs in to ten accounts of his own, each in 1,000 networks.</summary>
    public static string FindOfRight(RedisServer redis)
    {
        SiteServer server = new(redis);
        var owner = SiteServer.NewBrowser("203.0.115.9");
        var code = server.CodeFor(owner);
        for (var at = 0; at < 5; at++) server.Send(SiteServer.NewBrowser("203.0." + at + ".9"));
        Limit(redis, 1_000_000);
        for (var first = 0; first < 10_000; first += 100)
            Task.WhenAll(Enumerable.Range(first, 100).Select(at =>
                server.Guard.LoginSucceeded(SiteServer.NewBrowser($"20.{at / 10 / 250}.{at / 10 % 250}.9"), "own account " + at % 10))).Wait();
        Evicted(redis);
        return string.Join(", ", server.Send(SiteServer.NewBrowser("203.0.116.9")), server.Try(owner, code));
    }

    /// <summary>Redis may take so many bytes more.</summary>
    private static void Limit(RedisServer redis, long more) =>
        redis.Ask("config", "set", "maxmemory", (Info(redis, "memory", "used_memory") + more).ToString());

    private static long Evicted(RedisServer redis)
    {
        var evicted = Info(redis, "stats", "evicted_keys");
        Console.Error.WriteLine(evicted + " keys were evicted");
        return evicted;
    }

    private static long Info(RedisServer redis, string section, string name) =>
        long.Parse(redis.Lines("info", section).First(line => line.StartsWith(name + ":")).Trim().Split(':')[1]);
}
