using System.Collections;
using System.Runtime.CompilerServices;
using EvPortalWidgets;
using Xunit;

/// <summary>One rule after the other, each with a new guard: its name, what it should give, and what it gives.</summary>
internal sealed class Rules : List<Rule>
{
    public static Rules All => new Rules
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
        { "10.1.2.3", "203.0.113.9, unknown", "10.0.0.0/8", "10.1.2.3" },
        { "10.1.2.3", ",,,", "10.0.0.0/8", "10.1.2.3" },
        { "198.51.100.7", "garbage", "198.51.100.7", "198.51.100.7" },
        { "10.1.2.3", "1.1.1.1, 203.0.113.9", "::ffff:10.1.2.3", "203.0.113.9" },
        { "10.1.2.3", "203.0.113.9", "::ffff:10.0.0.0/104", "203.0.113.9" },
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
            return Join(it.Log.Count(line => line.Contains("10.0.0.1") && line.Contains("add it to the setting EvPortalWidgets:Sms:Proxies")));
        } },
        { "Only the card gets an SMS", "caller, sent, caller, sent, caller, caller, sent", it =>
        {
            it.Options.Origins.Add("https://portal.example.com");
            var calls = new[] { "", "X-Requested-With=XMLHttpRequest", "X-Requested-With=XMLHttpRequest Sec-Fetch-Site=cross-site",
                "X-Requested-With=XMLHttpRequest Sec-Fetch-Site=same-origin", "X-Requested-With=app.example", "Origin=https://evil.example",
                "Origin=https://portal.example.com Sec-Fetch-Site=cross-site" };
            return Join(calls.Select((headers, at) => it.Ask(Trial.BrowserWith(headers), Trial.NumberOf(at))).ToArray());
        } },
        { "A number has one spelling: any other one gets no SMS, counts nothing, and is in the log once, without the number", "0 sent, spelling NotAllowedSmsForCountry, sent, 1, 0", it =>
        {
            it.Options.BudgetPerHour = 2;
            string[] spellings = ["+380501234567", "00380501234567", "380 50 123 45 67", "(380)501234567", "3800501234567", "0501234567",
                "\uff13\uff18\uff10501234567", "380501234567\n", "4210912345678", ""];
            var refusals = spellings.Select(each => it.Guard.SendCode(Trial.NewBrowser(), each, _ => Task.CompletedTask).Result).ToList();
            return Join(
                refusals.Count(each => each is null) + " sent", string.Join(" ", refusals.OfType<SmsRefusal>().Select(each => each.Reason + " " + each.Code).Distinct()),
                it.Ask(Trial.NewBrowser()), it.Log.Count(line => line.Contains("written as 380501234567")), it.Log.Count(line => line.Contains("0912345678")));
        } },
        { "The card asks for the code only if the browser has one", "SmsSentTimeout 40, SmsMaxAttemptsReached 40", it =>
        {
            it.Options.PerNumber = 1;
            var own = Trial.NewBrowser();
            it.Send(own);
            it.Now = TimeSpan.FromMinutes(5);
            var refusals = new[] { own, Trial.NewBrowser() }.Select(browser => it.Guard.SendCode(browser, Trial.Number, _ => Task.CompletedTask).Result);
            return Join(refusals.Select(each => each.Code + " " + (each.Wait.TotalMinutes - 15)).ToArray());
        } },
        { "What the gateway did not send counts for the budget and the address, and not for the number", "number, sent, budget", it =>
        {
            it.Options.PerNumber = 1;
            it.Options.BudgetPerHour = 10;
            for (var at = 0; at < 3; at++) Fails(() => it.Send(Trial.NewBrowser(), Trial.Number, _ => throw new InvalidOperationException()));
            it.Ask(Trial.NewBrowser());
            return Join(it.Ask(Trial.NewBrowser()), it.Ask(Trial.NewBrowser(), "380671112233"), it.Ask(Trial.NewBrowser(), "380671112244"));
        } },
        { "An SMS service that fails is not called for one address without limit", "3", it =>
        {
            it.Options.PerAddress = 3;
            var calls = 0;
            for (var at = 0; at < 50; at++)
                Fails(() => it.Send(Trial.NewBrowser(), Trial.NumberOf(at), _ => throw new InvalidOperationException((++calls).ToString())));
            return calls.ToString();
        } },
        { "A handler that fails does not keep a visitor out, and is in the log", "sent, True", it =>
        {
            it.Guard.Happened += (_, what) => throw new InvalidOperationException("No database");
            return Join(it.Ask(Trial.NewBrowser()), it.Log.Any(line => line.Contains("No database")));
        } },
        { "The log does not change with each code", "1, 0", it =>
        {
            for (var at = 0; at < 300; at++)
            {
                var browser = it.Anyone(at);
                var code = it.CodeFor(browser, Trial.NumberOf(at));
                if (at % 2 == 1) it.Try(browser, code, Trial.NumberOf(at));
            }
            return Join(it.Log.Count(line => line.Contains("entered only")), it.Log.Count(line => line.Contains("entered again")));
        } },
        { "A browser that has signed in has a limit of its own for its number", "10 sent, address, address", it =>
        {
            var browser = Trial.NewBrowser();
            it.SignIn(browser);
            it.Options.PerAddress = 1;
            return Join(Trial.Many(20, _ => it.Ask(browser)), it.Ask(browser, "380671112233"), it.Ask(Trial.NewBrowser()));
        } },
        { "A browser knows the last five", "False, True, True, 5", it =>
        {
            var browser = Trial.NewBrowser();
            for (var at = 0; at < 6; at++) it.SignIn(browser, Trial.Number + at);
            return Join(new[] { 0, 1, 5 }.Select(at => browser.Knows(SmsCall.Hash(Trial.Number + at))).Cast<object>().Append(browser.Cookies[SmsCall.KnownCookie].Split(' ').Length).ToArray());
        } },
        { "A cookie that others have changed keeps nobody out", "sent, sent, sent", it =>
        {
            var browser = Trial.NewBrowser();
            it.SignIn(browser);
            var cookie = browser.Cookies[SmsCall.KnownCookie];
            var end = cookie.LastIndexOf('.');
            return Join(new[] { "", ".", ".x" }.Select((changed, at) =>
            {
                browser.Cookies[SmsCall.KnownCookie] = cookie.Substring(0, end) + changed;
                return it.Ask(browser, Trial.NumberOf(at));
            }).ToArray());
        } },
        { "A number that has signed in elsewhere has wider limits for its address", "10 sent, 0 sent", it =>
        {
            it.Options.PerAddress = 2;
            it.Numbers = new Numbers(number => number.StartsWith("38050", StringComparison.Ordinal));
            return Join(Trial.Many(20, at => it.Ask(Trial.NewBrowser(), Trial.NumberOf(at, "38050"))), Trial.Many(5, at => it.Ask(Trial.NewBrowser(), Trial.NumberOf(at))));
        } },
        { "Nor by the time to wait", "50 50", it =>
        {
            it.SignIn(Trial.NewBrowser());
            it.Options.PerNumber = it.Options.PerAddress = 1;
            it.Now += TimeSpan.FromHours(2);
            var numbers = new[] { Trial.Number, "380671112233" };
            it.Ask(Trial.NewBrowser(), "380991112233");
            it.Now += TimeSpan.FromMinutes(10);
            for (var at = 0; at < 2; at++) it.Ask(it.Anyone(at), numbers[at]);
            it.Now += TimeSpan.FromMinutes(10);
            return string.Join(" ", numbers.Select(number => it.Guard.SendCode(Trial.NewBrowser(), number, _ => Task.CompletedTask).Result.Wait.TotalMinutes));
        } },
        { "Refusals elsewhere in the IPv6 /29 of a provider make nobody a stranger who is at home", "sent", it =>
        {
            it.SignIn(Trial.NewBrowser("2a03:1:1::7"));
            it.Now += TimeSpan.FromDays(1);
            it.Options.PerAddress = 1;
            for (var at = 0; at < 200; at++) it.Ask(Trial.NewBrowser("2a03:" + at % 8 + ":" + (at + 2).ToString("x") + "::7"));
            return it.Ask(Trial.NewBrowser("2a03:1:1::9"));
        } },
        { "Half of a budget is kept for who is known", "4 sent, 2 sent, 2 sent", it =>
        {
            it.Options.BudgetPerDay = 8;
            it.Numbers = new Numbers(number => number.StartsWith("38050", StringComparison.Ordinal));
            var known = Trial.NewBrowser();
            known.Remember(SmsCall.Hash("380991234567"));
            var others = new[] { "38067", "38050" }.Select(start => Trial.Many(9, at => it.Ask(Trial.NewBrowser(), Trial.NumberOf(at, start)))).ToArray();
            return Join(Join(others), Trial.Many(9, _ => it.Ask(known, "380991234567")));
        } },
        { "The log says once what is spent, and names no number", "80 %, 100 %", it =>
        {
            it.Options.BudgetPerHour = 20;
            for (var at = 0; at < 30; at++) it.Ask(Trial.NewBrowser(), Trial.NumberOf(at));
            return Join(it.Log.Where(line => line.Contains('%')).Select(line => line.Substring(5, line.IndexOf('%') - 4)).ToArray()) + it.Log.FirstOrDefault(line => line.Contains("38067"));
        } },
        { "Without a check, few entered codes are only logged", "200 sent, 1", it =>
            Join(Trial.Many(200, at => it.AskAnyone(at)), it.Log.Count(line => line.Contains("entered only"))) },
        { "With a check, new numbers need it while few codes are entered, but an address needs none for its first SMS in an hour",
            "50 sent, sent, check, check, sent, sent, sent, BotCheckRequired", it =>
        {
            it.Check = new Check();
            string AskAgain(int at, string token = "") => it.Ask(Token("203.0.113.9", token), Trial.NumberOf(at));
            var before = Trial.Many(50, at => it.AskAnyone(at));
            var strangers = Join(AskAgain(100), AskAgain(101), AskAgain(102, "another"), AskAgain(103, "a-person"));
            var known = Trial.NewBrowser();
            known.Remember(SmsCall.Hash(Trial.Number));
            var ofKnown = it.Ask(known);
            for (var at = 0; at < 120; at++) it.SignIn(it.Anyone(200 + at, "a-person"), Trial.NumberOf(200 + at));
            return Join(before, strangers, ofKnown, AskAgain(104), SmsGuard.BotCheckRequired);
        } },
        { "An IPv6 /48 needs no token for its first SMS in an hour, whatever its addresses are", "sent, check", it =>
        {
            it.Check = new Check();
            Trial.Many(50, at => it.AskAnyone(at));
            return Join(it.Ask(Trial.NewBrowser("2a03:1:1:1::7"), Trial.NumberOf(100)), it.Ask(Trial.NewBrowser("2a03:1:1:2::7"), Trial.NumberOf(101)));
        } },
        { "During an attack the whole site sends 120 SMS in an hour without a token", "120 sent, check, sent", it =>
        {
            it.Check = new Check();
            for (var at = 0; at < 50; at++) it.AskAnyone(at);
            return Join(Trial.Many(200, at => it.AskAnyone(100 + at)), it.AskAnyone(400), it.AskAnyone(400, "a-person"));
        } },
        { "What sends no SMS, or has a token, takes none of the SMS without a token from others", "1 sent, sent, sent, sent", it =>
        {
            string After(Func<Trial, int, string> ask, out string others)
            {
                Trial trial = new() { Check = new() };
                for (var at = 0; at < 50; at++) trial.AskAnyone(at);
                var asked = Trial.Many(120, at => ask(trial, at));
                others = trial.AskAnyone(400);
                return asked;
            }
            var browser = Trial.NewBrowser();
            var paused = After((trial, at) =>
            {
                browser.Address = trial.Anyone(100 + at).Address;
                return trial.Send(browser);
            }, out var afterPauses);
            After((trial, at) =>
            {
                Fails(() => trial.Send(trial.Anyone(100 + at), Trial.NumberOf(100 + at), _ => throw new InvalidOperationException()));
                return "";
            }, out var afterFailures);
            After((trial, at) => trial.AskAnyone(100 + at, "a-person"), out var afterTokens);
            return Join(paused, afterPauses, afterFailures, afterTokens);
        } },
        { "During an attack an IPv6 /29 sends 30 SMS in an hour without a token", "30 sent, check, sent", it =>
        {
            it.Check = new Check();
            for (var at = 0; at < 50; at++) it.AskAnyone(at);
            var asked = Trial.Many(60, at => it.Ask(Trial.NewBrowser("2a03:" + at % 8 + ":" + (at + 1).ToString("x") + "::7"), Trial.NumberOf(100 + at)));
            return Join(asked, it.Ask(Trial.NewBrowser("2a03:7:99::7"), Trial.NumberOf(300)), it.Ask(Trial.NewBrowser("2a04::7"), Trial.NumberOf(301)));
        } },
        { "After the window the check is not needed", "check, sent", it =>
        {
            it.Check = new Check();
            Trial.Many(60, at => it.AskAnyone(at));
            it.AskAnyone(60);
            var during = it.AskAnyone(60);
            it.Now = TimeSpan.FromMinutes(31);
            return Join(during, it.AskAnyone(60));
        } },
        { "Without an answer of the service the limits of strangers count, and the log says so", "30 sent, True", it =>
        {
            it.Check = new Check();
            Trial.Many(50, at => it.AskAnyone(at));
            it.Check.IsDown = true;
            return Join(Trial.Many(60, at => it.Ask(Token("203.0.113.9", "a-person"), Trial.NumberOf(100 + at))), it.Log.Any(line => line.Contains("does not answer: Too late")));
        } },
        { "A proxy that is no address fails at the start", "EvPortalWidgets:Sms:Proxies is \"proxy.example.com\". Write an address or a network, as 203.0.113.7 or 10.0.0.0/8.", it =>
        {
            it.Options.Proxies.Add("proxy.example.com");
            return it.ErrorOfStart();
        } },
        { "What happens is counted", "sms.sent , sms.refused number, code.refused wrong, code.entered , code.refused none, sms.failed error, sms.failed timeout", it =>
        {
            var counted = new List<string>();
            it.Options.PerNumber = 1;
            it.Guard.Happened += (_, what) => counted.Add(what.Name + " " + what.Reason);
            var browser = Trial.NewBrowser();
            var code = it.CodeFor(browser);
            it.Ask(Trial.NewBrowser());
            foreach (var entered in new[] { "", code, code }) it.Try(browser, entered);
            Fails(() => it.Send(browser, "380671112233", _ => throw new InvalidOperationException()));
            Fails(() => it.Send(browser, "380671112244", _ => throw new TimeoutException()));
            return Join(counted.ToArray());
        } },
    };

    private static Browser Token(string address, string token)
    {
        var browser = Trial.NewBrowser(address);
        browser.Cookies["bot-check"] = token;
        return browser;
    }

    /// <summary>If the SMS service is called, the site answers with its own error.</summary>
    private static void Fails(Action act) => Record.Exception(act);

    internal static string Join(params object[] results) => string.Join(", ", results);

    public void Add(string rule, string wanted, Func<Trial, string> found, [CallerFilePath] string file = "", [CallerLineNumber] int line = 0) =>
        Add(new Rule(Path.GetFileName(file) + ":" + line, rule, wanted, found));

    /// <summary>An attack: what it has got from version 3.0.0, and what it gets now.</summary>
    public void Add(string attack, string before, string now, Func<Trial, string> find, [CallerFilePath] string file = "", [CallerLineNumber] int line = 0) =>
        Add(attack, now, it =>
        {
            var found = find(it);
            Figures.Check(attack, new() { ["before"] = before, ["now"] = found }, "before", "now");
            return found;
        }, file, line);

    private void Add(string connection, string forwarded, string proxies, string wanted, [CallerFilePath] string file = "", [CallerLineNumber] int line = 0)
    {
        var rule = "address: " + connection + ", forwarded: " + forwarded + ", proxies: " + proxies;
        Add(rule, wanted, _ => Trial.NetworkOf(connection, forwarded, proxies), file, line);
    }
}
