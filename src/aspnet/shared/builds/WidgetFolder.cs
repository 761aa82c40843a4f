#nullable disable
using System;
using System.Diagnostics;
using System.IO;

namespace EvPortalWidgets
{
    /// <summary>
    /// A folder of the site for a build. It is read again when the date of its manifest changes. While the build there is not
    /// complete, the last complete one is used, and the folder is read again every few seconds.
    /// </summary>
    internal sealed class WidgetFolder
    {
        private const int SecondsBetweenTries = 5;

        private readonly Func<string, FileInfo> file;
        private readonly Func<DateTime?> changed;
        private readonly string path;
        private readonly Func<string, WidgetList> parse;
        private readonly WidgetLog log;
        private readonly object reading = new object();
        private volatile State last = new State { Changed = DateTime.MinValue };

        /// <param name="root">Gives the file for a path below the web root.</param>
        /// <param name="changed">When the manifest was written. Null if there is none.</param>
        /// <param name="path">The folder, below the web root.</param>
        /// <param name="parse">Reads JSON. It may throw any exception.</param>
        /// <param name="log">The log of the site.</param>
        public WidgetFolder(
            Func<string, FileInfo> root, Func<DateTime?> changed, string path, Func<string, WidgetList> parse, WidgetLog log)
        {
            file = name => root(path + "/" + name);
            this.changed = changed;
            this.path = path;
            this.parse = parse;
            this.log = log;
        }

        /// <summary>What was read, and why the present files cannot be used.</summary>
        private sealed class State
        {
            public DateTime? Changed;
            public WidgetBuild Build;
            public string Problem;
            public Stopwatch Age = Stopwatch.StartNew();
        }

        /// <summary>The last complete build, or null. The problem is that of the present files, or null.</summary>
        public WidgetBuild Read(out string problem)
        {
            var now = changed();
            var state = last;
            if (!IsKnown(state, now))
            {
                lock (reading)
                {
                    state = last;
                    if (!IsKnown(state, now)) last = state = Next(now);
                }
            }
            problem = state.Problem;
            return state.Build;
        }

        private static bool IsKnown(State state, DateTime? now)
        {
            // A file that is locked or still being copied can become readable without a new date of the manifest.
            return state.Changed == now && (state.Problem == null || state.Age.Elapsed.TotalSeconds < SecondsBetweenTries);
        }

        private State Next(DateTime? now)
        {
            var next = new State { Changed = now };
            Func<string, byte[]> read = name => file(name).Exists ? File.ReadAllBytes(file(name).FullName) : null;
            next.Build = WidgetBuildReader.Read(read, parse, path, out next.Problem) ?? last.Build;
            if (next.Problem != null && next.Problem != last.Problem) log.Write(WidgetEvents.BrokenFolder, "/" + path + "/", next.Problem);
            return next;
        }
    }
}
