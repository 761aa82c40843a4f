extern alias Former;

using System;
using System.Collections.Generic;
using System.Linq;
using EvPortalWidgets;
using FormerServer = Former::FormerServer;

/// <summary>A server of 4.0.0 and one of this version share a Redis, as they do during an update.</summary>
internal sealed class BesideFormer(RedisServer redis, int budget = 6000)
{
    public static readonly Dictionary<string, (string Wanted, Func<RedisServer, string> Find)> Rules = new Dictionary<string, (string, Func<RedisServer, string>)>
    {
        ["A code of 4.0.0 is right on this version, once"] = ("Right None", redis =>
        {
            BesideFormer both = new(redis);
            var browser = SiteServer.NewBrowser();
            var code = both.CodeOf4(browser);
            return both.now.Try(browser, code) + " " + both.TryOn4(browser, code);
        }),
        ["A code of this version is wrong on 4.0.0, and afterwards still right on this version, once"] = ("Wrong Right None", redis =>
        {
            BesideFormer both = new(redis);
            var browser = SiteServer.NewBrowser();
            var code = both.now.CodeFor(browser);
            return string.Join(" ", both.TryOn4(browser, code), both.now.Try(browser, code), both.TryOn4(browser, code));
        }),
        ["A late SMS of 4.0.0 is right beside the next one, which is of this version"] = ("another: Right", redis =>
        {
            BesideFormer both = new(redis);
            var browser = SiteServer.NewBrowser();
            var first = both.CodeOf4(browser);
            Differences.Move(redis, TimeSpan.FromMinutes(6));
            return (first == both.now.CodeFor(browser) ? "the same: " : "another: ") + both.now.Try(browser, first);
        }),
        // 4.0.0 writes into a record that has the code before, which it does not know.
        ["After a third SMS, which 4.0.0 sends, each of the three codes is right until it ends"] = ("Right Right Right, later Wrong Wrong Right", redis =>
        {
            BesideFormer both = new(redis);
            string[] Codes(Browser browser, string number, int minutes)
            {
                var (first, second) = (both.now.CodeFor(browser, number), "");
                Differences.Move(redis, TimeSpan.FromMinutes(6));
                second = both.now.CodeFor(browser, number);
                Differences.Move(redis, TimeSpan.FromMinutes(minutes));
                return [first, second, both.CodeOf4(browser, number)];
            }
            var each = Enumerable.Range(0, 3).Select(at =>
            {
                var browser = SiteServer.NewBrowser(Network(at));
                return both.now.Try(browser, Codes(browser, NumberIn(at), 2)[at], NumberIn(at));
            }).ToList();
            var last = SiteServer.NewBrowser(Network(3));
            var later = Codes(last, NumberIn(3), 6).Select(code => both.now.Try(last, code, NumberIn(3)));
            return string.Join(" ", each) + ", later " + string.Join(" ", later);
        }),
        ["4.0.0 and this version count the tries of a code together, and an SMS of 4.0.0 gives five again"] = ("5 Wrong, 3 Spent; 5 Wrong, 3 Spent", redis =>
        {
            BesideFormer both = new(redis);
            var browser = SiteServer.NewBrowser();
            string Tries() => Summary(8, at => at % 2 == 0 ? both.now.Try(browser, "000000") : both.TryOn4(browser, ""));
            both.now.CodeFor(browser);
            var first = Tries();
            both.CodeOf4(browser);
            return first + "; " + Tries();
        }),
        ["4.0.0 and this version count the SMS of a number together"] = ("5 sent, 7 SmsMaxAttemptsReached number", redis =>
        {
            BesideFormer both = new(redis);
            return Summary(12, at => both.Send(at, SiteServer.NewBrowser(Network(at)), SiteServer.Number));
        }),
        ["4.0.0 and this version count the SMS of numbers in a row together"] = ("20 sent, 6 SmsMaxAttemptsReached prefix", redis =>
        {
            BesideFormer both = new(redis);
            return Summary(26, at => both.Send(at, SiteServer.NewBrowser(Network(at)), "38050123" + (4000 + at)));
        }),
        ["4.0.0 and this version count the SMS of an address together"] = ("30 sent, 6 SmsMaxAttemptsReached address", redis =>
        {
            BesideFormer both = new(redis);
            return Summary(36, at => both.Send(at, SiteServer.NewBrowser(), NumberIn(at)));
        }),
        // Half of the budget is 4. A visitor who has a code that is still right is told of a pause.
        ["4.0.0 and this version know the browsers of each other, and count the budget together"] = (
            "2 sent; 2 sent, 2 SmsMaxAttemptsReached budget; 4 sent, 2 SmsSentTimeout budget", redis =>
        {
            BesideFormer both = new(redis, 8);
            Browser[] known = [SiteServer.NewBrowser(Network(100)), SiteServer.NewBrowser(Network(101))];
            var first = Summary(2, at => both.Send(at, known[at], SiteServer.Number, out var code) is var result && both.now.Try(known[at], code) == "Right" ? result : "");
            var strangers = Summary(4, at => both.Send(at, SiteServer.NewBrowser(Network(at)), NumberIn(at)));
            var later = Summary(6, at =>
            {
                // After the pause of both, and elsewhere: their networks are known, too.
                if (at % 2 == 0) Differences.Move(redis, CodeRecord.Pause);
                return both.Send(at / 2 + at + 1, known[at % 2].Later(Network(110 + at)), SiteServer.Number);
            });
            return string.Join("; ", first, strangers, later);
        }),
        ["4.0.0 and this version count the passwords of an account together, and of one that does not exist"] = ("5 tried, 7 login; 5 tried, 7 login", redis =>
        {
            BesideFormer both = new(redis);
            string Logins(string address, string typed, string id) => Summary(12, at => both.Login(at, SiteServer.NewBrowser(address), typed, id));
            return Logins(Network(0), "anna", "anna") + "; " + Logins(Network(1), "nobody", null);
        }),
    };

    private readonly SiteServer now = new(redis, budget: budget);
    private readonly FormerServer former = new(redis.Address, SiteServer.Secret, budget);

    private static string Network(int at) => "203.0." + at + ".9";

    /// <summary>Numbers that are not in a row.</summary>
    private static string NumberIn(int at) => "38050" + ((1 + at) * 10000).ToString("D7");

    private static string Summary(int times, Func<int, string> turn) => string.Join(", ", Enumerable.Range(0, times).Select(turn)
        .GroupBy(each => each).Select(each => each.Count() + " " + each.Key));

    /// <summary>The two servers take turns.</summary>
    private string Send(int turn, Browser browser, string number) => Send(turn, browser, number, out _);

    private string Send(int turn, Browser browser, string number, out string code) =>
        turn % 2 == 0 ? now.Send(browser, number, out code) : former.Send(browser.Address, browser.Cookies, number, out code);

    private string Login(int turn, Browser browser, string typed, string id) => turn % 2 == 0
        ? now.Guard.RefuseLogin(browser, typed, id).Result.Refusal?.Reason ?? "tried"
        : former.Login(browser.Address, browser.Cookies, typed, id);

    private string CodeOf4(Browser browser, string number = SiteServer.Number)
    {
        former.Send(browser.Address, browser.Cookies, number, out var code);
        return code;
    }

    private string TryOn4(Browser browser, string code) => former.Try(browser.Address, browser.Cookies, SiteServer.Number, code);
}
