using System.Diagnostics;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Web;

namespace EvPortalSample
{
    /// <summary>Chooses the language of each request, and restores the session of its visitor.</summary>
    public static class PortalModule
    {
        private static int isChecked;

        public static void Use(HttpApplication site)
        {
            site.BeginRequest += (sender, e) => PortalLanguages.Choose(site.Request);
            site.PostAuthenticateRequest += (sender, e) => Sessions.Restore(site.Context);
            // ASP.NET creates several of these objects.
            if (Interlocked.Exchange(ref isChecked, 1) == 0) Check();
        }

        private static void Check()
        {
            // A setting that cannot work is an error at the start, and not at the first login.
            RuntimeHelpers.RunClassConstructor(typeof(SmsCenter).TypeHandle);
            var tasks = UnfinishedAttribute.TasksOf(typeof(PortalUsers), typeof(SmsGateway));
            if (!Development.IsOn && tasks.Any())
                Trace.TraceError("Logins are answered with 503 until the sample is finished: " + string.Join(" ", tasks));
            if (!LoginHost.IsKnown)
            {
                Trace.TraceWarning(
                    "Browsers cannot fill in the code of an SMS: name the host of the login page in the setting EvPortalWidgets:Host.");
            }
        }
    }
}
