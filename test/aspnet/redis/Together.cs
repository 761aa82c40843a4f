using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using EvPortalWidgets;

/// <summary>Three servers of a site, and what they share.</summary>
internal static class Together
{
    public static readonly Dictionary<string, (string Wanted, Func<RedisServer, string> Find)> Rules = new Dictionary<string, (string, Func<RedisServer, string>)>
    {
        ["Redis answers 400 questions as the memory does"] = ("Former None Open Paused Spent", Differences.Find),
        ["A flood of logins makes a full Redis forget neither the SMS of a number, nor a code, nor a budget"] = (Flood.Wanted, Flood.Find),
        ["A flood of refused logins makes a full Redis forget no password that was tried"] = (Flood.WantedOfRefused, Flood.FindOfRefused),
        ["A flood of right logins of a few accounts makes a full Redis forget neither the SMS of a number nor a code"] = (Flood.WantedOfRight, Flood.FindOfRight),
        ["Of 200 takes at once on three servers with a limit of 5, five count"] = ("5", redis =>
        {
            var servers = Three(redis);
            WindowGroup group = new([new(SmsWindowKind.Sms, "a window", 5, TimeSpan.FromHours(1))]);
            var answers = Task.WhenAll(Enumerable.Range(0, 200).Select(at => servers[at % 3].Store.Ask(new() { Groups = [group] }))).Result;
            return answers.Count(answer => answer.Take is not null).ToString();
        }),
        ["Of 200 wrong codes at once on three servers five are tried, and of 200 right ones one signs in"] = ("5 Wrong, 195 Spent; 1 Right, 199 others", redis =>
        {
            var servers = Three(redis);
            return string.Join("; ", new[] { true, false }.Select(isWrong =>
            {
                var browser = SiteServer.NewBrowser(isWrong ? "203.0.113.9" : "203.0.114.9");
                var code = servers[0].CodeFor(browser);
                var tries = Enumerable.Range(0, 200).Select(at => servers[at % 3].Guard.TryCode(browser, SiteServer.Number, isWrong ? "000000" : code));
                var results = Task.WhenAll(tries).Result.Select(each => isWrong || each == SmsTryResult.Right ? each.ToString() : "others")
                    .GroupBy(each => each).OrderBy(each => each.Count());
                return string.Join(", ", results.Select(each => each.Count() + " " + each.Key));
            }));
        }),
        ["In a language with another minus sign Redis is asked alike"] = ("sent", redis =>
        {
            // The texts of the numbers of this thread, as a site sets them for a visitor.
            Thread.CurrentThread.CurrentCulture = new CultureInfo("") { NumberFormat = new() { NegativeSign = "\u2212" } };
            var sent = new SiteServer(redis).Send(SiteServer.NewBrowser());
            Thread.CurrentThread.CurrentCulture = CultureInfo.InvariantCulture;
            return sent;
        }),
        ["A code of one server is right once, on any, also after a restart of all"] = ("Right None", redis =>
        {
            var browser = SiteServer.NewBrowser();
            var code = new SiteServer(redis).CodeFor(browser);
            return new SiteServer(redis).Try(browser, code) + " " + new SiteServer(redis).Try(browser, code);
        }),
        ["A late SMS is right beside the next one"] = ("another Right", redis =>
        {
            var servers = Three(redis);
            var browser = SiteServer.NewBrowser();
            var first = servers[0].CodeFor(browser);
            Differences.Move(redis, TimeSpan.FromMinutes(6));
            var second = servers[1].CodeFor(browser);
            return (first == second ? "the same " : "another ") + servers[2].Try(browser, first);
        }),
        ["A number gets five SMS in an hour from three servers"] = ("5 sent, 7 SmsMaxAttemptsReached number", redis =>
        {
            var servers = Three(redis);
            var results = Enumerable.Range(0, 12).Select(at => servers[at % 3].Send(SiteServer.NewBrowser("203.0." + at + ".9")));
            return string.Join(", ", results.GroupBy(each => each).Select(each => each.Count() + " " + each.Key));
        }),
        ["A network has five tries for an account on three servers, and for one that does not exist"] = ("5 5", redis =>
        {
            var servers = Three(redis);
            var known = Enumerable.Range(0, 12).Count(at => servers[at % 3].Login(SiteServer.NewBrowser()) == "tried");
            var invented = Enumerable.Range(0, 12).Count(at => !servers[at % 3].Guard.RefuseLogin(SiteServer.NewBrowser("203.0.113.9"), "nobody", null).Result.IsRefused);
            return known + " " + invented;
        }),
        ["A right password does not count, if another server hears of it in a later request"] = ("12 tried", redis =>
        {
            var servers = Three(redis);
            var browser = SiteServer.NewBrowser();
            browser.KeepBrowser();
            var tried = Enumerable.Range(0, 12).Count(at =>
            {
                browser.Cookies.Remove(SmsCookies.Known.Name);
                var result = servers[at % 3].Login(browser.Later());
                servers[(at + 1) % 3].Guard.LoginSucceeded(browser.Later(), "anna").Wait();
                return result == "tried";
            });
            return tried + " tried";
        }),
        ["Redis learns no number, address or code, and only budgets have no end"] = ("0 in clear, 4 budgets and the mark without end", redis =>
        {
            var server = new SiteServer(redis);
            var browser = SiteServer.NewBrowser();
            var code = server.CodeFor(browser);
            server.Login(browser);
            var keys = redis.Lines("keys", "*");
            if (keys.Length < 15) throw new InvalidOperationException("only " + keys.Length + " keys");
            var all = string.Join("\n", keys) + redis.Ask("eval", "\"local all = '' for _, key in ipairs(redis.call('keys', '*')) do all = all .. redis.call('dump', key) end return all\"", "0");
            var clear = new[] { "38050", "198.51", "anna", code }.Count(all.Contains);
            var endless = keys.Count(key => redis.Ask("ttl", "\"" + key + "\"") == "-1");
            return clear + " in clear, " + (endless - 1) + " budgets and the mark without end";
        }),
        ["The log warns of each policy but volatile-ttl, also of the default, and of another secret"] = (
            " | BudgetsCanBeEvicted | BudgetsCanBeEvicted | OtherSecret BudgetsCanBeEvicted", redis =>
        {
            string With(string policy, string secret)
            {
                redis.Ask("config", "set", "maxmemory-policy", policy);
                return Checked(redis, secret);
            }
            return string.Join(" | ", With("volatile-ttl", "one"), With("noeviction", "one"), With("volatile-lru", "one"), With("allkeys-lru", "another"));
        }),
    };

    private static SiteServer[] Three(RedisServer redis) => Enumerable.Range(0, 3).Select(_ => new SiteServer(redis)).ToArray();

    /// <summary>What the check at the start logs.</summary>
    private static string Checked(RedisServer redis, string secret)
    {
        var log = new List<string>();
        var store = RedisStore.Connect(redis.Address, secret);
        store.Check(new WidgetLog((what, values, _) => log.Add(what.Name))).Wait();
        return string.Join(" ", log);
    }
}
