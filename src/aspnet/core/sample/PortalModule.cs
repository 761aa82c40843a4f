#nullable enable
using Microsoft.AspNetCore.Hosting;
using Microsoft.Extensions.DependencyInjection;

namespace EvPortalSample;

/// <summary>What a site needs for the logins and the languages of this folder.</summary>
public static class PortalModule
{
    public static void AddServices(IServiceCollection services)
    {
        services.AddSingleton<BotCheck>().AddSmsGuard((options, provider) =>
        {
            var check = provider.GetRequiredService<BotCheck>();
            if (check.IsConfigured) options.BotCheck = check.Passes;
        });
        services.AddSingleton<SmsCenter>().AddSingleton<SmsGateway>().AddSingleton<LoginHost>().AddScoped<PortalUsers>();
        services.AddControllersWithViews(options => options.InputFormatters.Add(new LoginForm()));
        SiteSession.AddTo(services);
        services.AddTransient<IStartupFilter, PortalStart>();
    }
}
