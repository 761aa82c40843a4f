using Microsoft.AspNetCore.Authorization;
using Microsoft.AspNetCore.Mvc;

namespace Portal.Controllers;

[Route(""), Route("{lang:lang}"), Prefixed]
public sealed class PagesController : Controller
{
    [HttpGet("")]
    public IActionResult Home() => View();

    [HttpGet("karta_zapravok")]
    public IActionResult Stations() => View();

    [HttpGet("mobilnoe_prilozhenie")]
    public IActionResult MobileApp() => View();

    [HttpGet("kontakty")]
    public IActionResult Contacts() => View();

    [HttpGet("panel"), Authorize]
    public IActionResult Panel() => View();

    [HttpGet("clients"), HttpGet("dashboard"), HttpGet("report"), HttpGet("payments"), HttpGet("profile/editadmin")]
    [Authorize(Roles = "Admin")]
    public IActionResult Management() => View("Text", "Management");
}
