using System.Security.Claims;
using Microsoft.AspNetCore.Authentication;
using Microsoft.AspNetCore.Mvc;

namespace Portal.Controllers;

/// <summary>The author's own login.</summary>
public class AccountController : Controller
{
    [HttpGet("/login")]
    public IActionResult Login() => View();

    [HttpPost("/login")]
    public async Task<IActionResult> LoginAsync(string name)
    {
        var identity = new ClaimsIdentity([new(ClaimTypes.Name, name)], "Cookies");
        await HttpContext.SignInAsync(new ClaimsPrincipal(identity));
        return Redirect("/");
    }
}
