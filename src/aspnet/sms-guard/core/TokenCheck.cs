using System.Text.RegularExpressions;

namespace EvPortalWidgets;

/// <summary>
/// Asks the <see cref="IBotCheck" /> of the site. Who calls it counts the questions first: its service answers slowly, and may cost
/// something.
/// </summary>
internal sealed class TokenCheck(SmsGuardOptions options, SeldomLog seldom)
{
    // The service might answer anything else with an error, and then its silence would open the way.
    private static readonly Regex Token = new(@"^[A-Za-z0-9_.:~+/=-]{1,2048}\z");

    /// <summary>What a script of the page has left. Null if it can be no token.</summary>
    public string? Of(BrowserCall call) => call.Cookie(options.BotCheckCookie) is { } token && Token.IsMatch(token) ? token : null;

    /// <summary>Whether the token of a visitor is that of a person. Null if the service does not answer.</summary>
    public async Task<bool?> Passes(BrowserCall call)
    {
        try
        {
            return await call.BotCheck!.PassesAsync(Of(call)!, call.Aborted).ConfigureAwait(false);
        }
        catch (OtherSiteKeyException)
        {
            seldom.Count(SmsEvents.OtherSiteKey);
            return false;
        }
        // A visitor who goes says nothing about the service.
        catch (Exception error) when (!call.Aborted.IsCancellationRequested)
        {
            seldom.Failed(error is WrongBotCheckException ? SmsEvents.WrongBotCheck : SmsEvents.NoBotCheck, error);
            return null;
        }
    }
}
