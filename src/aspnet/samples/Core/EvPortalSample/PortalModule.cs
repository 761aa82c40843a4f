#nullable enable
using EvPortalWidgets;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Routing;
using Microsoft.Extensions.DependencyInjection;

namespace EvPortalSample;

/// <summary>What a site needs for the logins and the languages of this folder. Add your own services here.</summary>
public static class PortalModule
{
    /// <summary>
    /// The policy of pages for each visitor who has signed in. Pages for some have a role or a policy of their own: everybody with a
    /// telephone passes this one, and [Authorize].
    /// </summary>
    public const string Visitors = "EvPortal.Visitors";

    public static void AddServices(IServiceCollection services)
    {
        services.AddWidgetSignIn(typeof(PortalUsers), typeof(SmsGateway));
        services.AddSingleton<SmsGateway>().AddScoped<PortalUsers>();
        services.AddControllersWithViews();
        services.AddAuthorization(site => site.AddPolicy(Visitors, policy => policy.RequireAuthenticatedUser()));
        services.Configure<RouteOptions>(site => site.SetParameterPolicy<PortalLanguage>("portal"));
        services.AddTransient<IStartupFilter, PortalAddresses>();
    }
}
