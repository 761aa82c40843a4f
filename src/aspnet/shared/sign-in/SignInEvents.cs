using static EvPortalWidgets.WidgetLevel;

namespace EvPortalWidgets;

/// <summary>What the log says about the sign-in. The table of the guide is written from here.</summary>
internal static class SignInEvents
{
    public static readonly WidgetEvent Unfinished = new(
        4021, "Unfinished", Error, "Logins are answered with 503 until the sample is finished: {Tasks} Then remove [Unfinished] there. "
        + "{Meanwhile}");
    // An SMS without its last line can still be typed.
    public static readonly WidgetEvent NoHost = new(
        4022, "NoHost", Information,
        "Browsers cannot fill in the code of an SMS: name the host of the login page in the setting EvPortalWidgets:Host.");
    public static readonly WidgetEvent LostSession = new(
        4023, "LostSession", Error, "A visitor has signed in, and the next page does not know it. {Question} "
        + "See \"The session of the site\" in aspnet/{Guide}/README.md.");
    public static readonly WidgetEvent NotByScript = new(
        4026, "NotByScript", Error,
        "A login was refused, because it has no header X-Requested-With: XMLHttpRequest. The card sends it: if each "
        + "login is refused, a proxy removes it. Tests and apps of yours send it, too. A form of yours needs another address.");
    public static readonly WidgetEvent NoLoginTexts = new(
        4027, "NoLoginTexts", Error,
        "WidgetLoginTexts.Own lacks texts in the language {Language}: {Texts}. Visitors get ours in their place, in Ukrainian if we have none in this "
        + "language.");
}
