using System.Globalization;
using System.Web;

namespace EvPortalWidgets.WithoutMvc;

public static partial class SmsAnswers
{
    /// <summary>The answer to a login by email when the guard refuses to check the password. It sets the status.</summary>
    /// <param name="robot">What the card shows if the visitor may be a robot. For the rest the widgets have a text.</param>
    public static object LoginAnswer(this SmsRefusal refusal, HttpContextBase context, string robot)
    {
        if (refusal.Wait <= TimeSpan.Zero) return refusal.Answer(robot);
        context.Response.StatusCode = 429;
        // Otherwise IIS replaces the JSON with its own error page.
        context.Response.TrySkipIisCustomErrors = true;
        context.Response.AppendHeader("Retry-After", Math.Ceiling(refusal.Wait.TotalSeconds).ToString(CultureInfo.InvariantCulture));
        return WidgetError.TooManyRequests();
    }
}
