#nullable enable
using EvPortalWidgets;
using Microsoft.AspNetCore.Authorization;
using Microsoft.AspNetCore.Mvc;

namespace EvPortalSample;

/// <summary>The calls of the header and the footer.</summary>
[Route("web")]
public sealed class PortalCallsController : Controller
{
    private static readonly string Version = typeof(PortalCallsController).Assembly.GetName().Version!.ToString(3);

    [HttpGet("getbuildversion"), AllowAnonymous]
    public WidgetAnswer GetBuildVersion() => WidgetAnswer.Version(Version);

    [HttpGet("setculture"), AllowAnonymous]
    public ActionResult<WidgetAnswer> SetCulture(string? culture) =>
        PortalLanguages.Offered.Remember(HttpContext, culture) ? WidgetAnswer.Culture(culture!) : BadRequest();
}
