using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using EvPortalWidgets;
using StackExchange.Redis;

/// <summary>What a server of the site does while Redis does not answer.</summary>
internal static class Away
{
    private const string Refused = "StoreAway, SmsUnavailable store, Away, 5 tried, in time";

    public static readonly Dictionary<string, (string Wanted, Func<RedisServer, string> Find)> Rules = new Dictionary<string, (string, Func<RedisServer, string>)>
    {
        ["While Redis is stopped no SMS is sent and emails have limits; within 2 s of its return all is as before"] =
            (Refused + "; sent, StoreAway StoreBack, in time", redis => Lose(redis, redis.Stop, () => redis.Start())),
        ["While Redis hangs, the same"] = (Refused + "; sent, StoreAway StoreBack, in time", redis => Lose(redis, redis.Pause, redis.GoOn)),
        ["While Redis is full, the same, but a browser without a code is told so"] = (Refused.Replace(" Away", " None") + "; sent, StoreAway StoreBack, in time", redis => Lose(
            redis, () => redis.Ask("config", "set", "maxmemory", "1"), () => redis.Ask("config", "set", "maxmemory", "0"))),
        ["While Redis wants another password, the same"] = (Refused + "; sent, StoreAway StoreBack, in time", redis =>
        {
            redis.Ask("config", "set", "requirepass", "other");
            var server = new SiteServer(redis);
            server.Await("StoreAway");
            return Loss(server, "000000") + "; " + Return(server, () => redis.Ask("-a", "other", "--no-auth-warning", "config", "set", "requirepass", "\"\""));
        }),
        ["A site starts without Redis, and uses it when it comes"] = (Refused + "; sent, StoreAway StoreBack, in time", redis =>
        {
            redis.Stop();
            var server = new SiteServer(redis);
            server.Await("StoreAway");
            return Loss(server, "000000") + "; " + Return(server, () => redis.Start());
        }),
        ["A site whose own connection throws without Redis starts, and uses it when it comes"] = (Refused + "; sent, StoreAway StoreBack, in time", redis =>
        {
            redis.Stop();
            // By default an attempt that began without Redis may take five seconds to end.
            var server = new SiteServer(redis, connection: () => ConnectionMultiplexer.Connect(redis.Address + ",connectTimeout=500"));
            server.Await("StoreAway");
            return Loss(server, "000000") + "; " + Return(server, () => redis.Start());
        }),
        ["A site that replaces its own connection sends the next SMS by the new one"] = ("sent, sent, ", redis =>
        {
            var connection = ConnectionMultiplexer.Connect(redis.Address);
            var server = new SiteServer(redis, connection: () => connection);
            var before = server.Send(SiteServer.NewBrowser());
            var former = connection;
            connection = ConnectionMultiplexer.Connect(redis.Address);
            former.Dispose();
            var after = server.Send(SiteServer.NewBrowser("203.0.116.9"), "380671112233");
            connection.Dispose();
            return before + ", " + after + ", " + server.Events;
        }),
        ["The connection of the site is used, and stays open when the guard ends"] = ("sent, open", redis =>
        {
            using var connection = ConnectionMultiplexer.Connect(redis.Address);
            var server = new SiteServer(redis, connection: () => connection);
            var sent = server.Send(SiteServer.NewBrowser());
            server.Guard.Dispose();
            return sent + ", " + (connection.GetDatabase().Ping() > TimeSpan.Zero && redis.Ask("dbsize") != "0" ? "open" : "closed");
        }),
        ["A site starts without a Sentinel and its Redis, and uses them when they come"] = (Refused + "; sent, StoreAway StoreBack, in time", redis => InFolder(folder =>
        {
            redis.Stop();
            using var sentinel = RedisServer.SentinelOf(redis, folder);
            var server = new SiteServer(sentinel, setting: ",serviceName=portal");
            server.Await("StoreAway");
            return Loss(server, "000000") + "; " + Return(server, () =>
            {
                redis.Start();
                sentinel.Start();
            });
        })),
        ["A site starts without a cluster, and uses it when it comes"] = (Refused + "; sent, StoreAway StoreBack, in time", _ => InFolder(folder =>
        {
            using var cluster = RedisServer.Cluster(folder).Start();
            cluster.Ask("cluster", "addslotsrange", "0", "16383");
            cluster.Stop();
            var server = new SiteServer(cluster);
            server.Await("StoreAway");
            return Loss(server, "000000") + "; " + Return(server, () =>
            {
                cluster.Start();
                // It takes writes two seconds after its start.
                SpinWait.SpinUntil(() => cluster.Ask("cluster", "info").Contains("cluster_state:ok"), 10_000);
            });
        })),
        ["A user of Redis who may do neither GETSET nor INFO is no absence"] = ("checked, sent", redis =>
        {
            redis.Ask("acl", "setuser", "default", "-getset", "-info");
            var server = new SiteServer(redis);
            server.Store.Check(new WidgetLog((_, _, _) => { })).Wait();
            return "checked, " + server.Send(SiteServer.NewBrowser());
        }),
        ["Options of the client without GETSET and INFO are no absence"] = ("checked, sent", redis =>
        {
            var server = new SiteServer(redis, setting: ",$INFO=,$GETSET=");
            server.Store.Check(new WidgetLog((_, _, _) => { })).Wait();
            return "checked, " + server.Send(SiteServer.NewBrowser());
        }),
        ["A setting without a server stops the start"] = ("EvPortalWidgets:Redis names no server: write host:port.", _ =>
        {
            try
            {
                return RedisStore.Connect(",password=x", "the secret of the site, which is long").ToString();
            }
            catch (ArgumentException error)
            {
                return error.Message;
            }
        }),
        ["A code that was sent before Redis hung is right after it"] = ("Away Right", redis =>
        {
            var server = new SiteServer(redis);
            var browser = SiteServer.NewBrowser();
            var code = server.CodeFor(browser);
            redis.Pause();
            server.Login(browser);
            var during = server.Try(browser, code);
            redis.GoOn();
            var after = "";
            SpinWait.SpinUntil(() => (after = server.Try(browser, code)) != "Away", 10_000);
            return during + " " + after;
        }),
    };

    private static string InFolder(Func<string, string> find)
    {
        var folder = Directory.CreateTempSubdirectory("redis-").FullName;
        try
        {
            return find(folder);
        }
        finally
        {
            Directory.Delete(folder, true);
        }
    }

    private static string Lose(RedisServer redis, Action lose, Action giveBack)
    {
        var server = new SiteServer(redis);
        var code = server.CodeFor(SiteServer.NewBrowser());
        if (code == "") throw new InvalidOperationException("no code: " + server.Events);
        lose();
        return Loss(server, code) + "; " + Return(server, giveBack);
    }

    /// <summary>What a monitor and visitors get. Each call has two seconds.</summary>
    private static string Loss(SiteServer server, string code)
    {
        var slowest = TimeSpan.Zero;
        string Timed(Func<string> call)
        {
            var clock = Stopwatch.StartNew();
            var result = call();
            slowest = clock.Elapsed > slowest ? clock.Elapsed : slowest;
            return result;
        }
        var health = Timed(() => string.Join(" ", server.Guard.Health().Result.Problems.Select(each => each.Name)));
        var sms = Timed(() => server.Send(SiteServer.NewBrowser("203.0.113.9")));
        var browser = SiteServer.NewBrowser("203.0.114.9");
        browser.KeepBrowser();
        var tried = Timed(() => server.Try(browser, code));
        var logins = Enumerable.Range(0, 8).Count(_ => Timed(() => server.Login(SiteServer.NewBrowser("203.0.115.9"))) == "tried");
        Console.Error.WriteLine("slowest call without Redis: " + slowest.TotalMilliseconds.ToString("F0") + " ms");
        return health + ", " + sms + ", " + tried + ", " + logins + " tried, " + (slowest < TimeSpan.FromSeconds(2) ? "in time" : slowest.ToString());
    }

    private static string Return(SiteServer server, Action giveBack)
    {
        giveBack();
        var clock = Stopwatch.StartNew();
        // A monitor goes on to ask.
        SpinWait.SpinUntil(() => server.Guard.Health().Result.Problems.Count == 0, 10_000);
        server.Await("StoreBack");
        var time = clock.Elapsed;
        Console.Error.WriteLine("back after " + time.TotalMilliseconds.ToString("F0") + " ms");
        // Of another network and number, because the limits of the others may be spent.
        var sms = server.Send(SiteServer.NewBrowser("203.0.116.9"), "380671112233");
        return sms + ", " + server.Events + ", " + (time < TimeSpan.FromSeconds(2) ? "in time" : time.ToString());
    }
}
