using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Threading.Tasks;
using EvPortalWidgets;

/// <summary>One rule after the other, each with a new guard. Each gives what it should, and what is.</summary>
internal sealed class Rules
{
    private const string Number = "380501234567";
    private readonly SmsGuardOptions options = new SmsGuardOptions();
    private readonly List<string> log = new List<string>();
    private TimeSpan now;
    private SmsGuard guard;

    public static IEnumerable<string[]> All()
    {
        foreach (var each in Addresses())
            yield return new[] { "address: " + each[0] + ", forwarded: " + each[1] + ", proxies: " + each[2], each[3], NetworkOf(each[0], each[1], each[2]) };
        foreach (var method in typeof(Rules).GetMethods(BindingFlags.Instance | BindingFlags.NonPublic | BindingFlags.DeclaredOnly).Where(each => each.ReturnType == typeof(string[])))
        {
            var result = (string[])method.Invoke(new Rules(), null);
            yield return new[] { method.Name.Replace('_', ' '), result[0], result[1] };
        }
    }

    private static IEnumerable<string[]> Addresses()
    {
        yield return new[] { "203.0.113.9", "198.51.100.1", "", "203.0.113.9" };
        yield return new[] { "::ffff:203.0.113.9", "", "", "203.0.113.9" };
        yield return new[] { "2001:db8:1:2:3:4:5:6", "", "", "2001:db8:1:2::" };
        yield return new[] { "10.1.2.3", "203.0.113.9", "", "none" };
        yield return new[] { "127.0.0.1", "", "", "none" };
        yield return new[] { "::1", "", "", "none" };
        yield return new[] { "172.31.255.255", "", "", "none" };
        yield return new[] { "172.32.0.1", "", "", "172.32.0.1" };
        yield return new[] { "fd12::1", "", "", "none" };
        yield return new[] { "", "", "", "none" };
        yield return new[] { "10.1.2.3", "1.1.1.1, 203.0.113.9:4711", "10.0.0.0/8", "203.0.113.9" };
        yield return new[] { "::ffff:10.1.2.3", "[2001:db8:1:2::3]:443", "10.0.0.0/8", "2001:db8:1:2::" };
        yield return new[] { "10.1.2.3", "1.1.1.1,203.0.113.9,198.51.100.2", "10.1.2.3 198.51.100.2", "203.0.113.9" };
        yield return new[] { "198.51.100.7", "203.0.113.9", "10.0.0.0/8", "198.51.100.7" };
        yield return new[] { "10.1.2.3", "203.0.113.9, unknown", "10.0.0.0/8", "none" };
        yield return new[] { "10.1.2.3", "", "10.0.0.0/8", "none" };
    }

    /// <summary>The network that a limit is for.</summary>
    private static string NetworkOf(string connection, string forwarded, string proxies)
    {
        var options = new SmsGuardOptions();
        foreach (var proxy in proxies.Split(new[] { ' ' }, StringSplitOptions.RemoveEmptyEntries)) options.Proxies.Add(proxy);
        var browser = new Browser { Address = connection };
        browser.Headers["X-Forwarded-For"] = forwarded;
        var address = ClientAddress.Of(browser, options);
        return address == null ? "none" : ClientAddress.Network(address, address.ToString().Contains(':') ? 64 : 32).Split('/')[0];
    }

    private string[] The_site_may_know_the_address_from_another_header()
    {
        options.PerAddress = 1;
        options.ClientAddress = call => call.Header("CF-Connecting-IP");
        var browser = new Browser { Address = "10.0.0.1" };
        browser.Headers["CF-Connecting-IP"] = "203.0.113.9";
        return new[] { "sent, address", Ask(browser) + ", " + Ask(browser, "380671112233") };
    }

    private string[] Without_an_address_the_log_names_the_setting_once()
    {
        Ask(new Browser { Address = "10.0.0.1" });
        Ask(new Browser { Address = "10.0.0.1" });
        return new[] { "1", log.Count(line => line.Contains("10.0.0.1") && line.Contains("SmsGuardOptions.Proxies")).ToString() };
    }

    private string[] Only_the_card_gets_an_SMS()
    {
        options.Origins.Add("https://portal.example.com");
        var headers = new[] { "", "X-Requested-With", "X-Requested-With Sec-Fetch-Site=cross-site", "X-Requested-With Sec-Fetch-Site=same-origin",
            "Origin=https://evil.example", "Origin=https://portal.example.com Sec-Fetch-Site=cross-site" };
        return new[] { "caller, sent, caller, sent, caller, sent", string.Join(", ", headers.Select((line, at) =>
        {
            var browser = NewBrowser();
            browser.Headers.Clear();
            foreach (var header in line.Split(new[] { ' ' }, StringSplitOptions.RemoveEmptyEntries).Select(each => each.Split('=')))
                browser.Headers[header[0]] = header.Length > 1 ? header[1] : "XMLHttpRequest";
            return Ask(browser, "38067111223" + at);
        })) };
    }

    private string[] The_card_asks_for_the_code_only_if_the_browser_has_one()
    {
        options.PerNumber = 1;
        Ask(NewBrowser());
        now = TimeSpan.FromMinutes(20);
        var refusals = new[] { true, false }.Select(hasCode => Guard.RefuseSms(NewBrowser(), Number, hasCode).Result);
        return new[] { "SmsSentTimeout 40, SmsMaxAttemptsReached 40", string.Join(", ", refusals.Select(each => each.Code + " " + each.Wait.TotalMinutes)) };
    }

    private string[] What_the_gateway_did_not_send_counts_only_for_the_budget()
    {
        options.PerNumber = 1;
        options.BudgetPerHour = 4;
        var results = new[] { Ask(NewBrowser()), Ask(NewBrowser()) };
        Guard.SmsFailed(NewBrowser(), Number).Wait();
        return new[] { "sent, number, sent, budget", string.Join(", ", results) + ", " + Ask(NewBrowser()) + ", " + Ask(NewBrowser(), "380671112233") };
    }

    private string[] A_browser_that_has_signed_in_has_a_limit_of_its_own_for_its_number()
    {
        var browser = NewBrowser();
        Guard.CodeEntered(browser, Number).Wait();
        options.PerAddress = 0;
        return new[] { "10 sent, address, address", Many(20, () => Ask(browser)) + ", " + Ask(browser, "380671112233") + ", " + Ask(NewBrowser()) };
    }

    private string[] A_browser_knows_the_last_five()
    {
        var browser = NewBrowser();
        for (var at = 0; at < 6; at++) Guard.CodeEntered(browser, Number + at).Wait();
        return new[] { "False True True 124", browser.Knows(SmsCall.Hash(Number + 0)) + " " + browser.Knows(SmsCall.Hash(Number + 1)) + " "
            + browser.Knows(SmsCall.Hash(" " + Number + 5)) + " " + browser.Known().Length };
    }

    private string[] A_number_that_has_signed_in_elsewhere_has_wider_limits_for_its_address()
    {
        options.PerAddress = 2;
        options.HasSignedIn = number => Task.FromResult(number.StartsWith("38050", StringComparison.Ordinal));
        var at = 0;
        return new[] { "10 sent, 0 sent", Many(20, () => Ask(NewBrowser(), "38050" + (at++ * 10000).ToString("D7"))) + ", " + Many(5, () => Ask(NewBrowser(), "38067" + (at++ * 10000).ToString("D7"))) };
    }

    private string[] Half_of_a_budget_is_kept_for_who_is_known()
    {
        options.BudgetPerDay = 8;
        options.HasSignedIn = number => Task.FromResult(number.StartsWith("38050", StringComparison.Ordinal));
        var at = 0;
        var known = NewBrowser();
        Guard.CodeEntered(known, "380991234567").Wait();
        return new[] { "4 sent, 2 sent, 2 sent", string.Join(", ", new[] { "38067", "38050" }.Select(start => Many(9, () => Ask(NewBrowser(), start + (at++ * 10000).ToString("D7"))))
            .ToArray()) + ", " + Many(9, () => Ask(known, "380991234567")) };
    }

    private string[] The_log_says_once_what_is_spent_and_names_no_number()
    {
        options.BudgetPerHour = 20;
        for (var at = 0; at < 30; at++) Ask(NewBrowser(), "38067" + (at * 10000).ToString("D7"));
        return new[] { "80 %, 100 %", string.Join(", ", log.Select(line => line.Substring(5, line.IndexOf('%') - 4))) + (log.Any(line => line.Contains("38067")) ? log[0] : "") };
    }

    private string[] Without_a_check_few_entered_codes_are_only_logged()
    {
        var at = 0;
        return new[] { "200 sent, 1", Many(200, () => AskAnyone(at++, "")) + ", " + log.Count(line => line.Contains("entered only")) };
    }

    private string[] With_a_check_new_numbers_need_it_while_few_codes_are_entered()
    {
        options.BotCheck = token => Task.FromResult(token == "a person");
        var at = 0;
        var result = Many(100, () => AskAnyone(at++, "")) + ", " + AskAnyone(at++, "") + ", " + AskAnyone(at++, "another") + ", " + AskAnyone(at++, "a person");
        var known = NewBrowser();
        known.Remember(SmsCall.Hash(Number));
        result += ", " + Ask(known);
        for (var entered = 0; entered < 30; entered++) Guard.CodeEntered(NewBrowser(), NumberOf(entered)).Wait();
        result += ", " + AskAnyone(at++, "");
        return new[] { "50 sent, check, check, sent, sent, sent, BotCheckRequired", result + ", " + SmsGuard.BotCheckRequired };
    }

    private string[] After_the_window_the_check_is_not_needed()
    {
        options.BotCheck = token => Task.FromResult(false);
        var at = 0;
        Many(60, () => AskAnyone(at++, ""));
        now = TimeSpan.FromMinutes(31);
        return new[] { "sent", AskAnyone(at++, "") };
    }

    private string[] A_check_needs_cookies_so_there_are_no_other_origins()
    {
        options.BotCheck = token => Task.FromResult(true);
        options.Origins.Add("https://portal.example.com");
        return new[] { "ArgumentException", ErrorOfStart() };
    }

    private string[] A_proxy_that_is_no_address_fails_at_the_start()
    {
        options.Proxies.Add("proxy.example.com");
        return new[] { "FormatException", ErrorOfStart() };
    }

    private string[] What_happens_is_counted()
    {
        var counted = new List<string>();
        options.PerNumber = 1;
        Guard.Counted += (what, reason) => counted.Add(what + " " + reason);
        Ask(NewBrowser());
        Ask(NewBrowser());
        Guard.CodeEntered(NewBrowser(), Number).Wait();
        return new[] { "sent , refused number, entered ", string.Join(", ", counted) };
    }

    private string[] Nothing_is_kept_after_a_day()
    {
        var counters = new MemoryCounters { Clock = () => now, MostKeys = 200000 };
        options.Counters = counters;
        for (var at = 0; at < 1000; at++) AskAnyone(at, "");
        now = TimeSpan.FromHours(25);
        var ends = (ICollection)typeof(MemoryCounters).GetField("ends", BindingFlags.Instance | BindingFlags.NonPublic).GetValue(counters);
        var before = ends.Count;
        AskAnyone(0, "");
        var limits = ends.Count;
        for (var at = 0; at < 300000; at++) counters.Take(new[] { new SmsWindow { Key = "login " + at, Limit = 1, Length = TimeSpan.FromHours(1) } });
        return new[] { "True True True", (before > 3000) + " " + (limits < 30) + " " + (ends.Count <= 200001) };
    }

    private string[] Wrong_passwords_from_one_address()
    {
        var browser = NewBrowser();
        var result = Many(30, () => Login(browser, "anna@example.com")) + ", " + Login(browser, "borys@example.com");
        for (var at = 0; at < 50; at++) Login(browser, at + "@example.com");
        return new[] { "10 sent, sent, refused, sent", result + ", " + Login(browser, "new@example.com") + ", " + Login(new Browser { Address = "203.0.113.9" }, "new@example.com") };
    }

    private string[] Wrong_passwords_from_everywhere_only_slow_an_account_down()
    {
        var waits = new List<double>();
        for (var at = 0; at < 40; at++)
        {
            var wait = TryLogin(new Browser { Address = "203." + at + ".113.9" }, "anna@example.com");
            if (wait > TimeSpan.Zero) waits.Add(Math.Ceiling(wait.TotalSeconds));
            now += wait;
        }
        return new[] { "1, 2, 4, 8, 16, 30", string.Join(", ", waits.Where((each, at) => each != waits.ElementAtOrDefault(at - 1))) };
    }

    private string[] Who_has_signed_in_in_this_browser_is_not_slowed_down()
    {
        var own = NewBrowser();
        Guard.LoginSucceeded(own, SmsCall.Hash("Anna@example.com")).Wait();
        for (var at = 0; at < 40; at++) TryLogin(new Browser { Address = "203." + at + ".113.9" }, "anna@example.com");
        for (var at = 0; at < 40; at++) TryLogin(NewBrowser(), at + "@example.com");
        return new[] { "10 sent", Many(20, () => Login(own, "anna@example.com ")) };
    }

    private string[] A_right_password_does_not_count()
    {
        return new[] { "100 sent", Many(100, () =>
        {
            var browser = NewBrowser();
            var result = Login(browser, "anna@example.com");
            Guard.LoginSucceeded(browser, SmsCall.Hash("anna@example.com")).Wait();
            now += TimeSpan.FromSeconds(1);
            return result;
        }) };
    }

    private SmsGuard Guard
    {
        get { return guard ?? (guard = new SmsGuard(options, new WidgetLog(log.Add, log.Add), () => now)); }
    }

    private string ErrorOfStart()
    {
        try
        {
            return Guard.ToString();
        }
        catch (Exception error)
        {
            return error.GetType().Name;
        }
    }

    private static Browser NewBrowser()
    {
        return new Browser { Address = "198.51.100.7" };
    }

    private static string NumberOf(int at)
    {
        return "38067" + (at * 1000 % 9999991).ToString("D7");
    }

    /// <summary>Somebody else asks, at another address.</summary>
    private string AskAnyone(int at, string token)
    {
        var browser = new Browser { Address = "185." + at % 250 + "." + at / 250 + ".1" };
        browser.Cookies["bot-check"] = token;
        return Ask(browser, NumberOf(at));
    }

    private string Ask(Browser browser, string number = Number)
    {
        var refusal = Guard.RefuseSms(browser, number, false).Result;
        return refusal == null ? "sent" : refusal.Reason;
    }

    private TimeSpan TryLogin(Browser browser, string email)
    {
        return Guard.LoginWait(browser, SmsCall.Hash(email)).Result;
    }

    private string Login(Browser browser, string email)
    {
        // Longer than any pause.
        now += TimeSpan.FromSeconds(31);
        return TryLogin(browser, email) == TimeSpan.Zero ? "sent" : "refused";
    }

    private static string Many(int times, Func<string> act)
    {
        return Enumerable.Range(0, times).Count(_ => act() == "sent") + " sent";
    }
}
