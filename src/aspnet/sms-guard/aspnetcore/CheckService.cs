using System.Text.Json;

namespace EvPortalWidgets;

/// <summary>Asks a service whether a token is that of a person. Turnstile, hCaptcha and reCAPTCHA v2 have this call.</summary>
internal sealed class CheckService(Uri address, string secret, IHttpClientFactory http) : IBotCheck
{
    /// <summary>The name of its client, which a site can configure.</summary>
    public const string Client = "EvPortalWidgets";

    public async Task<bool> PassesAsync(string token, CancellationToken cancellationToken = default)
    {
        using var service = http.CreateClient(Client);
        using FormUrlEncodedContent fields = new(new Dictionary<string, string> { ["secret"] = secret, ["response"] = token });
        // Services refuse a token with 200 or with 400. Whatever the status is, the answer counts.
        using var response = await service.PostAsync(address, fields, cancellationToken).ConfigureAwait(false);
        var answer = await response.Content.ReadAsStringAsync(cancellationToken).ConfigureAwait(false);
        BotCheckService.CheckAnswer(address, answer, (int)response.StatusCode);
        using var json = JsonDocument.Parse(answer);
        return json.RootElement.GetProperty("success").GetBoolean();
    }
}

/// <summary>The check that the settings name, or null. Not every container takes null for a service.</summary>
internal sealed record CheckOfSettings(CheckService? Service);
