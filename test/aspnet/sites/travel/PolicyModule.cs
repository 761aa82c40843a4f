using System.Web;

namespace Portal
{
    /// <summary>The policy of each response. It forbids inline scripts.</summary>
    public class PolicyModule : IHttpModule
    {
        public void Init(HttpApplication context)
        {
            context.EndRequest += (sender, e) => context.Response.AppendHeader("Content-Security-Policy", "script-src 'self'");
        }

        public void Dispose()
        {
        }
    }
}
