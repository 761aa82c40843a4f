#nullable enable
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Routing;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.DependencyInjection.Extensions;

namespace EvPortalSample;

/// <summary>What a site needs for the logins and the languages of this folder.</summary>
public static class PortalModule
{
    public static void AddServices(IServiceCollection services)
    {
        services.AddSmsGuard();
        services.AddSingleton<SmsCenter>().AddSingleton<SmsGateway>().AddSingleton<LoginHost>().AddScoped<PortalUsers>();
        services.AddControllersWithViews();
        SiteSession.AddTo(services);
        services.AddTransient<IStartupFilter, PortalStart>();
        services.TryAddEnumerable(ServiceDescriptor.Singleton<MatcherPolicy, LoginBeforeRest>());
    }
}
