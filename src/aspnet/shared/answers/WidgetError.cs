using System.Globalization;

namespace EvPortalWidgets;

/// <summary>The error object of a refused call.</summary>
internal sealed class WidgetError
{
    public WidgetError(string code, object? data, string error) => (Code, Data, Error) = (code, data, error);

    /// <summary>The reason, for the card and for scripts of the page.</summary>
    public string Code { get; }

    /// <summary>With <c>SmsSentTimeout</c> the seconds to wait; otherwise null.</summary>
    public object? Data { get; }

    /// <summary>The text for the visitor.</summary>
    public string Error { get; }

    /// <summary>
    /// The antiforgery token is out of date. The card gets a new one and has a text of its own. Another caller needs this text.
    /// </summary>
    /// <param name="text">The site's own text, or null.</param>
    public static WidgetError StalePage(string? text) => new(WidgetCodes.StalePage, null, text ?? Ours("ReloadPageError"));

    /// <summary>Too many logins were tried, for an account that exists or for another one.</summary>
    public static WidgetError TooManyRequests() => new(SmsRefusal.TooManyLogins, null, Ours("TooManyRequestsError"));

    private static string Ours(string key) => WidgetTexts.For(CultureInfo.CurrentUICulture)[key];
}
