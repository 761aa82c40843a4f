using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;

namespace EvPortalWidgets;

/// <summary>The settings of the site below <c>EvPortalWidgets</c> that are not for the guard.</summary>
internal sealed class WidgetSettings
{
    /// <summary>The build of new pages. A change needs no restart.</summary>
    public string? Version { get; set; }

    /// <summary>The host of the login page, for the last line of an SMS.</summary>
    public string? Host { get; set; }

    /// <summary>"none" in a site that knows that its SMS have no <see cref="EvPortalWidgets.SmsGuard" />.</summary>
    public string? SmsGuard { get; set; }

    public static void AddTo(IServiceCollection services) => services.AddOptions<WidgetSettings>().BindConfiguration("EvPortalWidgets");

    /// <summary>As they are now.</summary>
    public static WidgetSettings Of(IServiceProvider site) => site.GetRequiredService<IOptionsMonitor<WidgetSettings>>().CurrentValue;
}
