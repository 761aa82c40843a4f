using EvPortalWidgets;

/// <summary>What a synchronous action can call, and where the code of a site runs.</summary>
internal static class ContextRules
{
    public static Rules All => new Rules
    {
        { "A thread that waits until a code or a password is checked does not wait for ever", "Wrong, tried, True", it =>
        {
            var browser = Slow(it);
            it.Send(browser);
            return RequestContext.Run(() => Task.FromResult(
                Rules.Join(it.Try(browser, ""), it.Login(browser, "anna"), it.Guard.LoginSucceeded(browser, "anna").Wait(1000))));
        } },
        { "The code of the site runs in the context of the request", "numbers, check, SMS", it =>
        {
            var browser = Slow(it);
            var called = new List<string>();
            Task Note(string what)
            {
                if (SynchronizationContext.Current is RequestContext) called.Add(what);
                return Task.Delay(1);
            }
            it.Check = new Check();
            for (var at = 0; at < 51; at++) it.AskAnyone(at);
            it.Ask(Trial.NewBrowser(), "380671112233");
            browser.SiteNumbers = new Numbers(_ => Note("numbers") == null);
            browser.SiteCheck = new Check { WhenAsked = () => Note("check") };
            browser.Cookies["bot-check"] = "a-person";
            return RequestContext.Run(async () =>
            {
                await it.Guard.SendCode(browser, Trial.Number, _ => Note("SMS"));
                return Rules.Join(called.Cast<object>().ToArray());
            });
        } },
    };

    private static Browser Slow(Trial it)
    {
        it.Store = new SlowStore(new MemoryStore(() => it.Now));
        return Trial.NewBrowser();
    }
}
