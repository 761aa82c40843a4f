using EvPortalWidgets;
using Xunit;

/// <summary>What a synchronous action can call, and where the code of a site runs.</summary>
[Collection(nameof(Alone))]
public sealed class ContextRules
{
    private readonly Site site = new();
    private readonly Browser browser = Site.NewBrowser();

    public ContextRules() => site.Store = new SlowStore(new MemoryStore(() => site.Now));

    [Fact(DisplayName = "A thread that waits until a code or a password is checked does not wait for ever")]
    public async Task ThreadThatWaits()
    {
        await site.Send(browser);
        await RequestContext.Run(() =>
        {
            // A synchronous action has only these ways to wait.
            Assert.Equal(SmsTryResult.Wrong, site.Guard.TryCode(browser, Site.Number, Site.WrongCode).GetAwaiter().GetResult());
            Assert.False(site.Guard.RefuseLogin(browser, Site.Account, Site.Account).GetAwaiter().GetResult().IsRefused);
            site.Guard.LoginSucceeded(browser, Site.Account).GetAwaiter().GetResult();
            return Task.CompletedTask;
        });
    }

    [Fact(DisplayName = "The code of the site runs in the context of the request")]
    public async Task CodeOfSite()
    {
        List<string> called = [];
        browser.SiteCheck = new Check { WhenAsked = () => Note("check") };
        browser.Cookies["bot-check"] = "a-person";
        await RequestContext.Run(() => site.Guard.SendCode(browser, Site.Number, (_, _) =>
        {
            Note("SMS");
            return Task.Delay(1);
        }));
        Assert.Equal(["check", "SMS"], called);

        void Note(string what) => called.Add(SynchronizationContext.Current is RequestContext ? what : what + " in another context");
    }
}
