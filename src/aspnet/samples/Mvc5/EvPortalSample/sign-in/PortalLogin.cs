using System.Threading.Tasks;
using System.Web;
using EvPortalWidgets;

namespace EvPortalSample
{
    /// <summary>What a login and the log-out do with the session of the site.</summary>
    public static class PortalLogin
    {
        public static async Task<WidgetAnswer> ByPhone(HttpContextBase context, string number, string code)
        {
            return await SmsCenter.Verify(number, code, context) ?? SignIn(context, PortalUsers.ByPhone(number));
        }

        /// <summary>
        /// Call this after <c>RefuseLogin</c> of the guard. Without a user a password is checked, too: the time of the answer must not
        /// show who has an account.
        /// </summary>
        public static async Task<WidgetAnswer> ByPassword(HttpContextBase context, PortalUser user, string password)
        {
            if (!LoginFields.IsPassword(password))
            {
                user = null;
                password = "";
            }
            if (!PortalUsers.HasPassword(user, password) || user == null) return WidgetAnswer.Refused(LoginTexts.WrongPassword);
            await SmsCenter.Guard.LoginSucceeded(context, user.Id);
            return SignIn(context, user);
        }

        /// <summary>
        /// The address after a log-out. The widgets have one address for all languages, so it does not name that of the visitor.
        /// </summary>
        public static string SignOut(HttpContextBase context)
        {
            // Otherwise any site could end the session with an image.
            if (context.Request.Headers["Sec-Fetch-Site"] == "cross-site") return "~/";
            PortalModule.Session.SignOut(context);
            SignInCheck.Forget(context);
            return "~/" + PortalLanguages.OfVisitor(context.Request) + "/account/login";
        }

        private static WidgetAnswer SignIn(HttpContextBase context, PortalUser user)
        {
            PortalModule.Session.SignIn(context, user);
            SignInCheck.Expect(context);
            return WidgetAnswer.Accepted();
        }
    }
}
