#nullable disable
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;

namespace EvPortalWidgets
{
    /// <summary>Whether the widgets and their login work at this moment. It says nothing that a stranger must not know.</summary>
    public sealed class WidgetHealth
    {
        private WidgetHealth()
        {
        }

        /// <summary>Whether pages have widgets. All other problems leave the site in use: a stranger can cause some of them.</summary>
        public bool IsUsable { get; private set; }

        /// <summary>The numbers and names of what is wrong, as in the table of the log, for example <c>4112 StoreAway</c>.</summary>
        public IList<string> Problems { get; private set; }

        internal static async Task<WidgetHealth> Of(WidgetBuilds builds, SmsGuard guard)
        {
            string reason;
            var build = builds.Current(out reason);
            var problems = new List<WidgetEvent>();
            if (reason != null) problems.Add(build == null ? WidgetEvents.NoBuild : WidgetEvents.BrokenFolder);
            if (guard != null) problems.AddRange(await guard.Problems().ConfigureAwait(false));
            return new WidgetHealth { IsUsable = build != null, Problems = problems.Select(each => each.Id + " " + each.Name).ToList() };
        }
    }
}
