using EvPortalWidgets;
using Microsoft.AspNetCore.Authorization;
using Microsoft.AspNetCore.Mvc;

namespace Portal;

/// <summary>The calls of the header and the footer.</summary>
[Route("web")]
public sealed class WebController : Controller
{
    private static readonly string Version = typeof(WebController).Assembly.GetName().Version!.ToString(3);

    [HttpGet("getbuildversion"), AllowAnonymous]
    public WidgetAnswer GetBuildVersion() => WidgetAnswer.Version(Version);

    [HttpGet("setculture"), AllowAnonymous]
    public ActionResult<WidgetAnswer> SetCulture(string? culture)
    {
        if (culture is null || !Languages.Offered.ContainsKey(culture)) return BadRequest();
        Languages.Remember(Response, culture);
        return WidgetAnswer.Culture(culture);
    }
}
