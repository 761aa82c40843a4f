using System.Runtime.CompilerServices;
using System.Web;
using EvPortalWidgets;

namespace EvPortalSample
{
    /// <summary>
    /// What a site needs for the logins and the languages of this folder. A line of Web.config names it. Set here what a site would set
    /// in Application_Start, if it has none.
    /// </summary>
    public sealed class PortalModule : IHttpModule
    {
        private static readonly object Start = new object();
        private static bool isStarted;

        public void Init(HttpApplication site)
        {
            WidgetSignIn.Start(site, typeof(PortalUsers), typeof(SmsGateway));
            // Where Web.config allows no page without a session, nobody could sign in. ASP.NET has set this for the login page before.
            site.PostAuthenticateRequest += (sender, e) =>
                site.Context.SkipAuthorization |= PortalRoutes.IsOpen(new HttpContextWrapper(site.Context));
            // ASP.NET creates several of these objects.
            lock (Start)
            {
                if (isStarted) return;
                // A setting that cannot work is an error at the start, and not at the first login.
                RuntimeHelpers.RunClassConstructor(typeof(PortalLogin).TypeHandle);
                // A view is written before its layout, which has the title.
                Widgets.Page = context => PortalPage.Describe(context);
                PortalRoutes.AddToSite();
                isStarted = true;
            }
        }

        public void Dispose()
        {
        }
    }
}
