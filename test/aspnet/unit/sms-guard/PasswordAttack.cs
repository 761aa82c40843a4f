/// <summary>Strangers poll the password of one account for two hours. The owner, in a new browser, signs in each 20 minutes: at home, and in a network that is new each time.</summary>
internal sealed class PasswordAttack
{
    private static readonly TimeSpan Hour = TimeSpan.FromHours(1);
    private readonly Site site = new();

    public static readonly Dictionary<string, Func<PasswordAttack, Task<string>>> All = new()
    {
        { "12 networks try one password", it => it.Run(12) },
        { "24 networks try one password", it => it.Run(24) },
        { "50 networks try one password", it => it.Run(50) },
        { "50 networks try one password, with a check", it => it.WithCheck().Run(50) },
        { "50 networks with tokens of persons, with a check", it => it.WithCheck().Run(50, "a-person") },
    };

    private PasswordAttack WithCheck()
    {
        site.Check = new Check();
        return this;
    }

    private async Task<string> Run(int networks, string? token = null)
    {
        var tries = new int[2];
        int refused = 0, refusedInNew = 0, visit = 0;
        for (; site.Now < 2 * Hour; site.Now += TimeSpan.FromSeconds(10))
        {
            for (var network = 0; network < networks; network++)
                if (await site.Login(Site.Anyone(network, token)) == "tried") tries[site.Now < Hour ? 0 : 1]++;
            if (site.Now.TotalMinutes % 20 != 0) continue;
            if (!await OwnerSignsIn("203.0.113.9")) refused++;
            if (!await OwnerSignsIn("198.51." + visit++ + ".9")) refusedInNew++;
        }
        return "\"tries\": [" + string.Join(", ", tries) + "], \"ownerRefused\": [" + refused + ", " + refusedInNew + "], \"lines\": "
            + site.Log.Count("Strangers tried");
    }

    private async Task<bool> OwnerSignsIn(string address)
    {
        var browser = Site.NewBrowser(address, "a-person");
        if (await site.Login(browser) != "tried") return false;
        await site.Guard.LoginSucceeded(browser, Site.Account);
        return true;
    }
}
