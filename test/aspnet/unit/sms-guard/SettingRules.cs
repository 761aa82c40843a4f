using EvPortalWidgets;

/// <summary>What the settings of a site can be.</summary>
internal static class SettingRules
{
    public static Rules All => new Rules
    {
        { "Settings change the options, in any letter case", "7, token, 10.0.0.0/8 203.0.113.7", _ =>
        {
            var options = new SmsGuardOptions();
            Read(options, "pernumber=7", "BotCheckCookie=token", "Proxies=10.0.0.0/8 203.0.113.7");
            return Rules.Join(options.PerNumber, options.BotCheckCookie, string.Join(" ", options.Proxies));
        } },
        { "A list can be several settings", "10.0.0.0/8 203.0.113.7", _ =>
        {
            var options = new SmsGuardOptions();
            Read(options, "Proxies:0=10.0.0.0/8", "Proxies:1=203.0.113.7");
            return string.Join(" ", options.Proxies);
        } },
        { "PerNumber=five", "EvPortalWidgets:Sms:PerNumber is \"five\". Write a whole number.", _ => ErrorOf("PerNumber=five") },
        { "PerNumber=-1", "EvPortalWidgets:Sms:PerNumber is \"-1\". Write a whole number from 1 to 1000000.", _ => ErrorOf("PerNumber=-1") },
        { "Proxies=10.0.0.0/99", "EvPortalWidgets:Sms:Proxies is \"10.0.0.0/99\". Write an address or a network, as 203.0.113.7 or 10.0.0.0/8.", _ => ErrorOf("Proxies=10.0.0.0/99") },
        { "Proxies=10", "EvPortalWidgets:Sms:Proxies is \"10\". Write an address or a network, as 203.0.113.7 or 10.0.0.0/8.", _ => ErrorOf("Proxies=10") },
        { "BotCheckCookie=", "EvPortalWidgets:Sms:BotCheckCookie is \"\". Write a name.", _ => ErrorOf("BotCheckCookie=") },
        { "Origins=portal.example", "EvPortalWidgets:Sms:Origins is \"portal.example\". Write an origin, as https://portal.example.com.", _ => ErrorOf("Origins=portal.example") },
        { "A name that is no setting", "EvPortalWidgets:Sms:PerNumbr is no setting. There are PerNumber, ", _ => ErrorOf("PerNumbr=5").Split(new[] { "PerPrefix" }, StringSplitOptions.None)[0] },
        { "Secret with 31 characters", "EvPortalWidgets:Secret has 31 characters. Write at least 32 random characters, ", _ => Error(() =>
            new SmsGuardOptions { Secret = new string('a', 31) }.Check()).Split(new[] { "the same" }, StringSplitOptions.None)[0] },
        { "Secret with 32 characters, or none", ", , ", _ => Rules.Join(new[] { new string('a', 32), "", null }
            .Select(secret => Error(() => new SmsGuardOptions { Secret = secret }.Check())).ToArray<object>()) },
        { "BotCheckUrl=siteverify", "EvPortalWidgets:BotCheckUrl is \"siteverify\". Write the address of the service (Turnstile, hCaptcha or reCAPTCHA v2), beginning with https://.", _ =>
            Error(() => BotCheckService.AddressOf("siteverify", "ours")) },
        { "BotCheckUrl=/siteverify", "EvPortalWidgets:BotCheckUrl is \"/siteverify\". Write the address of the service (Turnstile, hCaptcha or reCAPTCHA v2), beginning with https://.", _ =>
            Error(() => BotCheckService.AddressOf("/siteverify", "ours")) },
        { "BotCheckUrl without a secret", "EvPortalWidgets:BotCheckUrl needs EvPortalWidgets:BotCheckSecret: the secret key that the service has given to your site.", _ =>
            Error(() => BotCheckService.AddressOf("https://check.example/siteverify", " ")) },
        { "BotCheckUrl with a secret is the address of the service, and without it nobody is asked for a token", "https://check.example/siteverify, ", _ =>
            Rules.Join(BotCheckService.AddressOf("https://check.example/siteverify", "ours"), BotCheckService.AddressOf("", null)) },
        { "A service that refuses the secret is a service that does not answer, and not a robot", "It refuses the secret key. Correct EvPortalWidgets:BotCheckSecret., ", _ => Rules.Join(
            Error(() => BotCheckService.CheckAnswer(new Uri("https://check.example/siteverify"), "{\"success\":false,\"error-codes\":[\"invalid-input-secret\"]}")),
            Error(() => BotCheckService.CheckAnswer(new Uri("https://check.example/siteverify"), "{\"success\":false,\"error-codes\":[\"invalid-input-response\"]}"))) },
        { "An answer of reCAPTCHA v3 says nothing about a person", "True, ", _ => Rules.Join(
            Error(() => BotCheckService.CheckAnswer(new Uri("https://www.google.com/recaptcha/api/siteverify"), "{\"success\":true,\"score\":0.1}")).Contains("v2, Turnstile or hCaptcha"),
            Error(() => BotCheckService.CheckAnswer(new Uri("https://www.google.com/recaptcha/api/siteverify"), "{\"success\":true}"))) },
        { "The path of a page begins no new line in the log, and does not change the order of its letters", "/uk/ fail: EvPortalWidgets[4101]  ", _ =>
        {
            var lines = new List<string>();
            WidgetLog log = new((what, values) => lines.Add((string)values[0]));
            log.Write(WidgetEvents.NoScripts, Uri.UnescapeDataString("/uk/%0Afail: EvPortalWidgets[4101]%E2%80%AE%C2%85"));
            return lines.Single();
        } },
        { "The delegate is no setting", "True", _ => ErrorOf("ClientAddress=x").Contains("ClientAddress is no setting").ToString() },
    };

    private static void Read(SmsGuardOptions options, params string[] settings)
    {
        SmsGuardSettings.Read(options, settings.Select(each => each.Split('=')).Select(pair => new KeyValuePair<string, string?>(pair[0], pair[1])));
        options.Check();
    }

    private static string ErrorOf(string setting) => Error(() => Read(new SmsGuardOptions(), setting));

    private static string Error(Action act)
    {
        try
        {
            act();
            return "";
        }
        catch (Exception error) when (error is ArgumentException || error is InvalidOperationException)
        {
            return error.Message;
        }
    }
}
