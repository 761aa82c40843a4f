using System;
using System.Collections.Concurrent;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using EvPortalWidgets;
using StackExchange.Redis;

/// <summary>One server of the site, with a guard and a connection of its own.</summary>
internal sealed class SiteServer
{
    public const string Number = "380501234567";
    public const string Secret = "the secret of the site, which is long";
    public readonly ConcurrentQueue<string> Log = new ConcurrentQueue<string>();
    public readonly ISmsStore Store;
    public readonly SmsGuard Guard;

    /// <param name="redis">Null for a server that keeps all in its memory.</param>
    /// <param name="secret">The secret of the site.</param>
    /// <param name="budget">SMS of the site in an hour, and in a day.</param>
    /// <param name="setting">What the setting has after the address.</param>
    /// <param name="connection">The connection of the site, where it has one of its own.</param>
    public SiteServer(
        RedisServer redis, string secret = Secret, int budget = 6000, string setting = "", Func<IConnectionMultiplexer> connection = null)
    {
        var clock = Stopwatch.StartNew();
        Store = redis is null ? new MemoryStore(() => clock.Elapsed)
            : connection is null ? RedisStore.Connect(redis.Address + setting, secret) : RedisStore.Over(connection, secret);
        var log = new WidgetLog((what, values, _) =>
        {
            if (what.Level != WidgetLevel.Debug) Log.Enqueue(what.Name + ": " + what.Text(values));
        });
        Guard = new SmsGuard(new SmsGuardOptions { Secret = secret, BudgetPerHour = budget, BudgetPerDay = budget }, Store, log, () => clock.Elapsed);
    }

    /// <summary>The events of the log, in their order.</summary>
    public string Events => string.Join(" ", Log.Select(line => line.Split(':')[0]));

    public static Browser NewBrowser(string address = "198.51.100.7") => new Browser { Address = address };

    public string Send(Browser browser, string number = Number) => Send(browser, number, out _);

    public string CodeFor(Browser browser, string number = Number)
    {
        Send(browser, number, out var code);
        return code;
    }

    public string Try(Browser browser, string code, string number = Number) => Guard.TryCode(browser, number, code).Result.ToString();

    public string Login(Browser browser, string account = "anna") => Guard.RefuseLogin(browser, account, account).Result.Refusal?.Reason ?? "tried";

    /// <summary>Waits until the log has an event so often.</summary>
    public void Await(string name, int times = 1)
    {
        if (!SpinWait.SpinUntil(() => Log.Count(line => line.StartsWith(name)) >= times, 10_000)) throw new TimeoutException("no " + name + " in: " + Events);
    }

    public string Send(Browser browser, string number, out string code)
    {
        var sent = "";
        browser.KeepBrowser();
        var refusal = Guard.SendCode(browser, number, (each, _) =>
        {
            sent = each;
            return Task.CompletedTask;
        }).Result.Refusal;
        code = sent;
        return refusal == null ? "sent" : refusal.Code + " " + refusal.Reason;
    }
}
