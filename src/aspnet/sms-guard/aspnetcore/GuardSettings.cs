using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;

namespace EvPortalWidgets;

/// <summary>The settings of the guard below <c>EvPortalWidgets</c>. <see cref="SmsGuardOptions" /> has those below <c>Sms</c>.</summary>
internal sealed class GuardSettings
{
    /// <summary>Where several servers keep codes and counts.</summary>
    public string? Redis { get; set; }

    /// <summary>What these servers share.</summary>
    public string? Secret { get; set; }

    /// <summary>The service that checks for robots.</summary>
    public string? BotCheckUrl { get; set; }

    /// <summary>The secret key of the site at this service.</summary>
    public string? BotCheckSecret { get; set; }

    /// <summary>The address of the service, or null. Throws if it cannot work.</summary>
    public Uri? BotCheckAddress => BotCheckService.AddressOf(BotCheckUrl, BotCheckSecret);

    /// <summary>Whether the site keeps codes and counts in Redis.</summary>
    public bool HasRedis => !string.IsNullOrWhiteSpace(Redis);

    // Read by hand: the binder of .NET finds properties by reflection, and a site that is published trimmed may have lost them.
    public static void AddTo(IServiceCollection services) =>
        services.AddOptions<GuardSettings>().Configure<IConfiguration>((settings, site) =>
        {
            var section = site.GetSection(SmsGuardSettings.Site);
            settings.Redis = section[nameof(Redis)];
            settings.Secret = section[nameof(Secret)];
            settings.BotCheckUrl = section[nameof(BotCheckUrl)];
            settings.BotCheckSecret = section[nameof(BotCheckSecret)];
        });

    /// <summary>What cannot work.</summary>
    public IEnumerable<string> Faults(bool isRedisUsed)
    {
        if (WrongSetting.In(() => _ = BotCheckAddress) is { } fault) yield return fault;
        if (!HasRedis || isRedisUsed) yield break;
        yield return SmsGuardSettings.Site + ":Redis is set, and nothing uses it, so each process would count for itself. Add the package "
            + "EvPortalWidgets.Redis, and write builder.Services.AddSmsGuard().AddRedis(); into Program.cs.";
    }

    /// <summary>Those of the start.</summary>
    public static GuardSettings Of(IServiceProvider site) => site.GetRequiredService<IOptions<GuardSettings>>().Value;

    /// <summary>As they are now.</summary>
    public static GuardSettings Now(IOptionsFactory<GuardSettings> site) => site.Create(Options.DefaultName);
}
