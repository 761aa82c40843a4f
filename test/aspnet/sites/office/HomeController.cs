using System.Globalization;
using System.Security.Claims;
using Microsoft.AspNetCore.Authentication;
using Microsoft.AspNetCore.Mvc;

namespace Office;

public sealed class HomeController : Controller
{
    public IActionResult Index() => View();

    [HttpPost("/enter")]
    public async Task<IActionResult> Enter(string name)
    {
        await HttpContext.SignInAsync(new ClaimsPrincipal(new ClaimsIdentity([new(ClaimTypes.Name, name)], "Office")));
        return Redirect("/");
    }

    [HttpPost("/price")]
    public IActionResult Price(decimal price) => Content((price * 2).ToString("N2", CultureInfo.InvariantCulture));
}
