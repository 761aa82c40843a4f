using System;
using System.Collections.Generic;
using System.Collections.Specialized;
using System.Configuration;
using System.IO;
using System.Net;
using System.Text;
using System.Threading;
using System.Threading.Tasks;
using System.Web.Script.Serialization;

namespace EvPortalWidgets;

/// <summary>Asks a service whether a token is that of a person. Turnstile, hCaptcha and reCAPTCHA v2 have this call.</summary>
internal sealed class CheckService(Uri address, string secret) : IBotCheck
{
    /// <summary>Milliseconds. By itself the call would wait for 100 seconds, and the card waits for 15.</summary>
    private const int Patience = 5000;

    /// <summary>Null without the setting. Throws if a setting cannot work.</summary>
    public static CheckService? IfConfigured()
    {
        Func<string, string?> setting = name => ConfigurationManager.AppSettings[name];
        return BotCheckService.AddressOf(setting) is { } address ? new(address, BotCheckService.SecretOf(setting)!) : null;
    }

    public async Task<bool> Passes(string token)
    {
        // Sites for older versions of .NET Framework would offer TLS 1.0. Zero is the choice of the system, which knows TLS 1.3.
        if (ServicePointManager.SecurityProtocol != 0) ServicePointManager.SecurityProtocol |= SecurityProtocolType.Tls12;
        using (var service = new WebClient())
        using (new Timer(_ => service.CancelAsync(), null, Patience, Timeout.Infinite))
        {
            var fields = new NameValueCollection { { "secret", secret }, { "response", token } };
            var answer = await Ask(service, fields).ConfigureAwait(false);
            BotCheckService.CheckAnswer(address, answer);
            return true.Equals(new JavaScriptSerializer().Deserialize<Dictionary<string, object>>(answer)["success"]);
        }
    }

    /// <summary>Services refuse a token with 200 or with 400. Whatever the status is, the answer counts.</summary>
    private async Task<string> Ask(WebClient service, NameValueCollection fields)
    {
        try
        {
            return Encoding.UTF8.GetString(await service.UploadValuesTaskAsync(address, fields).ConfigureAwait(false));
        }
        catch (WebException failure)
        {
            if (failure.Response == null) throw;
            using (var reader = new StreamReader(failure.Response.GetResponseStream())) return reader.ReadToEnd();
        }
    }
}
