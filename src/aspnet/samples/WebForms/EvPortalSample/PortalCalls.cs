using System.Threading.Tasks;
using System.Web;
using EvPortalWidgets;
using EvPortalWidgets.WithoutMvc;

namespace EvPortalSample
{
    /// <summary>The calls. What visitors type is never written into a page, and a password may contain any character.</summary>
    internal static class PortalCalls
    {
        public static async Task<object> Checkout(HttpContextBase visit)
        {
            return await PortalLogin.SendCode(visit, visit.Request.Unvalidated.QueryString["u"]);
        }

        public static async Task<object> ByPhone(HttpContextBase visit)
        {
            var form = visit.Request.Unvalidated.Form;
            return await PortalLogin.ByPhone(visit, form["phonecode"] + form["phone"], form["code"]);
        }

        public static async Task<object> ByEmail(HttpContextBase visit)
        {
            var form = visit.Request.Unvalidated.Form;
            var user = WidgetLoginFields.IsEmail(form["email"]) ? PortalUsers.ByEmail(form["email"]) : null;
            var refusal = await PortalLogin.Guard.RefuseLogin(visit, form["email"], user == null ? null : user.Id);
            return refusal == null
                ? await PortalLogin.ByPassword(visit, user, form["pass"]) : refusal.LoginAnswer(visit, WidgetLoginTexts.Of(refusal));
        }

        public static object GetBuildVersion(HttpContextBase visit)
        {
            return WidgetAnswer.Version(typeof(PortalCalls).Assembly.GetName().Version.ToString(3));
        }

        public static object SetCulture(HttpContextBase visit)
        {
            var culture = visit.Request.Unvalidated.QueryString["culture"];
            if (PortalLanguages.Offered.Remember(visit, culture)) return WidgetAnswer.Culture(culture);
            visit.Response.StatusCode = 400;
            visit.Response.TrySkipIisCustomErrors = true;
            return null;
        }
    }
}
