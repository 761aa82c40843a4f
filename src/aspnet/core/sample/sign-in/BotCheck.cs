#nullable enable
using System;
using System.Net.Http;
using System.Text.Json;
using System.Threading.Tasks;
using EvPortalWidgets;
using Microsoft.Extensions.Configuration;

namespace EvPortalSample;

/// <summary>Asks a service whether a token is that of a person. Turnstile, hCaptcha and reCAPTCHA have this call.</summary>
public sealed class BotCheck(IConfiguration configuration) : IBotCheck
{
    private static readonly HttpClient Service = new() { Timeout = TimeSpan.FromSeconds(5) };

    public static BotCheck? IfConfigured(IConfiguration configuration) =>
        string.IsNullOrEmpty(configuration["EvPortalWidgets:BotCheckUrl"]) ? null : new(configuration);

    public async Task<bool> Passes(string token)
    {
        using FormUrlEncodedContent fields = new([new("secret", configuration["EvPortalWidgets:BotCheckSecret"]), new("response", token)]);
        using var answer = await Service.PostAsync(configuration["EvPortalWidgets:BotCheckUrl"], fields);
        using var json = JsonDocument.Parse(await answer.Content.ReadAsStringAsync());
        return json.RootElement.GetProperty("success").GetBoolean();
    }
}
