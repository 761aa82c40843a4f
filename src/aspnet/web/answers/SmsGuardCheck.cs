using System.Configuration;

namespace EvPortalWidgets;

/// <summary>Says once that a site sends SMS without a guard. The first call may create the guard, so the second one counts.</summary>
internal static class SmsGuardCheck
{
    private static int calls;

    /// <summary>Whether a site is known to have the login card: it has a guard, or has said that it does without one.</summary>
    public static bool SendsCodes => SmsGuard.IsMade || ConfigurationManager.AppSettings["EvPortalWidgets:SmsGuard"] == "none";

    public static void Note(string path)
    {
        if (SendsCodes || !path.EndsWith("/login/checkout", StringComparison.OrdinalIgnoreCase)) return;
        if (Interlocked.Increment(ref calls) == 2) SiteLog.Lines.Write(SmsEvents.NoGuard);
    }
}
