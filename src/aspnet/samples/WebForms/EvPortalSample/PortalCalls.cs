using System;
using System.Globalization;
using System.Threading.Tasks;
using System.Web;
using EvPortalWidgets;
using EvPortalWidgets.WithoutMvc;

namespace EvPortalSample
{
    /// <summary>The five calls. What visitors type is never written into a page, and a password may contain any character.</summary>
    internal static class PortalCalls
    {
        public static async Task<object> Checkout(HttpContextBase visit)
        {
            return await SmsCenter.Send(visit.Request.Unvalidated.QueryString["u"], visit);
        }

        public static async Task<object> ByPhone(HttpContextBase visit)
        {
            var form = visit.Request.Unvalidated.Form;
            return await PortalLogin.ByPhone(visit, form["phonecode"] + form["phone"], form["code"]);
        }

        public static async Task<object> ByEmail(HttpContextBase visit)
        {
            var form = visit.Request.Unvalidated.Form;
            var user = LoginFields.IsEmail(form["email"]) ? PortalUsers.ByEmail(form["email"]) : null;
            var refusal = await SmsCenter.Guard.RefuseLogin(visit, form["email"], user == null ? null : user.Id);
            if (refusal == null) return await PortalLogin.ByPassword(visit, user, form["pass"]);
            if (refusal.Wait <= TimeSpan.Zero) return refusal.Answer(LoginTexts.Of(refusal));
            visit.Response.AppendHeader("Retry-After", Math.Ceiling(refusal.Wait.TotalSeconds).ToString(CultureInfo.InvariantCulture));
            return PortalHandler.Refuse(visit, 429, "TooManyRequests", "TooManyRequestsError");
        }

        public static object GetBuildVersion(HttpContextBase visit)
        {
            return WidgetAnswer.Version(typeof(PortalCalls).Assembly.GetName().Version.ToString(3));
        }

        public static object SetCulture(HttpContextBase visit)
        {
            var culture = visit.Request.Unvalidated.QueryString["culture"];
            if (PortalLanguages.IsOffered(culture)) PortalLanguages.Remember(visit.Response, culture);
            else visit.Response.StatusCode = 400;
            return visit.Response.StatusCode == 400 ? null : WidgetAnswer.Culture(culture);
        }
    }
}
