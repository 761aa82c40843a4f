using System.Threading.Tasks;
using System.Web;
using EvPortalWidgets;
using EvPortalWidgets.WithoutMvc;

namespace EvPortalSample
{
    /// <summary>Sends codes to the countries that are served. The guard makes, checks and limits them.</summary>
    public static class SmsCenter
    {
        public static readonly SmsGuard Guard = new SmsGuard(null);

        public static async Task<WidgetAnswer> Send(string phone, HttpContextBase context)
        {
            if (!ServedNumbers.Has(phone))
                return WidgetAnswer.Refused(WidgetCodes.NotAllowedSmsForCountry, LoginTexts.NotServed);
            var refusal = await Guard.SendCode(
                context, phone, code => SmsGateway.Send(phone, LoginHost.Sign(LoginTexts.Sms(code), code)));
            return refusal == null ? WidgetAnswer.Accepted() : refusal.Answer(LoginTexts.Of(refusal));
        }

        /// <summary>Returns null if the code is right, otherwise the refusal.</summary>
        public static async Task<WidgetAnswer> Verify(string phone, string code, HttpContextBase context)
        {
            var result = (await Guard.TryCode(context, phone, code)).Result;
            if (result == SmsTryResult.Right) return null;
            if (result == SmsTryResult.Away) return WidgetAnswer.Refused(WidgetCodes.SmsMaxAttemptsReached, LoginTexts.CodeIsNotChecked);
            return result == SmsTryResult.Spent
                ? WidgetAnswer.Refused(WidgetCodes.SmsMaxAttemptsReached, LoginTexts.TooManyWrongCodes)
                : WidgetAnswer.Refused(WidgetCodes.WrongLogin, LoginTexts.WrongCode);
        }
    }
}
