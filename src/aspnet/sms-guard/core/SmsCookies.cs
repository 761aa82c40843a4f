namespace EvPortalWidgets;

/// <summary>The cookies of the guard. A script of the page writes another one: <see cref="SmsGuardOptions.BotCheckCookie" />.</summary>
internal static class SmsCookies
{
    /// <summary>A random number: a code is right only in the browser that has asked for it.</summary>
    public static readonly WidgetCookie Browser = new("login-browser", TimeSpan.FromDays(1), IsOfHost: true);

    /// <summary>Who has signed in in this browser.</summary>
    public static readonly WidgetCookie Known = new("ev-portal-known", TimeSpan.FromDays(365), IsOfHost: true);
}
