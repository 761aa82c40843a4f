using System.Security.Claims;
using Microsoft.AspNetCore.Authentication;
using Microsoft.AspNetCore.Mvc;

namespace Portal;

/// <summary>The side boxes of the journal, which it calls widgets, and what its own pages send.</summary>
[ApiController]
[Route("api/[controller]")]
public class WidgetsController : ControllerBase
{
    [HttpGet]
    public string[] All() => ["tags", "archive"];

    [HttpPost("/signin/reader")]
    public async Task<IActionResult> Enter([FromForm] string name)
    {
        await HttpContext.SignInAsync("Readers", new ClaimsPrincipal(new ClaimsIdentity([new(ClaimTypes.Name, name)], "Readers")));
        return Redirect("/");
    }

    [HttpPost("/price")]
    public string Price([FromForm] decimal price) => $"{price * 2:N2}";
}
