#nullable enable
using System.Threading;
using System.Threading.Tasks;
using EvPortalWidgets;
using Microsoft.Extensions.Logging;

namespace EvPortalSample;

/// <summary>
/// Sends an SMS. Call your SMS service here, and then remove the attribute. Log no numbers and no codes, and throw no exception that has
/// them: the log gets it. IIS also logs numbers: in the field cs-uri-query. If your service refuses a number, throw an SmsRejectedException.
/// </summary>
[Unfinished("Call your SMS service in SmsGateway.cs.")]
public sealed class SmsGateway(ILogger<SmsGateway> logger)
{
    public Task Send(string phone, string text, CancellationToken stop)
    {
        logger.LogInformation("SMS to +{Phone}: {Text}", phone, text);
        return Task.CompletedTask;
    }
}
