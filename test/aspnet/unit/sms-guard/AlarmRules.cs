using EvPortalWidgets;

/// <summary>What is noticed and logged, exactly: when a line comes, and whom it concerns.</summary>
internal static class AlarmRules
{
    public static Rules All => new Rules
    {
        { "The log has 80 % with the eighth of ten SMS, 100 % with the tenth, and both again in another hour", "0 1 1 2 2, 4", it =>
        {
            it.Options.BudgetPerHour = 20;
            int Lines() => it.Log.Count(line => line.Contains("half for new numbers in an hour"));
            string Ask(int from, int count) => string.Join(" ", Enumerable.Range(from, count).Select(at => it.AskAnyone(at) == "" ? 0 : Lines()).ToList().Skip(count - 5));
            var first = Ask(0, 11);
            it.Now += TimeSpan.FromMinutes(61);
            Ask(20, 11);
            return Rules.Join(first, Lines());
        } },
        { "The log has the beginning and the end of an attack once each, and the cure", "An IBotCheck slows them down. 1, Until it ends they get at most 120 SMS in an hour without a token. 1", it =>
        {
            string Attack(Trial trial)
            {
                for (var at = 0; at < 60; at++) trial.AskAnyone(at, "a-person");
                for (var at = 100; at < 200; at++) trial.SignIn(trial.Anyone(at, "a-person"), Trial.NumberOf(at));
                var cure = trial.Log.Single(line => line.Contains("entered only")).Split("codes: an attack, or no SMS arrive. ")[1];
                return cure + " " + trial.Log.Count(line => line.Contains("Enough codes are entered again"));
            }
            return Rules.Join(Attack(it), Attack(new Trial { Check = new Check() }));
        } },
        { "An attack of few codes ends when six of ten are entered, and not with five", "0, 1", it =>
        {
            int Ended() => it.Log.Count(line => line.Contains("Enough codes"));
            for (var at = 0; at < 50; at++) it.AskAnyone(at);
            for (var at = 100; at < 155; at++) it.SignIn(it.Anyone(at), Trial.NumberOf(at));
            var half = Ended();
            for (var at = 200; at < 260; at++) it.SignIn(it.Anyone(at), Trial.NumberOf(at));
            return Rules.Join(half, Ended());
        } },
        { "Guesses are over when fewer than half of those are wrong with which they began", "1, 0, 1", it =>
        {
            int Lines(string text) => it.Log.Count(line => line.Contains(text));
            for (var at = 0; at < 40; at++)
            {
                it.Send(it.Anyone(at), Trial.NumberOf(at));
                var browser = it.Anyone(at);
                it.Send(browser, Trial.NumberOf(at + 500));
                it.Try(browser, "", Trial.NumberOf(at + 500));
            }
            for (var at = 100; at < 140; at++) it.SignIn(it.Anyone(at), Trial.NumberOf(at));
            var (begun, ended) = (Lines("somebody guesses"), Lines("Few wrong codes"));
            for (var at = 200; at < 400; at++) it.SignIn(it.Anyone(at), Trial.NumberOf(at));
            return Rules.Join(begun, ended, Lines("Few wrong codes"));
        } },
        { "What known browsers do with their codes is no attack, also when a stranger comes", "", it =>
        {
            it.Options.PerNumber = 1;
            for (var at = 0; at < 100; at++)
            {
                var known = it.Anyone(at);
                known.Remember(SmsCall.Hash(Trial.NumberOf(at)));
                // The third one has the limits of a stranger.
                for (var time = 0; time < 3; time++) it.Ask(known, Trial.NumberOf(at));
                it.Try(known, "", Trial.NumberOf(at));
            }
            it.AskAnyone(100);
            return string.Join(" ", it.Log.Where(line => line.Contains("entered")));
        } },
        { "Guesses are noticed when they are entered, and need no further SMS", "An IBotCheck slows them down. Until it ends they get at most 120 SMS in an hour without a token.", it =>
        {
            string Cure(Trial trial)
            {
                var browsers = Enumerable.Range(0, 14).Select(at => trial.Anyone(at)).ToList();
                for (var at = 0; at < 14; at++) trial.Send(browsers[at], Trial.NumberOf(at));
                for (var wrong = 0; wrong < 42; wrong++) trial.Try(browsers[wrong % 14], "", Trial.NumberOf(wrong % 14));
                return trial.Log.Single(line => line.Contains("somebody guesses")).Split("for a code. ")[1];
            }
            return Cure(it) + " " + Cure(new Trial { Check = new Check() });
        } },
        { "Few codes are fewer than half of 50 or more, until six of ten are entered", "False False True True False", _ =>
            States(watch => watch.AreFewEntered, (49, 0, 0), (50, 25, 0), (50, 24, 0), (50, 29, 0), (50, 30, 0)) },
        { "Many wrong codes are 30 or more, and more than 0.4 for each right one, until both are less than half", "False True True False, False True True False", _ =>
            Rules.Join(States(watch => watch.AreManyWrong, (0, 0, 29), (0, 0, 30), (0, 0, 15), (0, 0, 14)),
                States(watch => watch.AreManyWrong, (0, 100, 40), (0, 100, 41), (0, 100, 21), (0, 100, 20))) },
        { "A refused SMS spends no budget", "1 1 2", it =>
        {
            it.Options.BudgetPerHour = 20;
            it.Options.PerNumber = 1;
            int Lines() => it.Log.Count(line => line.Contains("half for new numbers in an hour"));
            for (var at = 0; at < 9; at++) it.AskAnyone(at);
            var before = Lines();
            it.Ask(it.Anyone(20), Trial.NumberOf(0));
            var refused = Lines();
            it.AskAnyone(9);
            return before + " " + refused + " " + Lines();
        } },
        { "The lines about a budget come again when less than half of it was spent between", "2, 3", it =>
        {
            int After(int first)
            {
                Trial trial = new();
                trial.Options.BudgetPerHour = 20;
                for (var at = 0; at < 10; at++)
                {
                    if (at == first) trial.Now += TimeSpan.FromMinutes(30);
                    trial.AskAnyone(at);
                }
                trial.Now += TimeSpan.FromMinutes(31);
                for (var at = 20; at < 28 - (10 - first); at++) trial.AskAnyone(at);
                return trial.Log.Count(line => line.Contains("half for new numbers in an hour"));
            }
            return Rules.Join(After(6), After(7));
        } },
        { "A browser waits for its next SMS after two wrong codes, but not while somebody guesses", "pause, sent", it =>
        {
            string AfterTwo(string address)
            {
                var browser = Trial.NewBrowser(address);
                it.Send(browser);
                for (var wrong = 0; wrong < 2; wrong++) it.Try(browser, "");
                return it.Send(browser);
            }
            var before = AfterTwo("203.0.113.9");
            for (var at = 0; at < 14; at++)
            {
                var browser = it.Anyone(at);
                it.Send(browser, Trial.NumberOf(at));
                for (var wrong = 0; wrong < 3; wrong++) it.Try(browser, "", Trial.NumberOf(at));
            }
            return Rules.Join(before, AfterTwo("203.0.114.9"));
        } },
        { "Each absence of the check is in the log once", "1, 2", it =>
        {
            it.Check = new Check { IsDown = true };
            int Lines() => it.Log.Count(line => line.Contains("does not answer: Too late"));
            for (var at = 0; at < 60; at++) it.AskAnyone(at, "a-person");
            for (var at = 0; at < 5; at++) it.AskAnyone(at, "a-person");
            // A network needs no token for its first SMS.
            for (var at = 0; at < 5; at++) it.AskAnyone(at, "a-person");
            var first = Lines();
            it.Check.IsDown = false;
            for (var at = 0; at < 5; at++) it.AskAnyone(at + 100, "a-person");
            for (var at = 0; at < 5; at++) it.AskAnyone(at + 100, "a-person");
            it.Check.IsDown = true;
            for (var at = 0; at < 5; at++) it.AskAnyone(at + 100, "a-person");
            return Rules.Join(first, Lines());
        } },
        { "A refusal says when the next SMS is free: of a known browser and a stranger the one that is free first", "30 number", it =>
        {
            var known = Trial.NewBrowser();
            known.Remember(SmsCall.Hash(Trial.Number));
            for (var time = 0; time < 3; time++) it.Ask(Trial.NewBrowser());
            it.Now += TimeSpan.FromMinutes(20);
            for (var time = 0; time < 10; time++) it.Ask(known);
            it.Now += TimeSpan.FromMinutes(10);
            known.Cookies.Remove(SmsCall.BrowserCookie);
            var refusal = it.Guard.SendCode(known, Trial.Number, _ => Task.CompletedTask).Result;
            return refusal.Wait.TotalMinutes + " " + refusal.Reason;
        } },
        { "Without an address a number has its five SMS, numbers are looked up 750 times an hour, and an attack leaves none without a token", "5 sent, 750, check", it =>
        {
            Browser Inside() => Trial.NewBrowser("10.0.0.1");
            var sent = Trial.Many(9, _ => it.Ask(Inside()));
            var asked = 0;
            Trial other = new() { Numbers = new Numbers(_ => ++asked < 0) };
            for (var at = 0; at < 900; at++) other.Ask(Inside(), Trial.NumberOf(at));
            Trial attacked = new() { Check = new Check() };
            for (var at = 0; at < 51; at++) attacked.AskAnyone(at);
            return Rules.Join(sent, asked, attacked.Ask(Inside(), "380671112233"));
        } },
        { "A number has 7 to 15 digits, and a code that is missing is wrong", "sent sent spelling spelling, Wrong", it =>
        {
            var browser = Trial.NewBrowser();
            it.Send(browser);
            var numbers = new[] { 7, 15, 6, 16 }.Select(length => it.Ask(Trial.NewBrowser("203.0.113.9"), new string('3', length)));
            return Rules.Join(string.Join(" ", numbers), it.Try(browser, null));
        } },
        { "The log has once that a call is not from the card, and that a browser has no cookie of the page", "1, 1, 0", it =>
        {
            int Lines(Trial trial, string text) => trial.Log.Count(line => line.Contains(text));
            for (var time = 0; time < 2; time++) it.Ask(Trial.BrowserWith(""));
            for (var time = 0; time < 2; time++) it.Ask(Trial.NewBrowser());
            Trial other = new();
            var browser = Trial.NewBrowser();
            browser.KeepBrowser();
            other.Send(browser);
            return Rules.Join(Lines(it, "not from the card"), Lines(it, "SmsGuard.KeepBrowser"), Lines(other, "SmsGuard.KeepBrowser"));
        } },
    };

    /// <summary>Whether it is an attack, after each of these counts of codes.</summary>
    private static string States(Func<SmsWatch, bool> isAttack, params (int Sent, int Right, int Wrong)[] counts)
    {
        SmsWatch watch = new(new WidgetLog((_, _) => { }));
        return string.Join(" ", counts.Select(each =>
        {
            watch.Note(new(CodeAnswer.None, [each.Sent, each.Right, each.Wrong], [], null), false);
            return isAttack(watch);
        }));
    }
}
