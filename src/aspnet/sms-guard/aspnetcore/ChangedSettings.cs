using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Options;
using Microsoft.Extensions.Primitives;

namespace EvPortalWidgets;

/// <summary>
/// Gives the guard the limits of settings that change while the site runs, and names the changed settings that need a restart. It makes the
/// options itself: <c>IOptionsMonitor</c> would throw on the thread that watches the file, if they cannot work, and would have none from
/// then on.
/// </summary>
internal sealed class ChangedSettings(IServiceProvider services)
{
    private readonly SmsSection section = services.GetRequiredService<SmsSection>();
    private readonly IOptionsFactory<SmsGuardOptions> options = services.GetRequiredService<IOptionsFactory<SmsGuardOptions>>();
    private readonly IOptionsFactory<GuardSettings> site = services.GetRequiredService<IOptionsFactory<GuardSettings>>();
    private readonly SmsGuard guard = services.GetRequiredService<SmsGuard>();
    private readonly WidgetLog log = SiteLog.Of(services.GetRequiredService<ILogger<SmsGuard>>());

    private readonly IReadOnlyList<Setting> inUse =
        OfStart(services.GetRequiredService<IOptions<SmsGuardOptions>>().Value, GuardSettings.Of(services));

    private IReadOnlyList<Setting> last = [];
    private string? told;

    /// <summary>Until the end of what it returns.</summary>
    public IDisposable Watch() => ChangeToken.OnChange(section.Settings.GetReloadToken, Read);

    /// <summary>What is read only at the start.</summary>
    private static IReadOnlyList<Setting> OfStart(SmsGuardOptions options, GuardSettings site)
    {
        return
        [
            new(options.NameOf(nameof(options.Proxies)), InAnyOrder(options.Proxies)),
            new(options.NameOf(nameof(options.Origins)), InAnyOrder(options.Origins)),
            new(options.NameOf(nameof(options.BotCheckCookie)), options.BotCheckCookie),
            OfSite(nameof(site.Secret), options.Secret),
            OfSite(nameof(site.Redis), site.Redis),
            OfSite(nameof(site.BotCheckUrl), site.BotCheckUrl),
            OfSite(nameof(site.BotCheckSecret), site.BotCheckSecret),
        ];

        static string InAnyOrder(IEnumerable<string> list) => string.Join(' ', list.Distinct().Order(StringComparer.Ordinal));

        static Setting OfSite(string name, string? value) => new(SmsGuardSettings.Site + ":" + name, string.IsNullOrWhiteSpace(value) ? "" : value);
    }

    private void Read()
    {
        try
        {
            var changed = options.Create(Options.DefaultName);
            guard.Use(changed);
            NameThoseOfStart(OfStart(changed, GuardSettings.Now(site)));
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

    private void NameThoseOfStart(IReadOnlyList<Setting> now)
    {
        if (now.SequenceEqual(last)) return;
        last = now;
        var changed = now.Except(inUse).ToList();
        // Never the values: some are secret.
        if (changed.Count > 0) log.Write(SmsEvents.NeedsRestart, string.Join(", ", changed.Select(each => each.Name)));
    }

    private sealed record Setting(string Name, string Value);
}
