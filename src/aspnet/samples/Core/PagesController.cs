using Microsoft.AspNetCore.Authorization;
using Microsoft.AspNetCore.Mvc;

namespace Portal;

/// <summary>A page at each address to which the widgets lead. A site has its own pages there.</summary>
public sealed class PagesController : Controller
{
    [HttpGet("/"), HttpGet("/{lang:length(2)}")]
    [HttpGet("/{lang}/karta_zapravok"), HttpGet("/{lang}/mobilnoe_prilozhenie"), HttpGet("/{lang}/kontakty")]
    [HttpGet("/{lang}/politika_konfidencialnosti"), HttpGet("/{lang}/uslovija_i_polozhenija")]
    [HttpGet("/account/signup"), HttpGet("/account/forgotpassword")]
    public IActionResult Public() => View("Page");

    [HttpGet("/{lang}/profile/editadmin"), HttpGet("/{lang}/clients"), HttpGet("/{lang}/dashboard")]
    [HttpGet("/{lang}/report"), HttpGet("/{lang}/payments"), Authorize(Roles = "Admin")]
    public IActionResult ForAdmins() => View("Page");
}
