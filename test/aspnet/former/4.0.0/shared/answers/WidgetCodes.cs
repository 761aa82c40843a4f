namespace EvPortalWidgets;

/// <summary>The codes of refusals that change what the login card does.</summary>
public static class WidgetCodes
{
    /// <summary>The code or the password is wrong. The card marks its field.</summary>
    public const string WrongLogin = "WrongLogin";

    /// <summary>The last code was sent only a moment ago: use <c>WidgetAnswer.Wait</c>.</summary>
    public const string SmsSentTimeout = "SmsSentTimeout";

    /// <summary>Too many codes were sent to the number, or entered. The card offers the login by email.</summary>
    public const string SmsMaxAttemptsReached = "SmsMaxAttemptsReached";

    /// <summary>No code can be sent to the number. The card offers the login by email.</summary>
    public const string NotAllowedSmsForCountry = "NotAllowedSmsForCountry";

    /// <summary>The number is that of a user who signs in by email. The card offers this.</summary>
    public const string UserAlreadyRegistered = "UserAlreadyRegistered";

    /// <summary>The antiforgery token is out of date. The card gets a new one, and the visitor presses the button again.</summary>
    public const string StalePage = "StalePage";
}
