#define TRACE // In App_Code this is not defined, and the code would be nowhere.
using System.Diagnostics;
using System.Threading.Tasks;
using EvPortalWidgets;

namespace EvPortalSample
{
    /// <summary>
    /// Sends an SMS. Call your SMS service here, and then remove the attribute. Log no numbers and no codes, and throw no exception that
    /// has them: the log gets it. IIS also logs numbers: in the field cs-uri-query. If your service refuses a number, throw an
    /// SmsRejectedException.
    /// </summary>
    [Unfinished("Call your SMS service in SmsGateway.cs.")]
    public static class SmsGateway
    {
        public static Task Send(string phone, string text)
        {
            Trace.TraceInformation("SMS to +{0}: {1}", phone, text);
            return Task.FromResult(true);
        }
    }
}
