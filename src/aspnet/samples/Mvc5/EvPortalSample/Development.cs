using System.Web;
using System.Web.Configuration;

namespace EvPortalSample
{
    /// <summary>
    /// Whether a request comes from a developer. debug="true" is common in production, and behind a proxy on the same machine every
    /// request is local. So this needs a setting, too.
    /// </summary>
    public static class Development
    {
        public static bool IsOn
        {
            get { return WebConfigurationManager.AppSettings["EvPortalWidgets:Development"] == "true"; }
        }

        public static bool Covers(HttpRequestBase request)
        {
            return IsOn && request.IsLocal;
        }
    }
}
