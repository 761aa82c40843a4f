using System;
using System.Collections.Generic;
using System.Net.Http;
using System.Text.Json;
using System.Threading.Tasks;
using Microsoft.Extensions.Configuration;

namespace EvPortalWidgets;

/// <summary>The check that the settings name, or null. Not every container takes null for a service.</summary>
internal sealed record CheckOfSettings(CheckService? Service);

/// <summary>Asks a service whether a token is that of a person. Turnstile, hCaptcha and reCAPTCHA v2 have this call.</summary>
internal sealed class CheckService : IBotCheck
{
    private static readonly HttpClient Service = new() { Timeout = TimeSpan.FromSeconds(5) };
    private readonly Uri address;
    private readonly string secret;

    private CheckService(Uri address, string secret) => (this.address, this.secret) = (address, secret);

    /// <summary>Null without the setting. Throws if a setting cannot work.</summary>
    public static CheckService? IfConfigured(IConfiguration site)
    {
        Func<string, string?> setting = name => site[name];
        return BotCheckService.AddressOf(setting) is { } address ? new(address, BotCheckService.SecretOf(setting)!) : null;
    }

    public async Task<bool> Passes(string token)
    {
        using var fields = new FormUrlEncodedContent(new Dictionary<string, string> { ["secret"] = secret, ["response"] = token });
        // Services refuse a token with 200 or with 400. Whatever the status is, the answer counts.
        using var response = await Service.PostAsync(address, fields).ConfigureAwait(false);
        var answer = await response.Content.ReadAsStringAsync().ConfigureAwait(false);
        BotCheckService.CheckAnswer(address, answer);
        using var json = JsonDocument.Parse(answer);
        return json.RootElement.GetProperty("success").GetBoolean();
    }
}
