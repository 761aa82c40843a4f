using System.Security.Cryptography;
using System.Text;
using EvPortalWidgets;

/// <summary>Which code is right, for whom and how often.</summary>
internal static class CodeRules
{
    public static Rules All => new Rules
    {
        { "A request that gives the cookie of the browser twice gives one", "True", it =>
        {
            var browser = Trial.NewBrowser();
            browser.IsInOneRequest = true;
            var first = browser.KeepBrowser();
            browser.Cookies.Clear();
            return (browser.KeepBrowser() == first && browser.Cookies.Count == 0).ToString();
        } },
        { "Over https the cookies have names that no other subdomain can set, and the former one of the browser is not read", "__Host-ev-portal-known __Host-login-browser, None, Right", it =>
        {
            var browser = Trial.NewBrowser();
            browser.IsHttps = true;
            var code = it.CodeFor(browser);
            var id = browser.Cookies["__Host-login-browser"];
            browser.Cookies.Remove("__Host-login-browser");
            browser.Cookies["login-browser"] = id;
            var former = it.Try(browser, code);
            browser.Cookies.Remove("login-browser");
            browser.Cookies["__Host-login-browser"] = id;
            var result = it.Try(browser, code);
            return Rules.Join(string.Join(" ", browser.Cookies.Keys.OrderBy(name => name, StringComparer.Ordinal)), former, result);
        } },
        { "A browser that version 3.0.0 has known is known over https, too, until the last cookies of its kind end, and only if the site has signed it", "True, False, False", it =>
        {
            bool Knows(string value, string day)
            {
                var browser = Trial.NewBrowser();
                browser.Today = DateTimeOffset.Parse(day);
                browser.Cookies["ev-portal-known"] = value;
                browser.IsHttps = true;
                return browser.Knows("account");
            }
            return Rules.Join(Knows("ev-portal-known:account", "2027-11-30Z"), Knows("ev-portal-known:account", "2027-12-01Z"), Knows("account", "2026-12-01Z"));
        } },
        { "An account is known for a year, also if the browser keeps its cookie for longer; only its own login begins the year anew", "True, False, True", it =>
        {
            var browser = Trial.NewBrowser();
            browser.Remember("account");
            bool KnowsAfter(int days)
            {
                browser.Today += TimeSpan.FromDays(days);
                return browser.Knows("account");
            }
            var inYear = KnowsAfter(364);
            browser.Remember("other");
            var after = KnowsAfter(1);
            browser.Remember("account");
            return Rules.Join(inYear, after, KnowsAfter(364));
        } },
        { "A code is right once, and only in the browser that asked for it; another one gets its own at once", "Wrong, Right, None, Right", it =>
        {
            Browser browser = Trial.NewBrowser(), other = Trial.NewBrowser();
            string code = it.CodeFor(browser), ofOther = it.CodeFor(other);
            return Rules.Join(it.Try(other, code), it.Try(browser, code), it.Try(browser, code), it.Try(other, ofOther));
        } },
        { "What is too long for a code or a number is wrong, and no part of it counts", "Wrong Wrong Wrong Wrong Wrong Spent, None, spelling", it =>
        {
            var browser = Trial.NewBrowser();
            var code = it.CodeFor(browser);
            var tries = string.Join(" ", Enumerable.Range(0, 6).Select(_ => it.Try(browser, code + new string(' ', 33))));
            var longNumber = Trial.Number + new string('0', 33);
            return Rules.Join(tries, it.Try(browser, code, longNumber), it.Send(browser, longNumber));
        } },
        { "A code is right for ten minutes", "Right, None", it => Rules.Join(new[] { 9.9, 10 }.Select(minutes =>
        {
            var browser = Trial.NewBrowser();
            var code = it.CodeFor(browser);
            it.Now += TimeSpan.FromMinutes(minutes);
            return it.Try(browser, code);
        }).ToArray()) },
        { "A browser gets a code a minute, and at once after five wrong ones or a login", "pause, sent, sent, sent", it =>
        {
            var browser = Trial.NewBrowser();
            it.Send(browser);
            var soon = it.Send(browser);
            it.Now += TimeSpan.FromSeconds(60);
            var later = it.Send(browser);
            for (var at = 0; at < 5; at++) it.Try(browser, "");
            var spent = Send(it, browser, out var code);
            it.Try(browser, code);
            return Rules.Join(soon, later, spent, it.Send(browser));
        } },
        { "A request for a code that arrives 200 times at once, as browsers may repeat it, sends one SMS", "1, 199 pause", it =>
        {
            var browser = Trial.NewBrowser();
            browser.KeepBrowser();
            _ = it.Guard;
            var results = Enumerable.Range(0, 200).AsParallel().WithDegreeOfParallelism(8).Select(_ => it.Send(browser)).ToList();
            return Rules.Join(results.Count(each => each == "sent"), results.Count(each => each == "pause") + " pause");
        } },
        { "Of 200 wrong codes at once five are tried, and of 200 right ones one signs in", "5 Wrong, 195 Spent; 1 Right, 199 others", it =>
            string.Join("; ", new[] { true, false }.Select(isWrong =>
            {
                var browser = Trial.NewBrowser(isWrong ? "203.0.113.9" : "203.0.114.9");
                var code = it.CodeFor(browser);
                var guard = it.Guard;
                var results = Enumerable.Range(0, 200).AsParallel().WithDegreeOfParallelism(8)
                    .Select(_ => guard.TryCode(browser, Trial.Number, isWrong ? "" : code).Result).ToList();
                var names = results.Select(each => isWrong || each == SmsTryResult.Right ? each.ToString() : "others");
                return Rules.Join(names.GroupBy(each => each).OrderBy(each => each.Count()).Select(each => each.Count() + " " + each.Key).ToArray());
            })) },
        { "A second SMS within five minutes sends the same code, and does not change when it ends", "same, Right, None", it => Rules.Join(new[] { 5.9, 6 }.Select(minutes =>
        {
            var browser = Trial.NewBrowser("203.0." + minutes * 10 + ".9");
            var code = it.CodeFor(browser);
            it.Now += TimeSpan.FromMinutes(4);
            var isSame = it.CodeFor(browser) == code;
            it.Now += TimeSpan.FromMinutes(minutes);
            return (minutes < 6 ? (isSame ? "same" : "another") + ", " : "") + it.Try(browser, code);
        }).ToArray()) },
        { "Later it sends another one, and the first one is wrong", "another, Wrong, Right", it =>
        {
            var browser = Trial.NewBrowser();
            var first = it.CodeFor(browser);
            it.Now += TimeSpan.FromMinutes(5);
            var second = it.CodeFor(browser);
            it.Now += TimeSpan.FromMinutes(9);
            return Rules.Join(first == second ? "same" : "another", it.Try(browser, first), it.Try(browser, second));
        } },
        { "A second SMS gives five tries again", "4 wrong, Wrong Wrong Wrong Wrong Wrong Spent", it =>
        {
            var browser = Trial.NewBrowser();
            it.Send(browser);
            var first = Enumerable.Range(0, 4).Count(_ => it.Try(browser, "") == "Wrong");
            it.Now += TimeSpan.FromSeconds(61);
            return Rules.Join(first + " wrong", Tries(it, browser, 6));
        } },
        { "An SMS that was not sent leaves no code, and the next one goes at once; when time was out, the code is right", "None sent, Right pause", it =>
            Rules.Join(Failing(it, new InvalidOperationException()), Failing(it, new TimeoutException())) },
        { "A second SMS that was not sent takes nothing from the first: its code, and the tries that are left", "Wrong Spent, Right", it =>
        {
            string After(int wrong, Func<string, string> entered)
            {
                var browser = Trial.NewBrowser("203.0." + wrong + ".9");
                var code = it.CodeFor(browser);
                for (var at = 0; at < wrong; at++) it.Try(browser, "");
                it.Now += TimeSpan.FromSeconds(61);
                Lose(it, browser, new InvalidOperationException(), out _);
                return it.Try(browser, entered(code));
            }
            var browser = Trial.NewBrowser();
            it.Send(browser);
            for (var at = 0; at < 4; at++) it.Try(browser, "");
            it.Now += TimeSpan.FromSeconds(61);
            Lose(it, browser, new InvalidOperationException(), out _);
            return Rules.Join(it.Try(browser, "") + " " + it.Try(browser, ""), After(0, code => code));
        } },
        { "Who writes the store cannot make a code right for another number or in another browser", "Wrong, Wrong, Wrong, Right", it =>
        {
            // Servers share it, so a code of 4.0.0 would be right.
            it.Store = new SlowStore(new MemoryStore(() => it.Now));
            Browser own = Trial.NewBrowser(), other = Trial.NewBrowser();
            var code = it.CodeFor(own);
            other.KeepBrowser();
            var id = it.Store.Ask(new() { Code = new(CodeAction.Try, Key(own), 5) }).Result.Code.Record!.Id;
            string TryWithId(string written, Browser browser, string number = Trial.Number)
            {
                it.Store.Ask(new() { Code = new(CodeAction.Send, Key(browser, number), 5, written) }).Wait();
                return it.Try(browser, code, number);
            }
            return Rules.Join(
                TryWithId(id, own, "380671112233"), TryWithId(id, other), TryWithId(id + " " + Key(own), own, "380991112233"), it.Try(own, code));
        } },
        { "A code that a server of 4.0.0 has sent is right for ten minutes after the start of this one, where servers share a store", "Right, Wrong, Wrong", it =>
        {
            string After(double minutes, bool isShared)
            {
                Trial trial = new();
                MemoryStore memory = new(() => trial.Now);
                trial.Store = isShared ? new SlowStore(memory) : memory;
                trial.Options.Secret = "the secret of the site, which is long";
                _ = trial.Guard;
                trial.Now += TimeSpan.FromMinutes(minutes);
                var browser = Trial.NewBrowser();
                browser.KeepBrowser();
                memory.Ask(new() { Code = new(CodeAction.Send, Key(browser), 5, "0123456789ABCDEF0123456789ABCDEF") }).Wait();
                var hash = HMACSHA256.HashData(Encoding.UTF8.GetBytes(trial.Options.Secret), Encoding.UTF8.GetBytes("code 0123456789ABCDEF0123456789ABCDEF"));
                return trial.Try(browser, (BitConverter.ToUInt64(hash, 0) % 1_000_000).ToString("D6"));
            }
            return Rules.Join(After(9.9, true), After(10, true), After(0, false));
        } },
        { "Another secret gives another code, and the same one the same", "True", it =>
        {
            string CodeBy(string secret) => new SmsSecret(secret).CodeOf("0123456789ABCDEF", "a record");
            return (CodeBy("one secret") == CodeBy("one secret") && CodeBy("one secret") != CodeBy("another secret")
                && new SmsSecret(null).CodeOf("0", "") != new SmsSecret(null).CodeOf("0", "") && CodeBy("one secret").Length == 6).ToString();
        } },
        { "With origins a code is right in any browser, and without its cookie", "Right, Right", it =>
        {
            it.Options.Origins.Add("https://portal.example.com");
            var code = it.CodeFor(Trial.BrowserWith("Origin=https://portal.example.com"));
            var first = it.Try(Trial.NewBrowser(), code);
            it.Now += TimeSpan.FromHours(1);
            code = it.CodeFor(Trial.BrowserWith("Origin=https://portal.example.com"));
            var other = Trial.NewBrowser();
            other.KeepBrowser();
            return Rules.Join(first, it.Try(other, code));
        } },
        { "While the service or the guard refuses, the former code stays right", "number, Right", it =>
        {
            it.Options.PerNumber = 1;
            var browser = Trial.NewBrowser();
            var code = it.CodeFor(browser);
            it.Now += TimeSpan.FromSeconds(61);
            return Rules.Join(it.Send(browser), it.Try(browser, code));
        } },
        { "While new browsers guess, they have two tries; known ones have five", "Wrong Wrong Spent, Wrong Wrong Wrong Wrong Wrong Spent, 1", it =>
        {
            Guess(it);
            var known = Trial.NewBrowser("203.0.113.9");
            known.Remember(SmsCall.Hash(Trial.Number));
            return Rules.Join(Tries(it, Trial.NewBrowser("203.0.114.9"), 3), Tries(it, known, 6), it.Log.Count(line => line.Contains("somebody guesses")));
        } },
        { "While new browsers guess, they need the check for a code", "check, sent", it =>
        {
            it.Check = new Check();
            Guess(it);
            it.AskAnyone(100);
            return Rules.Join(it.AskAnyone(100), it.AskAnyone(100, "a-person"));
        } },
        { "Wrong codes without a code to enter are no guesses", "0", it =>
        {
            for (var at = 0; at < 1000; at++)
            {
                var browser = it.Anyone(at);
                browser.KeepBrowser();
                it.Try(browser, "000000", Trial.NumberOf(at));
            }
            return it.Log.Count(line => line.Contains("somebody guesses")).ToString();
        } },
        { "The wrong codes of those who enter right ones, too, are no attack", "0", it =>
        {
            for (var at = 0; at < 100; at++)
            {
                var browser = it.Anyone(at);
                var code = it.CodeFor(browser, Trial.NumberOf(at));
                if (at % 3 == 0) it.Try(browser, "", Trial.NumberOf(at));
                it.Try(browser, code, Trial.NumberOf(at));
            }
            return it.Log.Count(line => line.Contains("somebody guesses")).ToString();
        } },
        { "Without the cookie of the page the log names the call that sets it", "None, True", it =>
            Rules.Join(it.Try(Trial.NewBrowser(), "123456"), it.Log.Single().Contains("SmsGuard.KeepBrowser")) },
    };

    /// <summary>The key of the record of a code.</summary>
    private static string Key(Browser browser, string number = Trial.Number) => "record of " + browser.Cookies[SmsCall.BrowserCookie] + " " + number;

    private static string Send(Trial it, Browser browser, out string code)
    {
        code = it.CodeFor(browser);
        return code == "" ? "refused" : "sent";
    }

    private static string Tries(Trial it, Browser browser, int times)
    {
        it.Send(browser);
        return string.Join(" ", Enumerable.Range(0, times).Select(_ => it.Try(browser, "")));
    }

    /// <summary>Fourteen browsers enter 31 wrong codes, and none a right one.</summary>
    private static void Guess(Trial it)
    {
        for (var at = 0; at < 14; at++)
        {
            var browser = it.Anyone(at);
            it.Send(browser, Trial.NumberOf(at));
            for (var wrong = 0; wrong < 3; wrong++) it.Try(browser, "", Trial.NumberOf(at));
        }
    }

    /// <summary>An SMS that the service does not send: what its code is then, and whether the next SMS goes at once.</summary>
    private static string Failing(Trial it, Exception error)
    {
        var browser = Trial.NewBrowser("203.0." + it.Now.TotalHours + ".9");
        it.Now += TimeSpan.FromHours(24);
        Lose(it, browser, error, out var code);
        var next = Trial.NewBrowser("203.1." + it.Now.TotalHours + ".9");
        Lose(it, next, error, out _, "380671112233");
        return it.Try(browser, code) + " " + it.Send(next, "380671112233");
    }

    private static void Lose(Trial it, Browser browser, Exception error, out string code, string number = Trial.Number)
    {
        var kept = "";
        try
        {
            it.Send(browser, number, sent =>
            {
                kept = sent;
                throw error;
            });
        }
        catch (AggregateException)
        {
            // The site answers with its own error.
        }
        code = kept;
    }
}
