using System.Text.RegularExpressions;

namespace EvPortalWidgets;

/// <summary>
/// Asks the <see cref="IBotCheck" /> of the site. Who calls it counts the questions first: its service answers slowly, and may cost
/// something.
/// </summary>
internal sealed class TokenCheck(SmsGuardOptions options, WidgetLog log, SeldomLog seldom)
{
    // The service might answer anything else with an error, and then its silence would open the way.
    private static readonly Regex Token = new(@"^[A-Za-z0-9_.:~+/=-]{1,2048}\z");

    /// <summary>What a script of the page has left. Null if it can be no token.</summary>
    public string? Of(SmsCall call) => call.Cookie(options.BotCheckCookie) is { } token && Token.IsMatch(token) ? token : null;

    /// <summary>Whether the token of a visitor is that of a person. Null if the service does not answer.</summary>
    public async Task<bool?> Passes(SmsCall call)
    {
        try
        {
            var isPerson = await call.BotCheck!.Passes(Of(call)!, call.Aborted).ConfigureAwait(false);
            log.HasChanged(SmsEvents.NoBotCheck.Name, false);
            return isPerson;
        }
        catch (OtherSiteKeyException)
        {
            seldom.Count(SmsEvents.OtherSiteKey);
            return false;
        }
        // A visitor who goes says nothing about the service.
        catch (Exception error) when (!call.Aborted.IsCancellationRequested)
        {
            var what = error is WrongBotCheckException ? SmsEvents.WrongBotCheck : SmsEvents.NoBotCheck;
            if (log.HasChanged(SmsEvents.NoBotCheck.Name, true)) log.Failed(what, error);
            return null;
        }
    }
}
