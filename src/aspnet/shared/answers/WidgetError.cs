#nullable disable
using System.Globalization;

namespace EvPortalWidgets
{
    /// <summary>The error object of a refused call.</summary>
    public sealed class WidgetError
    {
        internal WidgetError(string code, object data, string error)
        {
            Code = code;
            Data = data;
            Error = error;
        }

        /// <summary>The reason, for the card and for scripts of the page.</summary>
        public string Code { get; private set; }

        /// <summary>With <c>SmsSentTimeout</c> the seconds to wait; otherwise null.</summary>
        public object Data { get; private set; }

        /// <summary>The text for the visitor.</summary>
        public string Error { get; private set; }

        /// <summary>
        /// The antiforgery token is out of date. The card gets a new one and has a text of its own. Another caller needs this text.
        /// </summary>
        /// <param name="text">The site's own text, or null.</param>
        internal static WidgetError StalePage(string text)
        {
            return new WidgetError(
                WidgetCodes.StalePage, null, text ?? WidgetTexts.For(CultureInfo.CurrentUICulture)["ReloadPageError"]);
        }

        /// <summary>Too many logins were tried, for an account that exists or for another one.</summary>
        internal static WidgetError TooManyRequests()
        {
            return new WidgetError(
                SmsRefusal.TooManyLogins, null, WidgetTexts.For(CultureInfo.CurrentUICulture)["TooManyRequestsError"]);
        }
    }
}
