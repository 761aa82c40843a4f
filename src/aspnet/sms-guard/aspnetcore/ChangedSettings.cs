using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Options;
using Microsoft.Extensions.Primitives;

namespace EvPortalWidgets;

/// <summary>
/// Gives the guard the limits of settings that change while the site runs, and names the changed settings that need a restart. It makes the
/// options itself: <c>IOptionsMonitor</c> would throw on the thread that watches the file, if they cannot work, and would have none from
/// then on. A limit that is gone stays: .NET drops all values of a file that is no JSON any more, and tells so with the next change of another
/// file. The defaults would then take the place of what the site can pay.
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

    private readonly object reading = new();
    private readonly HashSet<SmsGuardSettings.Limit> set = [];
    private SmsGuardOptions limits = services.GetRequiredService<IOptions<SmsGuardOptions>>().Value;
    private IReadOnlyList<Setting> last = [];
    private string? told;

    /// <summary>Until the end of what it returns.</summary>
    public IDisposable Watch()
    {
        var changes = ChangeToken.OnChange(section.Settings.GetReloadToken, Read);
        // They may have changed since the options were made.
        Read();
        return changes;
    }

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
        // Two files can change at once.
        lock (reading) Use();
    }

    private void Use()
    {
        try
        {
            var changed = options.Create(Options.DefaultName);
            var gone = KeepThoseThatAreGone(changed);
            guard.Use(changed);
            limits = changed;
            NameThoseOfStart([.. OfStart(changed, GuardSettings.Now(site)), .. gone]);
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

    private List<Setting> KeepThoseThatAreGone(SmsGuardOptions changed)
    {
        set.UnionWith(SmsGuardSettings.Limits.Where(IsSet));
        // Code of the site still wins over the settings.
        var gone = set.Where(limit => !IsSet(limit) && limit.Get(limits) is not null && limit.Get(changed) == limit.Get(new())).ToList();
        foreach (var limit in gone) limit.Set(changed, limit.Get(limits)!.Value);
        return gone.ConvertAll(limit => new Setting(changed.NameOf(limit.Name), "gone"));

        bool IsSet(SmsGuardSettings.Limit limit) => section.Settings[limit.Name] is not null;
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
