using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;

namespace EvPortalWidgets;

/// <summary>Gives each request the texts of its host.</summary>
internal sealed class TextsOfRequest(WidgetResources texts) : IStartupFilter
{
    public Action<IApplicationBuilder> Configure(Action<IApplicationBuilder> next) => app =>
    {
        app.Use((context, rest) =>
        {
            WidgetTexts.OfSite = texts;
            return rest(context);
        });
        next(app);
    };
}
