using System.Configuration;
using System.Web;

namespace EvPortalWidgets;

/// <summary>The SMS with a code.</summary>
public static class WidgetLoginSms
{
    private static readonly string? Host = ConfigurationManager.AppSettings["EvPortalWidgets:Host"];

    internal static bool IsHostKnown => SmsText.IsHost(Host);

    /// <summary>
    /// The text, with the last line from which browsers fill in the code if the setting <c>EvPortalWidgets:Host</c> names the host of
    /// the login page. The host in a request may be that of a proxy or of an attacker.
    /// </summary>
    /// <param name="language">The language of the visitor. By default that of the page.</param>
    public static string For(HttpContextBase context, string code, string? language = null)
    {
        var text = WidgetLoginTexts.Sms(code, language);
        WidgetLoginTexts.Report(SiteLog.Lines, language);
        return IsHostKnown ? SmsText.For(Host, text, code) : text;
    }
}
