using System.Diagnostics;
using EvPortalWidgets;

/// <summary>How often a password can be tried.</summary>
internal static class LoginRules
{
    public static Rules All => new Rules
    {
        { "A network has five tries for an account, and then one in 15 minutes", "5 tried, 1 tried, 4 tried", it =>
        {
            string Poll(int minutes) => Trial.Tried(minutes, at =>
            {
                it.Now += TimeSpan.FromMinutes(1);
                return it.Login(Trial.NewBrowser("203.0.113." + at), "anna");
            });
            return Rules.Join(Trial.Tried(20, at => it.Login(Trial.NewBrowser("203.0.113." + at), "anna")), Poll(15), Poll(60));
        } },
        { "The IPv6 networks of a provider have 25", "5 tried, 20 tried", it => Rules.Join(
            Trial.Tried(50, at => it.Login(Trial.NewBrowser("2a03:1:1:" + at + "::7"), "anna")),
            Trial.Tried(50, at => it.Login(Trial.NewBrowser("2a03:1:" + (at + 2) + "::7"), "anna"))) },
        { "Strangers in other networks do not slow the owner down", "1000 tried, tried", it => Rules.Join(
            Trial.Tried(1000, at => it.Login(it.Anyone(at), "anna")), it.Login(Trial.NewBrowser("203.0.113.9"), "anna")) },
        { "Strangers' tries above 30 an hour are in the log once an hour", "0, 1, 1, 2, With an IBotCheck they have 30 tries in an hour without a token.", it =>
        {
            it.Now += TimeSpan.FromMinutes(40);
            int Lines() => it.Log.Count(line => line.Contains("Strangers tried"));
            Trial.Tried(30, at => it.Login(it.Anyone(at), "anna"));
            var before = Lines();
            it.Login(it.Anyone(30), "anna");
            var first = Lines();
            it.Now += TimeSpan.FromMinutes(30);
            Trial.Tried(200, at => it.Login(it.Anyone(at), "anna"));
            var second = Lines();
            it.Now += TimeSpan.FromMinutes(31);
            Trial.Tried(200, at => it.Login(it.Anyone(at), "anna"));
            return Rules.Join(before, first, second, Lines(), it.Log.Last().Split("guesses. ")[1]);
        } },
        { "With a check strangers need a token above 30 tries, and have 100", "30 tried, check, 70 tried, login", it =>
        {
            it.Check = new Check();
            return Rules.Join(
                Trial.Tried(200, at => it.Login(it.Anyone(at), "anna")), it.Login(it.Anyone(200), "anna"),
                Trial.Tried(200, at => it.Login(it.Anyone(at + 200, "a-person"), "anna")), it.Login(it.Anyone(400, "a-person"), "anna"));
        } },
        { "A browser and a network in which the account has signed in need no token", "tried, tried, check", it =>
        {
            it.Check = new Check();
            var own = Trial.NewBrowser("203.0.113.9");
            it.Login(own, "anna");
            it.Guard.LoginSucceeded(own, "anna").Wait();
            Trial.Tried(200, at => it.Login(it.Anyone(at, "a-person"), "anna"));
            own.Address = "203.0.114.9";
            return Rules.Join(it.Login(own, "anna"), it.Login(Trial.NewBrowser("203.0.113.77"), "anna"), it.Login(Trial.NewBrowser("203.0.115.9"), "anna"));
        } },
        { "While the service of the check does not answer, any token is that of a person", "70 tried, login", it =>
        {
            it.Check = new Check();
            Trial.Tried(30, at => it.Login(it.Anyone(at), "anna"));
            it.Check.IsDown = true;
            return Rules.Join(Trial.Tried(200, at => it.Login(it.Anyone(at + 50, "any"), "anna")), it.Login(it.Anyone(300, "any"), "anna"));
        } },
        { "What happens to passwords is counted", "login.refused check, login.strangers , login.succeeded , login.refused login, They need the BotCheck.", it =>
        {
            it.Check = new Check();
            Trial.Tried(30, at => it.Login(it.Anyone(at), "anna"));
            var counted = new List<string>();
            it.Guard.Happened += (_, what) => counted.Add(what.Name + " " + what.Reason);
            var person = it.Anyone(50, "a-person");
            it.Login(it.Anyone(50, "wrong"), "anna");
            it.Login(person, "anna");
            it.Guard.LoginSucceeded(person, "anna").Wait();
            for (var time = 0; time < 6; time++) it.Login(Trial.NewBrowser(), "boris");
            return string.Join(", ", counted) + ", " + it.Log.Single().Split("guesses. ")[1];
        } },
        { "A refusal says when the next try is free: of a browser and its network the one that is free first", "10, 10", it =>
        {
            double Wait(Browser browser) => it.Guard.RefuseLogin(browser, "anna", "anna").Result!.Wait.TotalMinutes;
            var own = Trial.NewBrowser("203.0.113.9");
            own.Remember(SmsCall.Hash("account anna"));
            for (var time = 0; time < 15; time++) it.Login(own, "anna");
            it.Now += TimeSpan.FromMinutes(5);
            return Rules.Join(Wait(Trial.NewBrowser("203.0.113.9")), Wait(own));
        } },
        { "A site that gives no email counts the account alone", "40 tried", it =>
        {
            it.Check = new Check();
            return Trial.Tried(40, at => it.Login(it.Anyone(at), "", "account " + at));
        } },
        { "When its ten tries are used up, a known browser needs a token as any other", "10 tried, check", it =>
        {
            it.Check = new Check();
            Trial.Tried(30, at => it.Login(it.Anyone(at), "anna"));
            var own = Trial.NewBrowser("203.0.113.9");
            own.Remember(SmsCall.Hash("account anna"));
            return Rules.Join(Trial.Tried(20, _ => it.Login(own, "anna")), it.Login(own, "anna"));
        } },
        { "A login without the id of its account is an error that says so", "True", it =>
            it.Guard.LoginSucceeded(Trial.NewBrowser(), "").Exception!.InnerException!.Message.StartsWith("Give the id of the account").ToString() },
        { "The service is asked 300 times an hour for an address, and only for what can be a token", "300, False", it =>
        {
            it.Check = new Check();
            Trial.Tried(30, at => it.Login(it.Anyone(at), "anna"));
            var before = it.Check.Asked;
            foreach (var token in new[] { "", "<x>", new string('a', 3000) }) it.Login(Token(token), "anna");
            var others = it.Check.Asked > before;
            for (var at = 0; at < 400; at++) it.Login(Token("wrong"), "anna");
            return Rules.Join(it.Check.Asked, others);
        } },
        { "Nor are an IPv6 /48 or its provider without a limit", "1500", it =>
        {
            it.Check = new Check();
            Trial.Tried(30, at => it.Login(it.Anyone(at), "anna"));
            for (var at = 0; at < 20000; at++) it.Login(Token("wrong", "2a03:1:1:" + at.ToString("x") + "::7"), "anna");
            return it.Check.Asked.ToString();
        } },
        { "Wrong passwords of others at an address do not keep an owner out who is at home there", "30 tried, tried, 4 tried", it =>
        {
            it.Guard.LoginSucceeded(Trial.NewBrowser("203.0.113.9"), "anna").Wait();
            var others = Trial.Tried(117, at => it.Login(Trial.NewBrowser("203.0.113.9"), at + "@example.com"));
            var own = it.Login(Trial.NewBrowser("203.0.113.9"), "anna");
            return Rules.Join(others, own, Trial.Tried(60, _ => it.Login(Trial.NewBrowser("203.0.113.9"), "anna")));
        } },
        { "Strangers in other networks of a provider do not keep the owner out of a network that is known", "tried", it =>
        {
            var own = Trial.NewBrowser("2a03:1:1::7");
            it.Guard.LoginSucceeded(own, "anna").Wait();
            Trial.Tried(500, at => it.Login(Trial.NewBrowser("2a03:1:" + (at % 50 + 2) + "::7"), "anna"));
            return it.Login(Trial.NewBrowser("2a03:1:1::9"), "anna");
        } },
        { "A network is known for 30 days after the last login", "tried, check", it =>
        {
            it.Check = new Check();
            string After(int days)
            {
                it.Now += TimeSpan.FromDays(days);
                Trial.Tried(40, at => it.Login(it.Anyone(at), "anna"));
                return it.Login(Trial.NewBrowser("203.0.113.9"), "anna");
            }
            it.Guard.LoginSucceeded(Trial.NewBrowser("203.0.113.9"), "anna").Wait();
            it.Now += TimeSpan.FromDays(29);
            it.Guard.LoginSucceeded(Trial.NewBrowser("203.0.113.9"), "anna").Wait();
            return Rules.Join(After(29), After(2));
        } },
        { "Spellings of an account that does not exist have its tries, as those of one that does", "5 tried", it =>
        {
            var spellings = new[] { "1@example.com", "1@EXAMPLE.com ", "\uff11@example.com", "1@exámple.com", "1\u00ad@example.com", "1@example.com\U0001f600" };
            return Trial.Tried(20, at => it.Login(Trial.NewBrowser("203.0.113." + at), spellings[at % spellings.Length]));
        } },
        { "They tell nothing where a check needs a token, either", "check, check", it =>
        {
            it.Check = new Check();
            string After(string account)
            {
                Trial.Tried(30, at => it.Login(it.Anyone(at), "1" + account.ToUpperInvariant()));
                return it.Login(it.Anyone(50), "1" + account, account == "anna" ? "anna" : null);
            }
            return Rules.Join(After("anna"), After("boris"));
        } },
        { "An email that is too long for one costs no time, and has the tries of an account that does not exist", "fast, 5 tried, 5 tried", it =>
        {
            // The time to normalize accents grows with the square of their number.
            var accents = "1" + new string('\u0315', 60000) + new string('\u0327', 60000);
            var start = Process.GetCurrentProcess().TotalProcessorTime;
            it.Login(Trial.NewBrowser(), accents);
            var isFast = Process.GetCurrentProcess().TotalProcessorTime - start < TimeSpan.FromMilliseconds(500);
            string Long(char letter) => Trial.Tried(20, at => it.Login(Trial.NewBrowser("203.0.113." + at), "1" + new string(letter, 254)));
            return Rules.Join(isFast ? "fast" : "slow", Long('a'), Long('b'));
        } },
        { "No account is looked up by an email that a database may take for another one", "True, True, False, False, False", _ => Rules.Join(
            new[] { "o.k+1@example.com", new string('a', 254), new string('a', 255), "\u00f8@example.com", "a\0@example.com" }
                .Select(WidgetLoginFields.IsEmail).Cast<object>().ToArray()) },
        { "If the site has found an account for it, that account has its tries", "5 tried", it =>
            Trial.Tried(20, at => it.Login(Trial.NewBrowser("203.0.113." + at), "anna" + new string(' ', at * 100), "anna")) },
        { "A browser that has signed in has ten tries an hour, and then those of its network", "15 tried", it =>
        {
            var own = Trial.NewBrowser();
            it.Guard.LoginSucceeded(own, "anna").Wait();
            return Trial.Tried(20, _ => it.Login(own, "anna"));
        } },
        { "A right password does not count", "100 tried", it => Trial.Tried(100, _ => LogIn(it)) },
        { "A right password gives back no wrong one", "2 tried, tried, 3 tried", it =>
        {
            string Wrong(int times) => Trial.Tried(times, _ => it.Login(Trial.NewBrowser(), "anna"));
            return Rules.Join(Wrong(2), LogIn(it), Wrong(20));
        } },
        { "Wrong passwords of many accounts count for their address", "30 tried", it =>
            Trial.Tried(50, at => it.Login(Trial.NewBrowser(), "account " + at)) },
        { "Without an address all visitors together have 30 tries for an account in an hour", "30 tried", it =>
            Trial.Tried(50, at => it.Login(Trial.NewBrowser("10.0.0.1"), "anna")) },
    };

    private static Browser Token(string token, string address = "203.0.113.9")
    {
        var browser = Trial.NewBrowser(address);
        browser.Cookies["bot-check"] = token;
        return browser;
    }

    private static string LogIn(Trial it)
    {
        var browser = Trial.NewBrowser();
        var result = it.Login(browser, "anna");
        it.Guard.LoginSucceeded(browser, "anna").Wait();
        return result;
    }
}
