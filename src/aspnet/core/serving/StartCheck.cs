using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.Extensions.DependencyInjection;

namespace EvPortalWidgets;

/// <summary>Logs at the start that no page can have widgets, for example because the site does not call <c>MapWidgets</c>.</summary>
internal sealed class StartCheck : IStartupFilter
{
    public Action<IApplicationBuilder> Configure(Action<IApplicationBuilder> next) => app =>
    {
        next(app);
        // All endpoints of the site are there now.
        app.ApplicationServices.GetRequiredService<WidgetManifest>().Builds.Current(out _);
    };
}
