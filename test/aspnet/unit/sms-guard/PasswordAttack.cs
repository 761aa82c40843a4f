using EvPortalWidgets;

/// <summary>Strangers poll the password of one account for two hours. The owner, in a new browser, signs in each 20 minutes: at home, and in a network that is new each time.</summary>
internal sealed class PasswordAttack
{
    private static readonly TimeSpan Hour = TimeSpan.FromHours(1);
    private readonly Trial trial = new Trial();

    public static readonly Dictionary<string, Func<PasswordAttack, string>> All = new Dictionary<string, Func<PasswordAttack, string>>
    {
        { "12 networks try one password", it => it.Run(12) },
        { "24 networks try one password", it => it.Run(24) },
        { "50 networks try one password", it => it.Run(50) },
        { "50 networks try one password, with a check", it => it.WithCheck().Run(50) },
        { "50 networks with tokens of persons, with a check", it => it.WithCheck().Run(50, "a-person") },
    };

    private PasswordAttack WithCheck()
    {
        trial.Check = new Check();
        return this;
    }

    private string Run(int networks, string token = "")
    {
        var tries = new int[2];
        int refused = 0, refusedInNew = 0, visit = 0;
        for (; trial.Now < 2 * Hour; trial.Now += TimeSpan.FromSeconds(10))
        {
            for (var network = 0; network < networks; network++)
                if (trial.Login(trial.Anyone(network, token), "anna") == "tried") tries[trial.Now < Hour ? 0 : 1]++;
            if (trial.Now.TotalMinutes % 20 != 0) continue;
            if (!OwnerSignsIn("203.0.113.9")) refused++;
            if (!OwnerSignsIn("198.51." + visit++ + ".9")) refusedInNew++;
        }
        return "\"tries\": [" + string.Join(", ", tries) + "], \"ownerRefused\": [" + refused + ", " + refusedInNew + "], \"lines\": "
            + trial.Log.Count(line => line.Contains("Strangers tried"));
    }

    private bool OwnerSignsIn(string address)
    {
        var browser = Trial.NewBrowser(address);
        browser.Cookies["bot-check"] = "a-person";
        if (trial.Login(browser, "anna") != "tried") return false;
        trial.Guard.LoginSucceeded(browser, "anna").Wait();
        return true;
    }
}
