#nullable disable
using System;
using System.Linq;

namespace EvPortalWidgets
{
    /// <summary>The addresses that the widgets call.</summary>
    internal static class WidgetCallPaths
    {
        private static readonly string[] All =
            { "/web/setculture", "/web/getbuildversion", "/login/checkout", "/account/phonelogin", "/account/emaillogin" };

        /// <summary>Whether a path is one of them, also below another path. Routes ignore letter case and slashes at the end.</summary>
        public static bool Has(string path)
        {
            return All.Any(each => path.TrimEnd('/').EndsWith(each, StringComparison.OrdinalIgnoreCase));
        }
    }
}
