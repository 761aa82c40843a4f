using Microsoft.AspNetCore.Authentication;
using Microsoft.AspNetCore.Mvc;

namespace Portal.Controllers;

[Route("account"), Route("{lang:lang}/account")]
public sealed class AccountController : Controller
{
    [HttpGet("login")]
    public IActionResult Login() => View();

    [HttpGet("signup")]
    public IActionResult SignUp() => View("Text", "SignUp");

    [HttpGet("forgotpassword")]
    public IActionResult ForgotPassword() => View("Text", "ForgotPassword");

    [HttpGet("logout")]
    public async Task<IActionResult> Logout()
    {
        await HttpContext.SignOutAsync();
        return LocalRedirect($"~/{Languages.Current}");
    }
}
