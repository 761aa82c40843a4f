namespace EvPortalSample;

/// <summary>Writes each SMS into the log, in place of the sample's gateway.</summary>
public sealed class SmsGateway(ILogger<SmsGateway> logger)
{
    public Task Send(string phone, string text, CancellationToken stop)
    {
        logger.LogInformation("SMS to +{Phone}: {Text}", phone, text);
        return Task.CompletedTask;
    }
}
