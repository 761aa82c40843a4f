using System.Globalization;

namespace EvPortalWidgets;

/// <summary>The error object of a refused call.</summary>
/// <param name="Code">The reason, for the card and for scripts of the page.</param>
/// <param name="Data">With <c>SmsSentTimeout</c> the seconds to wait; otherwise null.</param>
/// <param name="Error">The text for the visitor.</param>
internal sealed record WidgetError(string Code, object? Data, string Error)
{
    /// <summary>
    /// The antiforgery token is out of date. The card gets a new one and has a text of its own. Another caller needs this text.
    /// </summary>
    public static WidgetError StalePage(string? text) =>
        new(WidgetCodes.StalePage, null, text ?? WidgetTexts.For(CultureInfo.CurrentUICulture)["ReloadPageError"]);

    /// <summary>
    /// Too many logins were tried, for an account that exists or for another one. The card has a text, in the language of its page: a
    /// call may not say which one that is.
    /// </summary>
    public static WidgetError TooManyRequests() => new(WidgetCodes.TooManyRequests, null, "");
}
