using System.Diagnostics;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Web;
using System.Web.Routing;
using EvPortalWidgets;

namespace EvPortalSample
{
    /// <summary>What a site needs for the logins and the languages of this folder.</summary>
    public static class PortalModule
    {
        private static readonly object Start = new object();
        private static bool isStarted;

        static PortalModule()
        {
            Session = new FormsSession();
        }

        /// <summary>
        /// How the logins begin the session of a visitor. A site without Forms authentication writes its own in Application_Start.
        /// </summary>
        public static IPortalSession Session { get; set; }

        public static void Use(HttpApplication site)
        {
            if (Session is FormsSession) FormsSession.Use(site);
            // Where Web.config allows no page without a session, nobody could sign in. ASP.NET has set this for the login page before.
            site.PostAuthenticateRequest += (sender, e) =>
                site.Context.SkipAuthorization |= PortalRoutes.IsOpen(new HttpContextWrapper(site.Context));
            // ASP.NET creates several of these objects.
            lock (Start)
            {
                if (isStarted) return;
                Check();
                // A view is written before its layout, which has the title.
                Widgets.Page = context => PortalPage.Describe(context);
                PortalRoutes.AddTo(RouteTable.Routes);
                isStarted = true;
            }
        }

        private static void Check()
        {
            // A setting that cannot work is an error at the start, and not at the first login.
            RuntimeHelpers.RunClassConstructor(typeof(SmsCenter).TypeHandle);
            var tasks = UnfinishedAttribute.TasksOf(typeof(PortalUsers), typeof(SmsGateway));
            if (!Development.IsOn && tasks.Any())
            {
                Trace.TraceError(
                    "Logins are answered with 503 until the sample is finished: " + string.Join(" ", tasks)
                    + " Then remove [Unfinished] there. To try the sample on your own machine, "
                    + "write <add key=\"EvPortalWidgets:Development\" value=\"true\" /> into <appSettings>.");
            }
            if (!LoginHost.IsKnown)
            {
                Trace.TraceWarning(
                    "Browsers cannot fill in the code of an SMS: name the host of the login page in the setting EvPortalWidgets:Host.");
            }
        }
    }
}
