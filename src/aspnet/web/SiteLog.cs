#define TRACE
using System;
using System.Collections.Generic;
using System.Configuration;
using System.Diagnostics;
using System.Linq;
using System.Web;

namespace EvPortalWidgets
{
    /// <summary>
    /// Writes the log to Trace, until the site sets <c>Widgets.Log</c>. The site then also gets the earlier lines.
    /// </summary>
    internal static class SiteLog
    {
        private const int MostKept = 50;
        private static readonly List<Tuple<TraceLevel, int, string>> Kept = new List<Tuple<TraceLevel, int, string>>();
        private static volatile Action<TraceLevel, int, string> target;

        public static Action<TraceLevel, int, string> Target
        {
            get { return target; }
            set
            {
                lock (Kept)
                {
                    target = value;
                    if (value == null) return;
                    Kept.ForEach(Send);
                    Kept.Clear();
                }
            }
        }

        public static void Write(WidgetEvent what, object[] values)
        {
            var line = Tuple.Create(what.IsProblem ? TraceLevel.Error : TraceLevel.Info, what.Id, what.Text(values));
            lock (Kept)
            {
                if (target == null && Kept.Count < MostKept) Kept.Add(line);
            }
            Send(line);
        }

        /// <summary>Whether a developer looks at the page, on the machine of the site.</summary>
        public static bool IsDevelopment(HttpRequestBase request)
        {
            return ConfigurationManager.AppSettings["EvPortalWidgets:Development"] == "true" && request.IsLocal;
        }

        /// <summary>The problems that a developer has not read, because the site has no log. Null if there is nothing to show.</summary>
        public static string UnreadProblems(HttpRequestBase request)
        {
            if (target != null || !IsDevelopment(request)) return null;
            lock (Kept)
            {
                var problems = Kept.Where(line => line.Item1 == TraceLevel.Error).Select(line => line.Item3).ToList();
                return problems.Any() ? "set Widgets.Log, so that your log has this:\n" + string.Join("\n", problems) : null;
            }
        }

        private static void Send(Tuple<TraceLevel, int, string> line)
        {
            try
            {
                if (target != null) target(line.Item1, line.Item2, line.Item3);
                else if (line.Item1 == TraceLevel.Error) Trace.TraceError("{0}", line.Item3);
                else Trace.TraceInformation("{0}", line.Item3);
            }
            catch (Exception error)
            {
                // A log that fails, such as the one of Windows without its source, stops no page.
                Trace.TraceError("Widgets.Log has failed: {0}. The line was: {1}", error, line.Item3);
            }
        }
    }
}
