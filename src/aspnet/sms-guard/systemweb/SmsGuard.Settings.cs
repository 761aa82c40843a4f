using System.Configuration;
using System.Diagnostics;

namespace EvPortalWidgets;

public partial class SmsGuard
{
    /// <summary>Creates the guard at the start of the site, which has one. Throws if a setting cannot work.</summary>
    /// <param name="configure">Changes the options, after the settings of the site. Null changes none.</param>
    // It has no default. With one, VB.NET compiles no class that overrides each method, unless the class has a constructor.
    public SmsGuard(Action<SmsGuardOptions>? configure) : this(Options(configure), CheckService.IfConfigured())
    {
    }

    // Here all settings are right, so a connection to Redis has an owner.
    private SmsGuard(SmsGuardOptions options, CheckService? check) : this(options, Stores(options), SiteLog.Lines, SiteClock.Now)
    {
        IsMade = true;
        SettingsCheck.Run(SiteLog.Lines);
        BotCheck = check;
        IsDevelopment = SiteLog.IsInDevelopment;
        Observer = new HandlersOfSite(this);
        // IIS can restart a site without ending its process, so the connection to Redis would stay open.
        AppDomain.CurrentDomain.DomainUnload += (_, _) => Dispose();
    }

    /// <summary>
    /// Where the lines of the log go, with their level (<c>Error</c> or <c>Info</c>) and number. Set it in <c>Application_Start</c>. The
    /// default is <see cref="Trace" />. A site with widgets can set <c>Widgets.Log</c>, which is the same.
    /// </summary>
    public static Action<TraceLevel, int, string>? Log
    {
        get => SiteLog.Target;
        set => SiteLog.Target = value;
    }

    /// <summary>Whether the site has one.</summary>
    internal static bool IsMade { get; private set; }

    /// <summary>The check for robots: that of the settings, or of the site. Null if there is none.</summary>
    public IBotCheck? BotCheck { get; set; }

    private static ISmsStore Stores(SmsGuardOptions options)
    {
        var redis = Setting("Redis");
        return string.IsNullOrWhiteSpace(redis) ? new MemoryStore(SiteClock.Now) : SharedStore.Of(redis!, options.Secret);
    }

    private static SmsGuardOptions Options(Action<SmsGuardOptions>? configure)
    {
        SmsGuardOptions options = new() { Secret = Setting("Secret") };
        var set = Below(SmsGuardSettings.Site).Where(setting => !string.IsNullOrEmpty(setting.Value));
        options.Unread.AddRange(SmsGuardSettings.Unknown(set.Select(setting => setting.Key)));
        SmsGuardSettings.Read(options, Below(SmsGuardSettings.Section));
        configure?.Invoke(options);
        options.Check();
        return options;
    }

    private static string? Setting(string name) => ConfigurationManager.AppSettings[SmsGuardSettings.Site + ":" + name];

    /// <summary>The settings of a section, named without it.</summary>
    private static IEnumerable<KeyValuePair<string, string?>> Below(string section)
    {
        var settings = ConfigurationManager.AppSettings;
        var start = section + ":";
        return settings.AllKeys.Where(name => name is not null && name.StartsWith(start, StringComparison.OrdinalIgnoreCase))
            .Select(name => new KeyValuePair<string, string?>(name.Substring(start.Length), settings[name]));
    }
}
