using System.Web;

namespace Portal
{
    /// <summary>Chooses the language of each request, and restores the session of its visitor.</summary>
    public static class PortalModule
    {
        public static void Use(HttpApplication site)
        {
            site.BeginRequest += (sender, e) => Languages.Choose(site.Request);
            site.PostAuthenticateRequest += (sender, e) => Sessions.Restore(site.Context);
        }
    }
}
