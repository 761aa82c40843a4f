#nullable enable
using EvPortalWidgets;
using Microsoft.AspNetCore.Hosting;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;

namespace EvPortalSample;

/// <summary>What a site needs for the logins and the languages of this folder.</summary>
public static class PortalModule
{
    public static void AddServices(IServiceCollection services)
    {
        services.AddSmsGuard();
        // Null without the setting: then nobody is asked for a token.
        services.AddSingleton<IBotCheck>(provider => BotCheck.IfConfigured(provider.GetRequiredService<IConfiguration>())!);
        services.AddSingleton<SmsCenter>().AddSingleton<SmsGateway>().AddSingleton<LoginHost>().AddScoped<PortalUsers>();
        services.AddControllersWithViews();
        SiteSession.AddTo(services);
        services.AddTransient<IStartupFilter, PortalStart>();
    }
}
