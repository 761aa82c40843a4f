using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Threading.Tasks;
using EvPortalWidgets;

/// <summary>One rule after the other, each with a new guard: its name, what it should give, and what it gives.</summary>
internal sealed class Rules : List<string[]>
{
    public static readonly Rules All = new Rules
    {
        // The address of the connection, that of X-Forwarded-For, the proxies, and the network that a limit is for.
        { "203.0.113.9", "198.51.100.1", "", "203.0.113.9" },
        { "::ffff:203.0.113.9", "", "", "203.0.113.9" },
        { "2001:db8:1:2:3:4:5:6", "", "", "2001:db8:1:2::" },
        { "10.1.2.3", "203.0.113.9", "", "none" },
        { "127.0.0.1", "", "", "none" },
        { "::1", "", "", "none" },
        { "172.31.255.255", "", "", "none" },
        { "172.32.0.1", "", "", "172.32.0.1" },
        { "fd12::1", "", "", "none" },
        { "", "", "", "none" },
        { "10.1.2.3", "1.1.1.1, 203.0.113.9:4711", "10.0.0.0/8", "203.0.113.9" },
        { "::ffff:10.1.2.3", "[2001:db8:1:2::3]:443", "10.0.0.0/8", "2001:db8:1:2::" },
        { "10.1.2.3", "1.1.1.1,203.0.113.9,198.51.100.2", "10.1.2.3 198.51.100.2", "203.0.113.9" },
        { "198.51.100.7", "203.0.113.9", "10.0.0.0/8", "198.51.100.7" },
        { "10.1.2.3", "203.0.113.9, unknown", "10.0.0.0/8", "none" },
        { "10.1.2.3", "", "10.0.0.0/8", "none" },

        { "The site may know the address from another header", "sent, address", it =>
        {
            it.Options.PerAddress = 1;
            it.Options.ClientAddress = call => call.Header("CF-Connecting-IP");
            var browser = Trial.NewBrowser("10.0.0.1");
            browser.Headers["CF-Connecting-IP"] = "203.0.113.9";
            return Join(it.Ask(browser), it.Ask(browser, "380671112233"));
        } },
        { "Without an address the log names the setting once", "1", it =>
        {
            for (var call = 0; call < 2; call++) it.Ask(Trial.NewBrowser("10.0.0.1"));
            return Join(it.Log.Count(line => line.Contains("10.0.0.1") && line.Contains("SmsGuardOptions.Proxies")));
        } },
        { "Only the card gets an SMS", "caller, sent, caller, sent, caller, sent", it =>
        {
            it.Options.Origins.Add("https://portal.example.com");
            var calls = new[] { "", "X-Requested-With=XMLHttpRequest", "X-Requested-With=XMLHttpRequest Sec-Fetch-Site=cross-site",
                "X-Requested-With=XMLHttpRequest Sec-Fetch-Site=same-origin", "Origin=https://evil.example",
                "Origin=https://portal.example.com Sec-Fetch-Site=cross-site" };
            return Join(calls.Select((headers, at) => it.Ask(Trial.BrowserWith(headers), Trial.NumberOf(at))).ToArray());
        } },
        { "The card asks for the code only if the browser has one", "SmsSentTimeout 40, SmsMaxAttemptsReached 40", it =>
        {
            it.Options.PerNumber = 1;
            it.Ask(Trial.NewBrowser());
            it.Now = TimeSpan.FromMinutes(20);
            var refusals = new[] { true, false }.Select(hasCode => it.Guard.RefuseSms(Trial.NewBrowser(), Trial.Number, hasCode).Result);
            return Join(refusals.Select(each => each.Code + " " + each.Wait.TotalMinutes).ToArray());
        } },
        { "What the gateway did not send counts only for the budget", "sent, number, sent, budget", it =>
        {
            it.Options.PerNumber = 1;
            it.Options.BudgetPerHour = 4;
            var before = Join(it.Ask(Trial.NewBrowser()), it.Ask(Trial.NewBrowser()));
            it.Guard.SmsFailed(Trial.NewBrowser(), Trial.Number).Wait();
            return Join(before, it.Ask(Trial.NewBrowser()), it.Ask(Trial.NewBrowser(), "380671112233"));
        } },
        { "A browser that has signed in has a limit of its own for its number", "10 sent, address, address", it =>
        {
            var browser = Trial.NewBrowser();
            it.Guard.CodeEntered(browser, Trial.Number).Wait();
            it.Options.PerAddress = 0;
            return Join(Trial.Many(20, _ => it.Ask(browser)), it.Ask(browser, "380671112233"), it.Ask(Trial.NewBrowser()));
        } },
        { "A browser knows the last five", "False, True, True, 124", it =>
        {
            var browser = Trial.NewBrowser();
            for (var at = 0; at < 6; at++) it.Guard.CodeEntered(browser, Trial.Number + at).Wait();
            var first = Trial.Number + 0;
            return Join(browser.Knows(SmsCall.Hash(first)), browser.Knows(SmsCall.Hash(Trial.Number + 1)), browser.Knows(SmsCall.Hash(" " + Trial.Number + 5)), browser.Known().Length);
        } },
        { "A number that has signed in elsewhere has wider limits for its address", "10 sent, 0 sent", it =>
        {
            it.Options.PerAddress = 2;
            it.Options.HasSignedIn = number => Task.FromResult(number.StartsWith("38050", StringComparison.Ordinal));
            return Join(Trial.Many(20, at => it.Ask(Trial.NewBrowser(), Trial.NumberOf(at, "38050"))), Trial.Many(5, at => it.Ask(Trial.NewBrowser(), Trial.NumberOf(at))));
        } },
        { "Half of a budget is kept for who is known", "4 sent, 2 sent, 2 sent", it =>
        {
            it.Options.BudgetPerDay = 8;
            it.Options.HasSignedIn = number => Task.FromResult(number.StartsWith("38050", StringComparison.Ordinal));
            var known = Trial.NewBrowser();
            it.Guard.CodeEntered(known, "380991234567").Wait();
            var others = new[] { "38067", "38050" }.Select(start => Trial.Many(9, at => it.Ask(Trial.NewBrowser(), Trial.NumberOf(at, start)))).ToArray();
            return Join(Join(others), Trial.Many(9, _ => it.Ask(known, "380991234567")));
        } },
        { "The log says once what is spent, and names no number", "80 %, 100 %", it =>
        {
            it.Options.BudgetPerHour = 20;
            for (var at = 0; at < 30; at++) it.Ask(Trial.NewBrowser(), Trial.NumberOf(at));
            return Join(it.Log.Select(line => line.Substring(5, line.IndexOf('%') - 4)).ToArray()) + it.Log.FirstOrDefault(line => line.Contains("38067"));
        } },
        { "Without a check, few entered codes are only logged", "200 sent, 1", it =>
            Join(Trial.Many(200, at => it.AskAnyone(at)), it.Log.Count(line => line.Contains("entered only"))) },
        { "With a check, new numbers need it while few codes are entered", "50 sent, check, check, sent, sent, sent, BotCheckRequired", it =>
        {
            it.Options.BotCheck = token => Task.FromResult(token == "a person");
            var strangers = Join(Trial.Many(100, at => it.AskAnyone(at)), it.AskAnyone(100), it.AskAnyone(101, "another"), it.AskAnyone(102, "a person"));
            var known = Trial.NewBrowser();
            known.Remember(SmsCall.Hash(Trial.Number));
            var ofKnown = it.Ask(known);
            for (var at = 0; at < 30; at++) it.Guard.CodeEntered(Trial.NewBrowser(), Trial.NumberOf(at)).Wait();
            return Join(strangers, ofKnown, it.AskAnyone(103), SmsGuard.BotCheckRequired);
        } },
        { "After the window the check is not needed", "sent", it =>
        {
            it.Options.BotCheck = token => Task.FromResult(false);
            Trial.Many(60, at => it.AskAnyone(at));
            it.Now = TimeSpan.FromMinutes(31);
            return it.AskAnyone(60);
        } },
        { "A check needs cookies, so there are no other origins", "ArgumentException", it =>
        {
            it.Options.BotCheck = token => Task.FromResult(true);
            it.Options.Origins.Add("https://portal.example.com");
            return it.ErrorOfStart();
        } },
        { "A proxy that is no address fails at the start", "FormatException", it =>
        {
            it.Options.Proxies.Add("proxy.example.com");
            return it.ErrorOfStart();
        } },
        { "What happens is counted", "sent , refused number, entered ", it =>
        {
            var counted = new List<string>();
            it.Options.PerNumber = 1;
            it.Guard.Counted += (what, reason) => counted.Add(what + " " + reason);
            for (var call = 0; call < 2; call++) it.Ask(Trial.NewBrowser());
            it.Guard.CodeEntered(Trial.NewBrowser(), Trial.Number).Wait();
            return Join(counted.ToArray());
        } },
        { "Nothing is kept after a day", "True, True, True", it =>
        {
            var counters = new MemoryCounters { Clock = () => it.Now, MostKeys = 200000 };
            it.Options.Counters = counters;
            var ends = (ICollection)typeof(MemoryCounters).GetField("ends", BindingFlags.Instance | BindingFlags.NonPublic).GetValue(counters);
            for (var at = 0; at < 1000; at++) it.AskAnyone(at);
            var before = ends.Count;
            it.Now = TimeSpan.FromHours(25);
            it.AskAnyone(0);
            var after = ends.Count;
            for (var at = 0; at < 300000; at++) counters.Take(new[] { new SmsWindow { Key = "login " + at, Limit = 1, Length = TimeSpan.FromHours(1) } });
            return Join(before > 3000, after < 30, ends.Count <= 200001);
        } },
        { "Wrong passwords from one address", "10 sent, sent, refused, sent", it =>
        {
            var browser = Trial.NewBrowser();
            var first = Join(Trial.Many(30, _ => it.Login(browser, "anna@example.com")), it.Login(browser, "borys@example.com"));
            for (var at = 0; at < 50; at++) it.Login(browser, at + "@example.com");
            return Join(first, it.Login(browser, "new@example.com"), it.Login(Trial.NewBrowser("203.0.113.9"), "new@example.com"));
        } },
        { "Wrong passwords from everywhere only slow an account down", "1, 2, 4, 8, 16, 30", it =>
        {
            var waits = new List<string>();
            for (var at = 0; at < 40; at++)
            {
                var wait = it.TryLogin(Trial.NewBrowser("203." + at + ".113.9"), "anna@example.com");
                if (wait > TimeSpan.Zero) waits.Add(Math.Ceiling(wait.TotalSeconds).ToString());
                it.Now += wait;
            }
            return Join(waits.Where((each, at) => each != waits.ElementAtOrDefault(at - 1)).ToArray());
        } },
        { "Who has signed in in this browser is not slowed down", "10 sent", it =>
        {
            var own = Trial.NewBrowser();
            it.Guard.LoginSucceeded(own, SmsCall.Hash("Anna@example.com")).Wait();
            for (var at = 0; at < 40; at++) it.TryLogin(Trial.NewBrowser("203." + at + ".113.9"), "anna@example.com");
            for (var at = 0; at < 40; at++) it.TryLogin(Trial.NewBrowser(), at + "@example.com");
            return Trial.Many(20, _ => it.Login(own, "anna@example.com "));
        } },
        { "A right password does not count", "100 sent", it => Trial.Many(100, _ =>
        {
            var browser = Trial.NewBrowser();
            var result = it.Login(browser, "anna@example.com");
            it.Guard.LoginSucceeded(browser, SmsCall.Hash("anna@example.com")).Wait();
            return result;
        }) },
    };

    internal static string Join(params object[] results) => string.Join(", ", results);

    public void Add(string rule, string wanted, Func<Trial, string> found) => Add(new[] { rule, wanted, found(new Trial()) });

    private void Add(string connection, string forwarded, string proxies, string wanted)
    {
        Add(new[] { "address: " + connection + ", forwarded: " + forwarded + ", proxies: " + proxies, wanted, Trial.NetworkOf(connection, forwarded, proxies) });
    }
}
