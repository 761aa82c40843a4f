#nullable enable
using EvPortalWidgets;
using Microsoft.AspNetCore.Authorization;
using Microsoft.AspNetCore.Mvc;

namespace EvPortalSample;

/// <summary>The calls of the header and the footer, and the styles of the layout.</summary>
[Route("web")]
public sealed class PortalCallsController : Controller
{
    /// <summary>The content is as wide as that of the footer, which is at the end of a high window.</summary>
    private const string Css =
        """
        body { display: flex; flex-direction: column; min-height: 100vh; margin: 0; font-family: system-ui, sans-serif; }
        main {
            flex: 1 0 auto;
            padding: 16px max(clamp(16px, (100vw - 597px) * 8, 24px), 50% - var(--widget-width, 1200px) / 2) 48px;
        }
        """;

    private static readonly string Version = typeof(PortalCallsController).Assembly.GetName().Version!.ToString(3);

    [HttpGet("getbuildversion"), AllowAnonymous]
    public WidgetAnswer GetBuildVersion() => WidgetAnswer.Version(Version);

    [HttpGet("setculture"), AllowAnonymous]
    public ActionResult<WidgetAnswer> SetCulture(string? culture) =>
        PortalLanguages.Offered.Remember(HttpContext, culture) ? WidgetAnswer.Culture(culture!) : BadRequest();

    [HttpGet("/ev-portal-sample/styles"), AllowAnonymous, ResponseCache(Duration = 3600)]
    public ContentResult Styles() => Content(Css, "text/css");
}
