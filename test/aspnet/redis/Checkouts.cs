using System;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

/// <summary>How many codes one process sends in a second, when 50 new visitors at once ask for one.</summary>
internal static class Checkouts
{
    private const int Seconds = 9;

    public static void Print()
    {
        using var redis = new RedisServer().Start();
        foreach (var isShared in new[] { false, true })
        {
            var server = new SiteServer(isShared ? redis : null, budget: 1_000_000);
            // The runtime compiles the code, and Redis the scripts.
            InSecond(server);
            var counts = Enumerable.Range(0, Seconds).Select(_ => InSecond(server)).OrderBy(count => count).ToList();
            if (isShared) PrintMemory(redis, server);
            Console.WriteLine($"{(isShared ? "Redis" : "memory")}: {counts[Seconds / 2]} checkouts a second ({counts[0]} to {counts[^1]}) {server.Events}");
        }
    }

    private static void PrintMemory(RedisServer redis, SiteServer server)
    {
        long Used() => long.Parse(redis.Lines("info", "memory").First(line => line.StartsWith("used_memory:")).Trim().Split(':')[1]);
        redis.Ask("flushall");
        var before = Used();
        const int count = 2000;
        for (var at = 0; at < count; at++) server.Send(SiteServer.NewBrowser($"{77 + at % 20}.{at / 20}.7.7"), "38050" + (at * 4999).ToString("D7"));
        Console.WriteLine($"an SMS takes {(Used() - before) / count} bytes of Redis");
    }

    private static int InSecond(SiteServer server)
    {
        var clock = Stopwatch.StartNew();
        var count = 0;
        async Task Visit()
        {
            var random = new Random(Guid.NewGuid().GetHashCode());
            while (clock.Elapsed < TimeSpan.FromSeconds(1))
            {
                var browser = SiteServer.NewBrowser(string.Join(".", 80 + random.Next(100), random.Next(256), random.Next(256), random.Next(256)));
                browser.KeepBrowser();
                var number = "380" + random.Next(100_000_000, 1_000_000_000);
                if (!(await server.Guard.SendCode(browser, number, (_, _) => Task.CompletedTask)).IsRefused) Interlocked.Increment(ref count);
            }
        }
        Task.WaitAll(Enumerable.Range(0, 50).Select(_ => Task.Run(Visit)).ToArray());
        return count;
    }
}
