using EvPortalWidgets;
using Xunit;

/// <summary>What the settings of a site can be.</summary>
[Collection(nameof(Alone))]
public sealed class SettingRules
{
    private const string OfService = "Write the address of the service (Turnstile, hCaptcha or reCAPTCHA v2), beginning with https://.";
    private const string NameOfCookie = "Write the name of a cookie, as bot-check: letters from a to z, digits and !#$%&'*+-.^_`|~.";
    private readonly SmsGuardOptions options = new();

    [Fact(DisplayName = "Settings change the options, in any letter case")]
    public void AnyCase()
    {
        Read("pernumber=7", "BotCheckCookie=token", "Proxies=10.0.0.0/8 203.0.113.7");
        Assert.Equal(7, options.PerNumber);
        Assert.Equal("token", options.BotCheckCookie);
        Assert.Equal(["10.0.0.0/8", "203.0.113.7"], options.Proxies);
    }

    [Fact(DisplayName = "A list can be several settings")]
    public void List()
    {
        Read("Proxies:0=10.0.0.0/8", "Proxies:1=203.0.113.7");
        Assert.Equal(["10.0.0.0/8", "203.0.113.7"], options.Proxies);
    }

    [Theory(DisplayName = "A wrong setting is an error that says what to write")]
    [InlineData("PerNumber=five", "EvPortalWidgets:Sms:PerNumber is \"five\". Write a whole number.")]
    [InlineData("PerNumber=-1", "EvPortalWidgets:Sms:PerNumber is \"-1\". Write a whole number from 1 to 1000000.")]
    [InlineData("Proxies=10.0.0.0/99", "EvPortalWidgets:Sms:Proxies is \"10.0.0.0/99\". Write an address or a network, as 203.0.113.7 or 10.0.0.0/8.")]
    [InlineData("Proxies=10", "EvPortalWidgets:Sms:Proxies is \"10\". Write an address or a network, as 203.0.113.7 or 10.0.0.0/8.")]
    [InlineData("Proxies=0.0.0.0/0", "EvPortalWidgets:Sms:Proxies is \"0.0.0.0/0\". Write the addresses of your proxies alone, as 203.0.113.7 or 10.0.0.0/8: "
        + "who has an address of this setting can pretend to have any other.")]
    [InlineData("BotCheckCookie=", "EvPortalWidgets:Sms:BotCheckCookie is \"\". " + NameOfCookie)]
    [InlineData("BotCheckCookie=a b;c", "EvPortalWidgets:Sms:BotCheckCookie is \"a b;c\". " + NameOfCookie)]
    [InlineData("BotCheckCookie=токен", "EvPortalWidgets:Sms:BotCheckCookie is \"токен\". " + NameOfCookie)]
    [InlineData("Origins=portal.example", "EvPortalWidgets:Sms:Origins is \"portal.example\". Write an origin, as https://portal.example.com.")]
    public void Wrong(string setting, string error) => Assert.Equal(error, ErrorOf(setting));

    [Theory(DisplayName = "A network that nobody has proxies in is no proxy: each visitor would choose his address")]
    [InlineData("0.0.0.0/0")]
    [InlineData("128.0.0.0/1")]
    [InlineData("::/0")]
    [InlineData("2000::/3")]
    [InlineData("::ffff:0:0/96")]
    public void TooWide(string network) => Assert.Contains("can pretend to have any other", ErrorOf("Proxies=" + network));

    [Theory(DisplayName = "Private networks, networks of a CDN and those of a cluster can be proxies")]
    [InlineData("10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 100.64.0.0/10 240.0.0.0/4")]
    [InlineData("fc00::/7 fd00::/8 fe80::/10 ::1 ::ffff:10.0.0.0/104")]
    [InlineData("104.16.0.0/13 34.64.0.0/10 2400:cb00::/32 2600:9000::/28")]
    public void Networks(string networks) => Read("Proxies=" + networks);

    [Theory(DisplayName = "A cookie of a service or with a prefix can have the token")]
    [InlineData("cf-turnstile-response")]
    [InlineData("__Host-check.1")]
    public void Cookie(string name) => Read("BotCheckCookie=" + name);

    [Theory(DisplayName = "A budget of an hour above that of a day does not stop the start, and is a line of the log, also after a change")]
    [InlineData(6000, 4000, 1)]
    [InlineData(4000, 4000, 0)]
    public void HourAboveDay(int hour, int day, int lines)
    {
        const string words = "BudgetPerHour is 6000, and BudgetPerDay is 4000: an hour can spend";
        Site start = new(), change = new();
        (start.Options.BudgetPerHour, start.Options.BudgetPerDay) = (hour, day);
        _ = start.Guard;
        start.Log.Have(lines, words);
        change.Guard.Use(start.Options);
        change.Log.Have(lines, words);
    }

    [Fact(DisplayName = "A name that is no setting")]
    public void NoSetting() => Assert.StartsWith("EvPortalWidgets:Sms:PerNumbr is no setting. There are PerNumber, PerPrefix", ErrorOf("PerNumbr=5"));

    [Fact(DisplayName = "The delegate is no setting")]
    public void Delegate() => Assert.Contains("ClientAddress is no setting", ErrorOf("ClientAddress=x"));

    [Fact(DisplayName = "Secret with 31 characters")]
    public void ShortSecret()
    {
        options.Secret = new string('a', 31);
        var error = Assert.ThrowsAny<ArgumentException>(options.Check);
        Assert.StartsWith("EvPortalWidgets:Secret has 31 characters. Write at least 32 random characters, the same", error.Message);
    }

    [Theory(DisplayName = "Secret with 32 characters, or none")]
    [InlineData("0123456789abcdef0123456789abcdef")]
    [InlineData("")]
    [InlineData(null)]
    public void Secret(string? secret)
    {
        options.Secret = secret;
        options.Check();
    }

    [Theory(DisplayName = "A wrong BotCheckUrl is an error that says what to write")]
    [InlineData("siteverify", "ours", "EvPortalWidgets:BotCheckUrl is \"siteverify\". " + OfService)]
    [InlineData("/siteverify", "ours", "EvPortalWidgets:BotCheckUrl is \"/siteverify\". " + OfService)]
    [InlineData("https://check.example/siteverify", " ",
        "EvPortalWidgets:BotCheckUrl needs EvPortalWidgets:BotCheckSecret: the secret key that the service has given to your site.")]
    public void WrongService(string address, string secret, string error) =>
        Assert.Equal(error, Assert.ThrowsAny<ArgumentException>(() => BotCheckService.AddressOf(address, secret)).Message);

    [Fact(DisplayName = "BotCheckUrl with a secret is the address of the service, and without it nobody is asked for a token")]
    public void Service()
    {
        Assert.Equal("https://check.example/siteverify", BotCheckService.AddressOf("https://check.example/siteverify", "ours")?.ToString());
        Assert.Null(BotCheckService.AddressOf("", null));
    }

    [Fact(DisplayName = "A service that refuses the secret is a service that does not answer, and not a robot")]
    public void RefusedSecret()
    {
        Uri service = new("https://check.example/siteverify");
        var error = Assert.ThrowsAny<InvalidOperationException>(
            () => BotCheckService.CheckAnswer(service, "{\"success\":false,\"error-codes\":[\"invalid-input-secret\"]}"));
        Assert.Equal("It refuses the secret key. Correct EvPortalWidgets:BotCheckSecret.", error.Message);
        BotCheckService.CheckAnswer(service, "{\"success\":false,\"error-codes\":[\"invalid-input-response\"]}");
        // A page chooses this field, so a visitor does.
        BotCheckService.CheckAnswer(service, "{\"success\":false,\"error-codes\":[],\"cdata\":\"input-secret\"}");
    }

    [Fact(DisplayName = "A service that says that it has failed is a service that does not answer, and not a robot")]
    public void FailedService()
    {
        Uri service = new("https://check.example/siteverify");
        Assert.ThrowsAny<InvalidOperationException>(
            () => BotCheckService.CheckAnswer(service, "{\"success\":false,\"error-codes\":[\"internal-error\"],\"messages\":[]}"));
        BotCheckService.CheckAnswer(service, "{\"success\":false,\"error-codes\":[],\"action\":\"internal-error\"}");
        // Google says it in words.
        Assert.Throws<WrongBotCheckException>(
            () => BotCheckService.CheckAnswer(service, "{\"success\":false,\"error-codes\":[\"Over Enterprise free quota.\"]}"));
    }

    [Theory(DisplayName = "An answer without JSON is none, whatever its status is. The log has it once in an hour, with what to do")]
    [InlineData("<html>Forbidden</html>", 403)]
    [InlineData("", 429)]
    public async Task NoJson(string answer, int status)
    {
        Site site = new();
        var asked = 0;
        Uri service = new("https://check.example/siteverify");
        // A robot chooses when a firewall refuses its token.
        site.Check = new Check { WhenAsked = () => BotCheckService.CheckAnswer(service, asked++ % 2 == 0 ? "{}" : answer, status) };
        for (var at = 0; at < 10; at++) Assert.Equal("sent", await site.AskAnyone(at, "a-person"));
        Assert.Equal(10, asked);
        site.Log.Have(1, $"does not answer: The answer has the status {status} and no JSON. Ask EvPortalWidgets:BotCheckUrl from this server");
    }

    [Theory(DisplayName = "A token of another site key is that of a robot: an attacker can make it on another site. The log says once in an hour that it may be the site's mistake")]
    [InlineData("sitekey-secret-mismatch")]
    [InlineData("invalid-keys")]
    public async Task OtherSiteKey(string error)
    {
        Site site = new();
        Uri service = new("https://check.example/siteverify");
        site.Check = new Check { WhenAsked = () => BotCheckService.CheckAnswer(service, "{\"success\":false,\"error-codes\":[\"" + error + "\"]}") };
        for (var at = 0; at < 300; at++) await site.AskAnyone(at, "a-person");
        Assert.Equal(120, site.Seen.Count("sms.sent"));
        site.Log.Have(1, "do not belong together");
        site.Log.Have(0, "does not answer");
    }

    [Theory(DisplayName = "A check that the site uses wrongly is an error, and a service that is away a warning")]
    [InlineData(true, WidgetLevel.Error)]
    [InlineData(false, WidgetLevel.Warning)]
    public async Task LevelOfCheck(bool isOfSite, object level)
    {
        List<WidgetLevel> levels = [];
        WidgetLog log = new((what, _, _) => levels.Add(what.Level));
        TokenCheck tokens = new(options, new(log, () => default, default));
        var browser = Site.NewBrowser(token: "a-person");
        Uri service = new("https://check.example/siteverify");
        browser.SiteCheck = new Check { WhenAsked = () => BotCheckService.CheckAnswer(
            service, "{\"error-codes\":[\"" + (isOfSite ? "missing-input-secret" : "internal-error") + "\"]}") };
        Assert.Null(await tokens.Passes(browser));
        Assert.Equal([(WidgetLevel)level], levels);
    }

    [Fact(DisplayName = "An answer of reCAPTCHA v3 says nothing about a person")]
    public void Score()
    {
        Uri service = new("https://www.google.com/recaptcha/api/siteverify");
        var error = Assert.ThrowsAny<InvalidOperationException>(() => BotCheckService.CheckAnswer(service, "{\"success\":true,\"score\":0.1}"));
        Assert.Contains("v2, Turnstile or hCaptcha", error.Message);
        BotCheckService.CheckAnswer(service, "{\"success\":true}");
    }

    [Fact(DisplayName = "The path of a page begins no new line in the log, and does not change the order of its letters")]
    public void PathInLog()
    {
        List<string> lines = [];
        WidgetLog log = new((what, values, _) => lines.Add((string)values[0]));
        log.Write(WidgetEvents.NoScripts, Uri.UnescapeDataString("/uk/%0Afail: EvPortalWidgets[4101]%E2%80%AE%C2%85"));
        Assert.Equal(["/uk/ fail: EvPortalWidgets[4101]  "], lines);
    }

    [Fact(DisplayName = "A log that takes no exceptions has each at the end of its line, with its cause and without a new line")]
    public void ExceptionInLog()
    {
        var error = Assert.Throws<InvalidOperationException>(void () =>
            throw new InvalidOperationException("refused\r\nfail: EvPortalWidgets[4101]", new TimeoutException("too late")));
        var line = SmsEvents.SmsFailed.Line(["refused"], error);
        Assert.StartsWith("The SMS service of the site has failed: refused System.InvalidOperationException: refused  fail:", line);
        Assert.Contains("System.TimeoutException: too late", line);
        Assert.Contains("at SettingRules.", line);
        Assert.DoesNotContain(line, char.IsControl);
    }

    private void Read(params string[] settings)
    {
        SmsGuardSettings.Read(options, settings.Select(each => each.Split('=')).Select(pair => new KeyValuePair<string, string?>(pair[0], pair[1])));
        options.Check();
    }

    private string ErrorOf(string setting) => Assert.ThrowsAny<ArgumentException>(() => Read(setting)).Message;
}
