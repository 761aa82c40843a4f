using System;
using System.Linq;
using System.Threading.Tasks;
using EvPortalWidgets;

/// <summary>Which code is right, for whom and how often.</summary>
internal static class CodeRules
{
    public static readonly Rules All = new Rules
    {
        { "A request that gives the cookie of the browser twice gives one", "True", it =>
        {
            var browser = Trial.NewBrowser();
            browser.IsInOneRequest = true;
            var first = browser.KeepBrowser();
            browser.Cookies.Clear();
            return (browser.KeepBrowser() == first && browser.Cookies.Count == 0).ToString();
        } },
        { "A code is right once, and only in the browser that asked for it", "None, Right, None", it =>
        {
            var browser = Trial.NewBrowser();
            var code = it.CodeFor(browser);
            var other = Trial.NewBrowser();
            other.KeepBrowser();
            return Rules.Join(it.Try(other, code), it.Try(browser, code), it.Try(browser, code));
        } },
        { "What is too long for a code or a number is wrong, and no part of it counts", "Wrong Wrong Wrong Wrong Wrong Spent, None, number", it =>
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
        { "Of 200 wrong codes at once five are tried, and of 200 right ones one signs in", "5 Wrong, 195 Spent; 1 Right, 199 None", it =>
            string.Join("; ", new[] { true, false }.Select(isWrong =>
            {
                var browser = Trial.NewBrowser(isWrong ? "203.0.113.9" : "203.0.114.9");
                var code = it.CodeFor(browser);
                var guard = it.Guard;
                var results = Enumerable.Range(0, 200).AsParallel().WithDegreeOfParallelism(8)
                    .Select(_ => guard.TryCode(browser, Trial.Number, isWrong ? "" : code).Result.Result).ToList();
                return Rules.Join(results.GroupBy(each => each).OrderBy(each => each.Count()).Select(each => each.Count() + " " + each.Key).ToArray());
            })) },
        { "While a new code is being sent, both are right; then only the new one", "Right, Right, Wrong, Right", it =>
            Rules.Join(During(it, former => former), During(it, former => null), After(it, true), After(it, false)) },
        { "An SMS service that fails takes the new code back, one that runs out of time does not", "Right None, Right Right", it =>
            Rules.Join(Failing(it, new InvalidOperationException()), Failing(it, new TimeoutException())) },
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
            return Rules.Join(it.AskAnyone(100), it.AskAnyone(101, "a-person"));
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

    /// <summary>Enters a code before the SMS service has answered.</summary>
    private static string During(Trial it, Func<string, string> choose)
    {
        var browser = Trial.NewBrowser("203.0." + it.Now.TotalMinutes + ".9");
        var former = it.CodeFor(browser);
        it.Now += TimeSpan.FromSeconds(61);
        var result = "";
        it.Send(browser, Trial.Number, code =>
        {
            result = it.Try(browser, choose(former) ?? code);
            return Task.CompletedTask;
        });
        it.Now += TimeSpan.FromHours(24);
        return result;
    }

    private static string After(Trial it, bool isFormer)
    {
        var browser = Trial.NewBrowser();
        var former = it.CodeFor(browser);
        it.Now += TimeSpan.FromSeconds(61);
        var code = it.CodeFor(browser);
        it.Now += TimeSpan.FromSeconds(1);
        return it.Try(browser, isFormer ? former : code);
    }

    /// <summary>Whether the former code is right after a failure, and in another browser the new one.</summary>
    private static string Failing(Trial it, Exception error)
    {
        return string.Join(" ", new[] { true, false }.Select(isFormer =>
        {
            var browser = Trial.NewBrowser();
            var former = it.CodeFor(browser);
            it.Now += TimeSpan.FromHours(24);
            former = it.CodeFor(browser);
            it.Now += TimeSpan.FromSeconds(61);
            var code = "";
            try
            {
                it.Send(browser, Trial.Number, sent => throw Keep(sent, out code, error));
            }
            catch (AggregateException)
            {
                // The site answers with its own error.
            }
            if (!isFormer) it.Now += TimeSpan.FromMinutes(9.5);
            return it.Try(browser, isFormer ? former : code);
        }));
    }

    private static Exception Keep(string sent, out string code, Exception error)
    {
        code = sent;
        return error;
    }
}
