using System.Threading.Tasks;
using System.Web;
using EvPortalWidgets;

namespace EvPortalSample
{
    /// <summary>What the calls of the card and the log-out do. Refuse here what your site forbids, such as a locked account.</summary>
    public static class PortalLogin
    {
        public static readonly SmsGuard Guard = new SmsGuard(null);

        public static async Task<WidgetAnswer> SendCode(HttpContextBase context, string number)
        {
            if (!WidgetLoginFields.IsServed(number))
                return WidgetAnswer.Refused(WidgetCodes.NotAllowedSmsForCountry, WidgetLoginTexts.NotServed());
            var sent = await Guard.SendCodeAsync(context, number, (code, stop) => SmsGateway.Send(number, WidgetLoginSms.For(context, code)));
            return sent.AnswerIn();
        }

        public static async Task<WidgetAnswer> ByPhone(HttpContextBase context, string number, string code)
        {
            var refused = (await Guard.TryCodeAsync(context, number, code)).AnswerIn();
            if (refused != null) return refused;
            var user = PortalUsers.ByPhone(number);
            return user == null ? WidgetAnswer.Refused(WidgetLoginTexts.UnknownNumber()) : SignIn(context, user);
        }

        /// <summary>
        /// Call this after <c>RefuseLoginAsync</c> of the guard. Without a user a password is checked, too: the time of the answer must not
        /// show who has an account.
        /// </summary>
        public static async Task<WidgetAnswer> ByPassword(HttpContextBase context, PortalUser user, string password)
        {
            if (!WidgetLoginFields.IsPassword(password))
            {
                user = null;
                password = "";
            }
            if (!PortalUsers.HasPassword(user, password) || user == null) return WidgetAnswer.Refused(WidgetLoginTexts.WrongPassword());
            var answer = SignIn(context, user);
            // Only now: the browser becomes one in which the account has signed in.
            if (answer.Status == 0) await Guard.LoginSucceededAsync(context, user.Id);
            return answer;
        }

        /// <summary>
        /// The address after a log-out. The widgets have one address for all languages, so it does not name that of the visitor.
        /// </summary>
        public static string SignOut(HttpContextBase context)
        {
            return WidgetSignIn.SignOut(context) ? "~/" + PortalLanguages.Offered.OfVisitor(context.Request) + "/account/login" : "~/";
        }

        private static WidgetAnswer SignIn(HttpContextBase context, PortalUser user)
        {
            var refusal = WidgetSignIn.SignIn(context, user.Id, user.Role);
            return refusal == null ? WidgetAnswer.Accepted() : WidgetAnswer.Refused(refusal);
        }
    }
}
