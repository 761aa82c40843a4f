using System.Globalization;
using EvPortalWidgets;
using Microsoft.AspNetCore.Mvc;

namespace Portal.Controllers;

public sealed class ErrorController : Controller
{
    public IActionResult Error() => View();

    /// <summary>Answers all paths without an action of their own.</summary>
    public IActionResult Missing(string? path)
    {
        if (LinkedPages.Texts.TryGetValue($"/{path}", out var key))
            return View("Title", WidgetTexts.For(CultureInfo.CurrentUICulture)[key]);
        Response.StatusCode = StatusCodes.Status404NotFound;
        return View("Text", "Missing");
    }
}
