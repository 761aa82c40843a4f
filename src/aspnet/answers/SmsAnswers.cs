#if WITHOUT_MVC
namespace EvPortalWidgets.WithoutMvc;
#else
namespace EvPortalWidgets;
#endif

/// <summary>What the login card gets when <see cref="SmsGuard" /> refuses.</summary>
public static partial class SmsAnswers
{
    /// <summary>The answer to <c>/login/checkout</c>.</summary>
    /// <param name="text">What the card shows, in the visitor's language.</param>
    public static WidgetAnswer Answer(this SmsRefusal refusal, string text) =>
        refusal.Code == WidgetCodes.SmsSentTimeout
            ? WidgetAnswer.Wait((int)Math.Ceiling(refusal.Wait.TotalSeconds), text) : WidgetAnswer.Refused(refusal.Code, text);

    /// <summary>The answer to <c>/login/checkout</c>, with a text of the kit. Accepted if nothing was refused.</summary>
    /// <param name="sent">What <c>SendCodeAsync</c> has returned.</param>
    /// <param name="language">The language of the visitor. By default that of the page.</param>
    public static WidgetAnswer AnswerIn(this SmsResult sent, string? language = null) =>
        sent.Refusal is { } refusal ? refusal.Answer(WidgetLoginTexts.Of(refusal, language)) : WidgetAnswer.Accepted();

    /// <summary>The answer to a login with a code, with a text of the kit. Null if the code is right.</summary>
    /// <param name="tried">What <c>TryCodeAsync</c> has returned.</param>
    /// <param name="language">The language of the visitor. By default that of the page.</param>
    public static WidgetAnswer? AnswerIn(this SmsTryResult tried, string? language = null) => tried switch
    {
        SmsTryResult.Right => null,
        SmsTryResult.Away => WidgetAnswer.Refused(WidgetCodes.SmsUnavailable, WidgetLoginTexts.CodeIsNotChecked(language)),
        SmsTryResult.Spent => WidgetAnswer.Refused(WidgetCodes.SmsMaxAttemptsReached, WidgetLoginTexts.TooManyWrongCodes(language)),
        _ => WidgetAnswer.Refused(WidgetCodes.WrongLogin, WidgetLoginTexts.WrongCode(language)),
    };
}
