using System.Text.Encodings.Web;
using Microsoft.AspNetCore.Antiforgery;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.DependencyInjection;

namespace EvPortalWidgets;

/// <summary>What a page with the login card needs.</summary>
internal static class CardPage
{
    /// <summary>
    /// Keeps the page out of the output cache, gives the browser the cookie of the guard, and returns the antiforgery field.
    /// </summary>
    public static string Prepare(HttpContext context, WidgetLog log)
    {
        WidgetCalls.KeepUncached(context);
        var services = context.RequestServices;
        var antiforgery = services.GetService<IAntiforgery>();
        var hasStarted = context.Response.HasStarted;
        if (hasStarted) log.Once(WidgetEvents.LateCard, context.Request.Path.Value!);
        else services.GetService<SmsGuard>()?.KeepBrowser(context);
        if (antiforgery is null) return "";
        var tokens = hasStarted ? antiforgery.GetTokens(context) : antiforgery.GetAndStoreTokens(context);
        var encode = HtmlEncoder.Default;
        return $"<input name=\"{encode.Encode(tokens.FormFieldName)}\" type=\"hidden\" value=\"{encode.Encode(tokens.RequestToken!)}\" />";
    }
}
