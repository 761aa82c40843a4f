#nullable enable
using System;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Http;

namespace EvPortalSample;

/// <summary>
/// Leads from an address with a language, at which the site has no page, to the same one without. A site with pages at all such addresses
/// removes it.
/// </summary>
internal sealed class PortalAddresses : IStartupFilter
{
    public Action<IApplicationBuilder> Configure(Action<IApplicationBuilder> next) => app =>
    {
        next(app);
        app.Use(Redirect);
    };

    private static Task Redirect(HttpContext context, RequestDelegate next)
    {
        var request = context.Request;
        var address = HttpMethods.IsGet(request.Method) ? PortalLanguages.Offered.WithoutLanguage(request.Path.Value) : null;
        if (address is null) return next(context);
        // A link to a page in another language does not choose that language: each footer has a link to a Russian page.
        if (address == "/") PortalLanguages.Offered.RememberFirst(context);
        context.Response.Redirect($"{request.PathBase}{address}{request.QueryString}");
        return Task.CompletedTask;
    }
}
