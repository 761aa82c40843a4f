using EvPortalWidgets;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Routing;
using Microsoft.Extensions.DependencyInjection.Extensions;

namespace Microsoft.Extensions.DependencyInjection;

/// <summary>The extension methods for a site's <c>Program.cs</c>.</summary>
public static partial class WidgetServices
{
    /// <summary>Adds the services that the tag helpers and <see cref="WidgetTags"/> need.</summary>
    /// <param name="page">
    /// Gives the data of a page, which all tags of this page share. It is asked once for each request. A tag may have data of its own.
    /// </param>
    public static IServiceCollection AddWidgets(this IServiceCollection services, Func<HttpContext, PageData> page) =>
        services.AddWidgets().AddSingleton(new PageOfSite(context => Task.FromResult(page(context)), IsAwaited: false));

    /// <summary>The same for data that have to be waited for, such as a menu from a database.</summary>
    /// <param name="page">Gives the data of a page. <c>RequestAborted</c> of the request says that nobody waits for it any more.</param>
    public static IServiceCollection AddWidgets(this IServiceCollection services, Func<HttpContext, Task<PageData>> page) =>
        services.AddWidgets().AddSingleton(new PageOfSite(page, IsAwaited: true));

    /// <summary>Adds the services that the tag helpers and <see cref="WidgetTags"/> need.</summary>
    public static IServiceCollection AddWidgets(this IServiceCollection services)
    {
        services.AddWidgetCalls();
        services.AddHttpContextAccessor();
        services.TryAddSingleton(TimeProvider.System);
        services.TryAddSingleton<WidgetManifest>();
        services.TryAddEnumerable(ServiceDescriptor.Singleton<MatcherPolicy, WidgetFilePolicy>());
        services.TryAddEnumerable(ServiceDescriptor.Singleton<IStartupFilter, StartCheck>());
        services.AddHostedService<UnlimitedSms>();
        services.TryAddScoped(provider => new WidgetTags(
            provider.GetRequiredService<WidgetManifest>(), provider.GetRequiredService<IHttpContextAccessor>(),
            provider.GetService<PageOfSite>()));
        return services;
    }

    /// <summary>
    /// Adds what protects the calls of the login card and lets the site answer them, for an application that has only these calls.
    /// <c>AddWidgets</c> and <c>AddWidgetSignIn</c> add it, too.
    /// </summary>
    public static IServiceCollection AddWidgetCalls(this IServiceCollection services)
    {
        WidgetSettings.AddTo(services);
        SettingNames.CheckIn(services);
        WidgetCalls.AddTo(services);
        return services;
    }
}
