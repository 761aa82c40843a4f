using Microsoft.AspNetCore.Mvc;

namespace Portal.Controllers;

public sealed class ErrorController : Controller
{
    public IActionResult Error() => View();

    public IActionResult Missing()
    {
        Response.StatusCode = StatusCodes.Status404NotFound;
        return View("Text", "Missing");
    }
}
