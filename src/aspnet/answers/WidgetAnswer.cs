#if WITHOUT_MVC
namespace EvPortalWidgets.WithoutMvc;
#else
namespace EvPortalWidgets;
#endif

/// <summary>
/// An answer to a call of the widgets. In ASP.NET Core an action, also of a minimal API, returns it. In MVC 5 it is an
/// <c>ActionResult</c>, and in Web API 2 it is the content: <c>Ok(WidgetAnswer.Accepted())</c>. That of the namespace
/// <c>EvPortalWidgets.WithoutMvc</c> is for a site without MVC: an action of MVC 5 would answer with the name of its class. The letter
/// case of the names in JSON does not matter.
/// </summary>
public sealed partial class WidgetAnswer
{
    private WidgetAnswer(int status, object value, object? error = null) => (Status, Value, Error) = (status, value, error);

    /// <summary>0, or 1 if the call is refused.</summary>
    public int Status { get; }

    /// <summary>Why the call is refused: a text, or an object with <c>Code</c>, <c>Data</c> and <c>Error</c>; otherwise null.</summary>
    public object? Error { get; }

    /// <summary>What the call asked for. 1 means that the visitor is signed in, or that a code was sent.</summary>
    public object Value { get; }

    /// <summary>The visitor is signed in; or, as the answer to <c>/login/checkout</c>, a code was sent.</summary>
    public static WidgetAnswer Accepted() => new(0, 1);

    /// <summary>The login is refused. For a login by email, the card marks the password.</summary>
    /// <param name="text">What the card shows, in the visitor's language.</param>
    public static WidgetAnswer Refused(string text) => new(1, 0, text);

    /// <summary>The call is refused for a reason that the card, or a script of the page, knows.</summary>
    /// <param name="code">A code of <see cref="WidgetCodes" /> or one of the site. The event <c>login:refused</c> has it.</param>
    /// <param name="text">What the card shows, in the visitor's language.</param>
    public static WidgetAnswer Refused(string code, string text) => Refused(new WidgetError(code, null, text));

    /// <summary>No code is sent, because the last one was sent only a moment ago. The card counts down.</summary>
    /// <param name="text">What the card shows, in the visitor's language.</param>
    public static WidgetAnswer Wait(int seconds, string text) => Refused(new WidgetError(WidgetCodes.SmsSentTimeout, seconds, text));

    /// <summary>The answer to <c>/web/setculture</c>.</summary>
    public static WidgetAnswer Culture(string code) => new(0, code);

    /// <summary>The answer to <c>/web/getbuildversion</c>.</summary>
    /// <param name="version">The version of the site, which the footer shows.</param>
    public static WidgetAnswer Version(string version) => new(0, version);

    private static WidgetAnswer Refused(WidgetError error) => new(1, 0, error);
}
