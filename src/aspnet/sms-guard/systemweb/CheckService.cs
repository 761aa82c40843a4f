using System.Configuration;
using System.Net;
using System.Net.Http;
using System.Web.Script.Serialization;

namespace EvPortalWidgets;

/// <summary>Asks a service whether a token is that of a person. Turnstile, hCaptcha and reCAPTCHA v2 have this call.</summary>
internal sealed class CheckService(Uri address, string secret) : IBotCheck
{
    // By itself the call would wait for 100 seconds, and the card waits for 15.
    private static readonly HttpClient Service = new() { Timeout = TimeSpan.FromSeconds(5) };

    /// <summary>Null without the setting. Throws if a setting cannot work.</summary>
    public static CheckService? IfConfigured()
    {
        var settings = ConfigurationManager.AppSettings;
        var secret = settings[BotCheckService.SecretSetting];
        return BotCheckService.AddressOf(settings[BotCheckService.UrlSetting], secret) is { } address ? new(address, secret) : null;
    }

    public async Task<bool> PassesAsync(string token, CancellationToken cancellationToken = default)
    {
        // Sites for older versions of .NET Framework would offer TLS 1.0. Zero is the choice of the system, which knows TLS 1.3.
        if (ServicePointManager.SecurityProtocol != 0) ServicePointManager.SecurityProtocol |= SecurityProtocolType.Tls12;
        using FormUrlEncodedContent fields = new(new Dictionary<string, string> { ["secret"] = secret, ["response"] = token });
        // Services refuse a token with 200 or with 400. Whatever the status is, the answer counts.
        using var response = await Service.PostAsync(address, fields, cancellationToken).ConfigureAwait(false);
        var answer = await response.Content.ReadAsStringAsync().ConfigureAwait(false);
        BotCheckService.CheckAnswer(address, answer, (int)response.StatusCode);
        return true.Equals(new JavaScriptSerializer().Deserialize<Dictionary<string, object>>(answer)["success"]);
    }
}
