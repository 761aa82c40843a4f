using Microsoft.AspNetCore.Mvc;

namespace Portal.Controllers;

public class TariffsController : Controller
{
    public IActionResult Index() => View();

    [HttpPost("/tariffs/choose")]
    public IActionResult Choose(string name)
    {
        HttpContext.Session.SetString("tariff", name);
        return Redirect("/");
    }

    [HttpPost("/price")]
    public IActionResult Price(decimal price) => Content($"{price * 2:N2}");
}
