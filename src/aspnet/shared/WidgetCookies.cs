namespace EvPortalWidgets;

/// <summary>The cookies of both kits. Those of the guard are in <c>sms-guard/core/SmsCookies.cs</c>.</summary>
internal static class WidgetCookies
{
    /// <summary>Says that the visitor has signed in. The next page is opened within this time.</summary>
    public static readonly WidgetCookie SignedIn = new("ev-portal-signed-in", TimeSpan.FromMinutes(1));

    /// <summary>The language that the visitor has chosen.</summary>
    public static readonly WidgetCookie Culture = new("culture", TimeSpan.FromDays(365));
}
