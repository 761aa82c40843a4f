using EvPortalWidgets;
using Xunit;

/// <summary>What the log says to a developer who looks for a visitor.</summary>
[Collection(nameof(Alone))]
public sealed class DetailRules
{
    private readonly Site site = new();

    [Fact(DisplayName = "For who asks for details, the log has the reason of each refusal, without the number, the address, the email and the account")]
    public async Task Reasons()
    {
        site.Options.PerPrefix = 1;
        var browser = Site.NewBrowser();
        await site.Send(browser);
        await site.Send(browser);
        await site.Send(Site.NewBrowser(), "380501239999");
        await site.Try(browser, Site.WrongCode);
        for (var at = 0; at < 6; at++) await site.Login(Site.NewBrowser());
        Assert.Equal(
            [
                "A visitor was refused. The figure is sms.refused, and the reason is pause.",
                "A visitor was refused. The figure is sms.refused, and the reason is prefix.",
                "A visitor was refused. The figure is code.refused, and the reason is wrong.",
                "A visitor was refused. The figure is login.refused, and the reason is login.",
            ],
            site.Details.All);
    }
}
