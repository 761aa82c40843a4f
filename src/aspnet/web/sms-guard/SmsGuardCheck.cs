using System.Configuration;

namespace EvPortalWidgets;

/// <summary>Says once that a site sends SMS without a guard. The first call may create the guard, so the second one counts.</summary>
internal static class SmsGuardCheck
{
    private static int calls;

    public static bool IsGuarded { get; set; }

    public static void Note(string path)
    {
        if (IsGuarded || !path.EndsWith("/login/checkout", StringComparison.OrdinalIgnoreCase)) return;
        if (Interlocked.Increment(ref calls) != 2) return;
        if (ConfigurationManager.AppSettings["EvPortalWidgets:SmsGuard"] != "none") WidgetSite.Log.Write(SmsEvents.NoGuard);
    }
}
