using Microsoft.AspNetCore.Mvc;

namespace Portal.Controllers;

public class TariffsController : Controller
{
    public IActionResult Index() => View();

    [HttpPost("/tariffs/price")]
    public IActionResult Price(decimal price) => Content($"{price * 2:N2}");
}
