using Microsoft.Extensions.Options;
using Microsoft.Extensions.Primitives;

namespace EvPortalWidgets;

/// <summary>
/// Gives the guard the limits of settings that change while the site runs. It makes the options itself: <c>IOptionsMonitor</c> would throw
/// on the thread that watches the file, if they cannot work, and would have none from then on.
/// </summary>
internal sealed class ChangedSettings(SmsSection section, IOptionsFactory<SmsGuardOptions> options, SmsGuard guard, WidgetLog log)
{
    private string? told;

    /// <summary>Until the end of what it returns.</summary>
    public IDisposable Watch() => ChangeToken.OnChange(section.Settings.GetReloadToken, Read);

    private void Read()
    {
        try
        {
            guard.Use(options.Create(Options.DefaultName));
            told = null;
        }
        // Code of the site makes the options, too.
        catch (Exception error)
        {
            // A change of any other setting comes here, too.
            if (error.Message == told) return;
            told = error.Message;
            log.Failed(SmsEvents.WrongChange, error);
        }
    }
}
