using System.Diagnostics;
using EvPortalWidgets;

/// <summary>
/// What attackers have got from version 3.0.0, and what they get now: the attack, both figures, and what this run gives. The guide has them.
/// </summary>
internal static class AttackRules
{
    private static readonly TimeSpan Hour = TimeSpan.FromHours(1);

    public static Rules All => new Rules
    {
        { "One address asks for SMS to 6,000 numbers in an hour, to learn from the answers which are known", "6,000 numbers looked up", "150 numbers looked up", it =>
        {
            var asked = 0;
            it.Numbers = new Numbers(_ => ++asked % 100 == 0);
            for (var at = 0; at < 6000; at++) it.Ask(Trial.NewBrowser(), Trial.NumberOf(at));
            return asked + " numbers looked up";
        } },
        { "300 rented numbers sign in, and ask for SMS in their known browsers at one address", "3,000 SMS in an hour, 12,000 in a day", "330 SMS in an hour, 1,320 in a day", it =>
        {
            var browsers = Enumerable.Range(0, 300).Select(at => Trial.NewBrowser("198.51.100.7")).ToList();
            for (var at = 0; at < 300; at++, it.Now += TimeSpan.FromMinutes(20)) it.SignIn(browsers[at], Trial.NumberOf(at));
            it.Now += TimeSpan.FromDays(1);
            var hours = new List<int>();
            for (var hour = 0; hour < 24; hour++, it.Now += Hour)
                hours.Add(browsers.Select((browser, at) => Enumerable.Range(0, 10).Count(_ => it.Ask(browser, Trial.NumberOf(at)) == "sent")).Sum());
            return FormattableString.Invariant($"{hours[0]:n0} SMS in an hour, {hours.Sum():n0} in a day");
        } },
        { "250 drivers with known browsers share the address of a mobile operator", "0 refused", "0 refused", it =>
            Enumerable.Range(0, 250).Count(at => it.Ask(Known(Trial.NumberOf(at), "198.51.100.7"), Trial.NumberOf(at)) != "sent") + " refused" },
        { "125,000 tries at invented emails, with a check for robots, then one for each of 100 accounts and 100 invented emails", "100 and 0 answered", "100 and 100 answered", it =>
        {
            it.Check = new Check();
            for (var at = 0; at < 125_000; at++) it.Login(it.Anyone(at % 60_000), at + "@example.com");
            int Answered(Func<int, string> account) => Enumerable.Range(0, 100).Count(at => it.Login(Trial.NewBrowser("77." + at + ".1.1"), account(at)) == "tried");
            return Answered(at => "account " + at) + " and " + Answered(at => "9" + at + "@example.org") + " answered";
        } },
        { "Five tries at other spellings of an email, which find no account, then one at the email: of 100 accounts and of 100 invented emails", "100 and 0 answered", "0 and 0 answered", it =>
        {
            int Answered(string start, string id) => Enumerable.Range(0, 100).Count(at =>
            {
                var browser = Trial.NewBrowser("77." + at + "." + start.Length + ".1");
                var email = start + at + "@example.com";
                for (var time = 0; time < 5; time++) it.Login(browser, email.ToUpperInvariant(), null);
                return it.Login(browser, email, id is null ? null : id + at) == "tried";
            });
            return Answered("driver", "account ") + " and " + Answered("nobody.", null) + " answered";
        } },
        { "A shared computer in which a number has signed in uses up the limit of known browsers, each hour for a day", "the owner is refused in 24 hours", "the owner is refused in 0 hours", it =>
        {
            Browser shared = Known(Trial.Number, "203.0.113.1"), own = Trial.NewBrowser("198.51.100.7");
            it.SignIn(own);
            it.Now += 24 * Hour;
            return Refused(it, 24, _ =>
            {
                for (var at = 0; at < 10; at++) it.Ask(shared);
            }, () => it.Ask(own));
        } },
        { "The same with passwords", "the owner is refused in 24 hours", "the owner is refused in 0 hours", it =>
        {
            Browser KnownTo(string address)
            {
                var browser = Trial.NewBrowser(address);
                it.Guard.LoginSucceeded(browser, "anna").Wait();
                return browser;
            }
            Browser shared = KnownTo("203.0.113.1"), own = KnownTo("198.51.100.7");
            return Refused(it, 24, _ =>
            {
                for (var at = 0; at < 40; at++) it.Login(shared, "anna");
            }, () =>
            {
                own.Address = "198.51.100.7";
                var result = it.Login(own, "anna");
                it.Guard.LoginSucceeded(own, "anna").Wait();
                return result;
            });
        } },
        { "A provider's IPv6 /29 asks for SMS to random numbers", "3,000 SMS in an hour", "750 SMS in an hour", it =>
            Trial.Many(4000, at => it.Ask(Trial.NewBrowser("2a02:" + at % 8 + ":" + at.ToString("x") + "::1"), Trial.NumberOf(at))).Replace(" sent", " SMS in an hour") },
        { "One address asks for all SMS of a number, and its owner needs one in a new browser at some hour of the day", "the owner is refused in 24 hours", "the owner is refused in 0 hours", it =>
        {
            var refused = 0;
            for (var hour = 0; hour < 24; hour++)
            {
                Trial day = new();
                for (var call = 0; call < 6 * (24 + hour); call++, day.Now += TimeSpan.FromMinutes(10)) day.Ask(Trial.NewBrowser("203.0.113.1"));
                if (day.Ask(Trial.NewBrowser("198.51.100.7")) != "sent") refused++;
            }
            return "the owner is refused in " + refused + " hours";
        } },
        { "The same, and the owner asks four times at home, because SMS are slow", "refused", "sent", it =>
        {
            var browser = Trial.NewBrowser("198.51.100.7");
            it.SignIn(browser);
            it.Now += 24 * Hour;
            for (var call = 0; call < 6; call++) it.Ask(Trial.NewBrowser("203.0.113.1"));
            var results = Enumerable.Range(0, 4).Select(_ => it.Ask(Trial.NewBrowser("198.51.100.9"))).ToList();
            return results.All(result => result == "sent") ? "sent" : "refused";
        } },
        { "A proxy passes on an `X-Forwarded-For` that is no address, in 60 calls", "60 SMS", "30 SMS", it =>
        {
            it.Options.Proxies.Add("10.0.0.0/8");
            var texts = new[] { "garbage", "unknown", ",,,", "203.0.113.9, 10.0.0.x" };
            return Trial.Many(60, at =>
            {
                var browser = Trial.NewBrowser("10.0.0.1");
                browser.Headers["X-Forwarded-For"] = texts[at % texts.Length];
                return it.Ask(browser, Trial.NumberOf(at));
            }).Replace(" sent", " SMS");
        } },
        { "An `X-Forwarded-For` of 30 kB, with 22 networks named", "700 to 1,400 ms", "below 5 ms", it =>
        {
            for (var network = 0; network < 22; network++) it.Options.Proxies.Add("10." + network + ".0.0/16");
            string Text(string hop) => string.Concat(Enumerable.Repeat(hop + ", ", 30_000 / (hop.Length + 2)));
            var headers = new[] { Text("203.0.113.9") + "203.0.113.9", Text("10.21.0.1") + "203.0.113.9", Text("10.21.0.1") };
            double Slowest(int calls) => headers.Max(header =>
            {
                var browser = Trial.NewBrowser("10.21.0.1");
                browser.Headers["X-Forwarded-For"] = header;
                var start = Process.GetCurrentProcess().TotalProcessorTime;
                for (var at = 0; at < calls; at++) it.Login(browser, "anna");
                return (Process.GetCurrentProcess().TotalProcessorTime - start).TotalMilliseconds / calls;
            });
            Slowest(20);
            var slowest = Slowest(50);
            return slowest < 5 ? "below 5 ms" : slowest + " ms";
        } },
        { "During an attack without tokens, 40 numbers of the attacker sign in again and again in known browsers", "487 SMS to random numbers", "100 SMS to random numbers", it =>
        {
            it.Check = new Check();
            var sent = 0;
            for (var at = 0; at < 400; at++)
            {
                var own = Trial.NumberOf(1000 + at % 40);
                it.SignIn(Known(own, "77." + at % 40 + ".1.1"), own);
                // Each address may send one without a token.
                if (it.Ask(Trial.NewBrowser("203.0.113." + at % 50), Trial.NumberOf(at)) == "sent") sent++;
            }
            return sent + " SMS to random numbers";
        } },
        { "A site with a budget of one SMS", "no new number can sign in", "one new number can sign in", it =>
        {
            it.Options.BudgetPerHour = it.Options.BudgetPerDay = 1;
            return it.Ask(Trial.NewBrowser()) == "sent" ? "one new number can sign in" : "no new number can sign in";
        } },
    };

    private static Browser Known(string number, string address)
    {
        var browser = Trial.NewBrowser(address);
        browser.Remember(SmsCall.Hash(number));
        return browser;
    }

    private static string Refused(Trial it, int hours, Action<int> attack, Func<string> own)
    {
        var refused = 0;
        for (var hour = 0; hour < hours; hour++, it.Now += Hour)
        {
            attack(hour);
            if (own() is not ("sent" or "tried")) refused++;
        }
        return "the owner is refused in " + refused + " hours";
    }
}
