using Microsoft.AspNetCore.Mvc;

namespace Wallet.Controllers;

public class StoresController : Controller
{
    [HttpGet("/")]
    public IActionResult List() => View();
}
