using EvPortalWidgets;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Routing;
using Microsoft.Extensions.DependencyInjection.Extensions;

namespace Microsoft.Extensions.DependencyInjection;

/// <summary>The extension method for a site's <c>Program.cs</c>.</summary>
public static class WidgetSignInServices
{
    /// <summary>
    /// Adds <see cref="WidgetSignIn" /> with the default authentication scheme of the site, or with cookies if it has none, and a
    /// <see cref="SmsGuard" />. A start at which nobody could sign in fails, and says why. So does a sign-in, where the site selects
    /// the scheme for each request. A second call only adds its classes.
    /// </summary>
    /// <param name="finished">
    /// Classes that a site writes itself. While one has <see cref="UnfinishedAttribute" />, logins need the environment Development.
    /// </param>
    public static IServiceCollection AddWidgetSignIn(this IServiceCollection services, params Type[] finished)
    {
        services.AddWidgetCalls();
        services.AddSmsGuard();
        if (services.All(each => each.ServiceType != typeof(UnfinishedClasses))) SchemeSession.AddTo(services);
        services.AddSingleton(new UnfinishedClasses(finished));
        services.TryAddScoped<WidgetSignIn>();
        services.AddHostedService<SignInStart>();
        services.TryAddEnumerable(ServiceDescriptor.Transient<IStartupFilter, SignInStart>());
        services.TryAddEnumerable(ServiceDescriptor.Singleton<MatcherPolicy, LoginBeforeRest>());
        return services;
    }
}
