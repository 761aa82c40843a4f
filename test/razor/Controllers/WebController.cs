using Microsoft.AspNetCore.Mvc;
using Portal.Backend;

namespace Portal.Controllers;

[Route("web")]
public sealed class WebController : Controller
{
    private static readonly string Version = typeof(WebController).Assembly.GetName().Version!.ToString(3);

    [HttpGet("setculture")]
    public Answer SetCulture(string? culture)
    {
        if (!Languages.IsKnown(culture)) return new(Languages.Current);
        Response.Cookies.Append(Languages.Cookie, culture!, new() { MaxAge = TimeSpan.FromDays(365) });
        return new(culture);
    }

    [HttpGet("getbuildversion")]
    public Answer GetBuildVersion() => new(Version);
}
