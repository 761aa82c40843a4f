using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Primitives;

namespace EvPortalWidgets;

/// <summary>The SMS with a code.</summary>
public static class WidgetLoginSms
{
    /// <summary>
    /// The text, with the last line from which browsers fill in the code if the host of the login page is known: from the setting
    /// <c>EvPortalWidgets:Host</c>, or from <c>AllowedHosts</c> without <c>*</c>. Any other host in a request may be that of a proxy or of
    /// an attacker.
    /// </summary>
    /// <param name="language">The language of the visitor. By default that of the page.</param>
    public static string For(HttpContext context, string code, string? language = null)
    {
        var text = WidgetLoginTexts.Sms(code, language);
        var (named, allowed) = HostsOf(context.RequestServices);
        WidgetLoginTexts.Report(context.RequestServices.GetRequiredService<SignInLog>().Lines, language);
        if (named is not null) return SmsText.For(named, text, code);
        var host = context.Request.Host.Host;
        return allowed.Length > 0 && HostString.MatchesAny(host, allowed) ? SmsText.For(host, text, code) : text;
    }

    internal static bool IsHostKnown(IServiceProvider site) => HostsOf(site) is not (null, { Length: 0 });

    private static (string? Named, StringSegment[] Allowed) HostsOf(IServiceProvider site)
    {
        // Without its services the setting would be ignored, and so would the rules for the calls of the card.
        if (site.GetService<SignInLog>() is null)
            throw new InvalidOperationException("Write builder.Services.AddWidgetCalls(); into Program.cs, or call AddWidgets there.");
        if (WidgetSettings.Of(site).Host is { Length: > 0 } named) return (SmsText.IsHost(named) ? named : null, []);
        var hosts = (site.GetRequiredService<IConfiguration>()["AllowedHosts"] ?? "*").Split(';', StringSplitOptions.RemoveEmptyEntries);
        return (null, hosts.Where(SmsText.IsHost).Select(host => new StringSegment(host)).ToArray());
    }
}
