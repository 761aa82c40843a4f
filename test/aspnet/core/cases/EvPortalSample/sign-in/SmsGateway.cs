namespace EvPortalSample;

/// <summary>Writes each SMS into the log, in place of the sample's gateway. For the number 380500000500 it fails.</summary>
public sealed class SmsGateway(ILogger<SmsGateway> logger)
{
    public Task Send(string phone, string text)
    {
        if (phone == "380500000500") throw new InvalidOperationException("The SMS service does not answer.");
        logger.LogInformation("SMS to +{Phone}: {Text}", phone, text);
        return Task.CompletedTask;
    }
}
