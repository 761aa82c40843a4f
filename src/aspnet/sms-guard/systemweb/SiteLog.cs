#define TRACE
using System.Configuration;
using System.Diagnostics;
using System.Web;

namespace EvPortalWidgets;

/// <summary>
/// Writes the log to Trace, until the site sets <c>Widgets.Log</c> or <c>SmsGuard.Log</c>. The site then also gets the earlier lines.
/// </summary>
internal static class SiteLog
{
    private const int MostKept = 50;
    private static readonly List<(TraceLevel Level, int Id, string Text)> Kept = [];
    private static volatile Action<TraceLevel, int, string>? target;

    public static readonly WidgetLog Lines = new(Write);

    public static Action<TraceLevel, int, string>? Target
    {
        get => target;
        set
        {
            lock (Kept)
            {
                target = value;
                if (value == null) return;
                Kept.ForEach(line => Send(value, line));
                Kept.Clear();
            }
        }
    }

    private static void Write(WidgetEvent what, object?[] values, Exception? error)
    {
        var level = TraceLevels.Of(what);
        if (level == TraceLevel.Off) return;
        var line = (level, what.Id, what.Line(values, error));
        Action<TraceLevel, int, string>? log;
        lock (Kept)
        {
            // A line that is kept must not reach a log that is set meanwhile by itself, too.
            log = target;
            if (log == null && Kept.Count < MostKept) Kept.Add(line);
        }
        Send(log, line);
    }

    /// <summary>Whether the site runs for a developer.</summary>
    public static bool IsInDevelopment => ConfigurationManager.AppSettings["EvPortalWidgets:Development"] == "true";

    /// <summary>Whether a developer looks at the page, on the machine of the site.</summary>
    public static bool IsDevelopment(HttpRequestBase request) => IsInDevelopment && request.IsLocal;

    /// <summary>The problems that a developer has not read, because the site has no log. Null if there is nothing to show.</summary>
    public static string? UnreadProblems(HttpRequestBase request)
    {
        if (target != null || !IsDevelopment(request)) return null;
        lock (Kept)
        {
            var problems = Kept.Where(line => line.Level == TraceLevel.Error).Select(line => line.Text).ToList();
            return problems.Count > 0 ? $"set Widgets.Log, so that your log has this:\n{string.Join("\n", problems)}" : null;
        }
    }

    private static void Send(Action<TraceLevel, int, string>? log, (TraceLevel Level, int Id, string Text) line)
    {
        try
        {
            if (log != null) log(line.Level, line.Id, line.Text);
            else if (line.Level == TraceLevel.Error) Trace.TraceError("{0}", line.Text);
            else Trace.TraceInformation("{0}", line.Text);
        }
        catch (Exception error)
        {
            // A log that fails, such as the one of Windows without its source, stops no page.
            Trace.TraceError("Widgets.Log has failed: {0}. The line was: {1}", error, line.Text);
        }
    }
}
