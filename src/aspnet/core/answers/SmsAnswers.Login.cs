using System.Globalization;
using Microsoft.AspNetCore.Http;

namespace EvPortalWidgets;

public static partial class SmsAnswers
{
    /// <summary>The answer to a login by email when the guard refuses to check the password.</summary>
    /// <param name="robot">What the card shows if the visitor may be a robot. For the rest the widgets have a text.</param>
    public static WidgetLoginRefusal LoginAnswer(this SmsRefusal refusal, HttpContext context, string robot)
    {
        if (refusal.Wait <= TimeSpan.Zero) return new(StatusCodes.Status200OK, refusal.Answer(robot));
        context.Response.Headers.RetryAfter = Math.Ceiling(refusal.Wait.TotalSeconds).ToString(CultureInfo.InvariantCulture);
        return new(StatusCodes.Status429TooManyRequests, WidgetError.TooManyRequests());
    }
}
