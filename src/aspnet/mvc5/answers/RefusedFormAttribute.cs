using System.Globalization;
using System.Resources;
using System.Web;
using System.Web.Mvc;

namespace EvPortalWidgets;

/// <summary>
/// Answers a login with status 400 and a text if the antiforgery token is not valid, or if request validation refused the
/// characters of a field. MVC itself would answer with an error page. Put the attribute on the actions of both logins.
/// </summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Method)]
public class RefusedFormAttribute : FilterAttribute, IExceptionFilter
{
    private const string RefusedCharacters = "RefusedCharacters";
    private const string English = "A field has characters that are not allowed here, such as <.";

    /// <summary>
    /// The class of the site's resources, with the keys <c>Antiforgery</c> and <c>RefusedCharacters</c>. Without the class or a
    /// key, the first text is that of the widgets, and the second one is English.
    /// </summary>
    public Type? ResourceType { get; set; }

    /// <inheritdoc />
    public void OnException(ExceptionContext context)
    {
        if (context.ExceptionHandled) return;
        if (context.Exception is HttpAntiForgeryException)
        {
            Answer(context, WidgetError.StalePage(Text("Antiforgery")));
            LogMistake(context.HttpContext.Request);
        }
        else if (context.Exception is HttpRequestValidationException)
            Answer(context, new WidgetError(RefusedCharacters, null, Text(RefusedCharacters) ?? English));
    }

    /// <summary>Logs once why no login can work, not even with a new token.</summary>
    private static void LogMistake(HttpRequestBase request)
    {
        if (!string.IsNullOrEmpty(request.Form[SiteAntiforgery.Field ?? WidgetToken.Field])) return;
        var hasHeader = request.Headers[SiteAntiforgery.Header ?? WidgetToken.Header] != null;
        SiteLog.Lines.Once(hasHeader ? WidgetEvents.TokenInHeader : WidgetEvents.NoToken);
    }

    private static void Answer(ExceptionContext context, WidgetError error)
    {
        var response = context.HttpContext.Response;
        context.ExceptionHandled = true;
        response.StatusCode = 400;
        // Otherwise IIS replaces the JSON with its own error page.
        response.TrySkipIisCustomErrors = true;
        context.Result = new JsonResult { Data = error, JsonRequestBehavior = JsonRequestBehavior.AllowGet };
    }

    private string? Text(string key)
    {
        if (ResourceType == null) return null;
        try
        {
            return new ResourceManager(ResourceType).GetString(key, CultureInfo.CurrentUICulture);
        }
        catch (MissingManifestResourceException)
        {
            return null;
        }
    }
}
