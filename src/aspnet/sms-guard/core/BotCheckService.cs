using System.Text.RegularExpressions;

namespace EvPortalWidgets;

/// <summary>What both kits know of the service that checks for robots.</summary>
internal static class BotCheckService
{
    public const string UrlSetting = "EvPortalWidgets:BotCheckUrl";
    public const string SecretSetting = "EvPortalWidgets:BotCheckSecret";

    // Other fields of the answer repeat what a page has chosen.
    private static readonly Regex Errors = new("\"error-codes\"\\s*:\\s*\\[([^\\]]{0,500})");

    /// <summary>
    /// The address of the service. Null without the setting: then nobody is asked for a token. Throws if a setting cannot work.
    /// </summary>
    public static Uri? AddressOf(string? url, string? secret)
    {
        if (string.IsNullOrEmpty(url)) return null;
        if (!Uri.TryCreate(url, UriKind.Absolute, out var address) || (address.Scheme != "https" && address.Scheme != "http"))
        {
            throw new ArgumentException(UrlSetting + " is \"" + url
                + "\". Write the address of the service (Turnstile, hCaptcha or reCAPTCHA v2), beginning with https://.");
        }
        if (string.IsNullOrWhiteSpace(secret))
        {
            throw new ArgumentException(
                UrlSetting + " needs " + SecretSetting + ": the secret key that the service has given to your site.");
        }
        return address;
    }

    /// <summary>
    /// Throws if the answer says nothing about a person: it is not of the service, or the service knows no site with this secret, has failed,
    /// or is reCAPTCHA v3, which also says yes to robots.
    /// </summary>
    public static void CheckAnswer(Uri address, string answer, int status = 200)
    {
        // A robot can bring a token for which a firewall refuses the call. But if it refuses each call, nobody could sign in.
        if (!answer.TrimStart().StartsWith("{", StringComparison.Ordinal))
        {
            throw new InvalidOperationException(
                $"The answer has the status {status} and no JSON. Ask {UrlSetting} from this server: a firewall or a proxy may stand before it.");
        }
        var errors = Errors.Match(answer).Groups[1].Value;
        if (errors.Contains("input-secret")) throw new WrongBotCheckException("It refuses the secret key. Correct " + SecretSetting + ".");
        // reCAPTCHA says so in words. Good tokens are refused then, too.
        if (Regex.IsMatch(errors, "quota", RegexOptions.IgnoreCase))
            throw new WrongBotCheckException("Its quota is spent. Look at the account of your site there.");
        if (errors.Contains("internal-error")) throw new InvalidOperationException("It says that it has failed: internal-error.");
        // A robot can bring a token that it has got on another site. So it must not look like a service that does not answer.
        if (errors.Contains("sitekey-secret-mismatch") || errors.Contains("invalid-keys")) throw new OtherSiteKeyException();
        if (address.AbsolutePath.Contains("recaptcha") && answer.Contains("\"score\""))
        {
            throw new WrongBotCheckException(
                "It is reCAPTCHA v3, which says yes to robots, too. Use a key of reCAPTCHA v2, Turnstile or hCaptcha.");
        }
    }
}
