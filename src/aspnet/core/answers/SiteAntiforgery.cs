using Microsoft.AspNetCore.Antiforgery;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;

namespace EvPortalWidgets;

/// <summary>The names that the site's antiforgery has. A page tells them to the widgets if they are not the usual ones.</summary>
internal static class SiteAntiforgery
{
    public static AntiforgeryOptions? OptionsOf(HttpContext? context) =>
        context?.RequestServices.GetService<IOptions<AntiforgeryOptions>>()?.Value;

    public static PageData AddTo(PageData data, HttpContext? context)
    {
        var options = OptionsOf(context);
        var isUsual = options is null or { HeaderName: WidgetToken.Header, FormFieldName: WidgetToken.Field };
        if (isUsual || data.Antiforgery is not null) return data;
        // Where the site reads no header, it reads the field of a form.
        var format = options!.HeaderName is null ? data.BodyFormat ?? "form" : data.BodyFormat;
        return data with { BodyFormat = format, Antiforgery = new() { Header = options.HeaderName, Field = options.FormFieldName } };
    }
}
