using System;

#if WITHOUT_MVC
namespace EvPortalWidgets.WithoutMvc;
#else
namespace EvPortalWidgets;
#endif

/// <summary>What the login card gets when <see cref="SmsGuard" /> refuses.</summary>
public static partial class SmsAnswers
{
    /// <summary>The answer to <c>/login/checkout</c>.</summary>
    /// <param name="refusal">Why no SMS is sent.</param>
    /// <param name="text">What the card shows, in the visitor's language.</param>
    public static WidgetAnswer Answer(this SmsRefusal refusal, string text)
    {
        if (refusal == null) throw new ArgumentNullException(nameof(refusal));
        return refusal.Code == WidgetCodes.SmsSentTimeout
            ? WidgetAnswer.Wait((int)Math.Ceiling(refusal.Wait.TotalSeconds), text) : WidgetAnswer.Refused(refusal.Code, text);
    }
}
