#nullable enable
using System;
using System.Net.Http;
using System.Text.Json;
using System.Threading.Tasks;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.Logging;

namespace EvPortalSample;

/// <summary>Asks a service whether a token is that of a person. Turnstile, hCaptcha and reCAPTCHA have this call.</summary>
public sealed class BotCheck(IConfiguration configuration, ILogger<BotCheck> logger)
{
    private static readonly HttpClient Service = new() { Timeout = TimeSpan.FromSeconds(5) };
    private readonly string? address = configuration["EvPortalWidgets:BotCheckUrl"];

    public bool IsConfigured => !string.IsNullOrEmpty(address);

    public async Task<bool> Passes(string token)
    {
        try
        {
            using FormUrlEncodedContent fields = new([new("secret", configuration["EvPortalWidgets:BotCheckSecret"]), new("response", token)]);
            using var answer = await Service.PostAsync(address, fields);
            using var json = JsonDocument.Parse(await answer.Content.ReadAsStringAsync());
            return json.RootElement.TryGetProperty("success", out var success) && success.ValueKind == JsonValueKind.True;
        }
        catch (Exception error) when (error is HttpRequestException or OperationCanceledException or JsonException)
        {
            // New numbers get no SMS then, because without a check an attack would go on. They can sign in by email.
            logger.LogError(error, "The service of BotCheck does not answer.");
            return false;
        }
    }
}
