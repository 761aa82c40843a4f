using Microsoft.AspNetCore.Authorization;
using Microsoft.AspNetCore.Mvc;

namespace Wallet.Controllers;

public class StoresController : Controller
{
    [HttpGet("/")]
    public IActionResult List() => View();

    [HttpGet("/api/stores"), Authorize]
    public string Stores() => "Two stores";

    [HttpPost("/price")]
    public IActionResult Price(decimal price) => Content($"{price * 2:N2}");
}
