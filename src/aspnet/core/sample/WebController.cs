using EvPortalWidgets;
using Microsoft.AspNetCore.Localization;
using Microsoft.AspNetCore.Mvc;

namespace Portal;

/// <summary>The calls of the header and the footer.</summary>
[Route("web")]
public sealed class WebController : Controller
{
    private static readonly string Version = typeof(WebController).Assembly.GetName().Version!.ToString(3);

    [HttpGet("getbuildversion")]
    public WidgetAnswer GetBuildVersion() => WidgetAnswer.Version(Version);

    [HttpGet("setculture")]
    public ActionResult<WidgetAnswer> SetCulture(string? culture)
    {
        if (culture is null || !Languages.Offered.ContainsKey(culture)) return BadRequest();
        var cookie = CookieRequestCultureProvider.MakeCookieValue(new(culture));
        Response.Cookies.Append("culture", cookie, new() { MaxAge = TimeSpan.FromDays(365) });
        return WidgetAnswer.Culture(culture);
    }
}
