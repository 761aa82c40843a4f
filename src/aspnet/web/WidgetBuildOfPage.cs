using System.Collections.Generic;
using System.Web;

namespace EvPortalWidgets
{
    public sealed partial class WidgetBuild
    {
        private static readonly WidgetBuild Empty = new WidgetBuild(
            "", "widgets", new Dictionary<string, WidgetFile>(), new Dictionary<string, string[]>());

        /// <summary>The virtual path of the folder of the build that new pages use.</summary>
        public static string Folder
        {
            get
            {
                string reason;
                return "~" + (WidgetSite.Builds.Current(out reason) ?? Empty).Path.TrimEnd('/');
            }
        }

        /// <summary>The build of one page. It stays the same until the page is complete. It has no files if no build can be used.</summary>
        public static WidgetBuild For(HttpContextBase context)
        {
            return WidgetSite.MarkupOf(context).Build ?? Empty;
        }

        /// <summary>The address of a file with its hash, or null if the build has no such file.</summary>
        public string Url(string file)
        {
            var found = Find(file);
            return found == null ? null : found.Address;
        }

        /// <summary>The file's <c>integrity</c>, or null if the build has no such file.</summary>
        public string Integrity(string file)
        {
            var found = Find(file);
            return found == null ? null : found.Integrity;
        }
    }
}
