using System.Globalization;
using System.Text.Json;
using EvPortalWidgets;
using Microsoft.AspNetCore.Authentication;
using Microsoft.AspNetCore.Http.HttpResults;
using Microsoft.AspNetCore.Mvc;
using Portal.Backend;
using Portal.Views.Dev;

namespace Portal.Controllers;

/// <summary>Actions that only tests need. A real site has no such controller.</summary>
[Route("dev")]
public sealed class DevController(SmsCenter sms) : Controller
{
    [HttpGet("sms")]
    public IActionResult Sms() =>
        Json(sms.Outbox.Select(message => new { phone = message.Phone, code = message.Code }));

    /// <summary>A page's data, written by a serialiser with naming policies for all names.</summary>
    [HttpGet("page")]
    public IActionResult Page([FromServices] PortalPage page) =>
        Json(page.Describe("Dev"), new JsonSerializerOptions
        {
            PropertyNamingPolicy = JsonNamingPolicy.KebabCaseUpper,
            DictionaryKeyPolicy = JsonNamingPolicy.KebabCaseUpper,
        });

    /// <summary>The tags in the head, placeholders in a cache.</summary>
    [HttpGet("tags")]
    public IActionResult Tags() => View();

    /// <summary>The texts of the widgets in any culture.</summary>
    [HttpGet("texts")]
    public IActionResult Texts(string? culture) => Json(WidgetTexts.For(new CultureInfo(culture ?? "")));

    [HttpGet("component")]
    public IResult Component() => new RazorComponentResult<Component>();

    /// <summary>Ends the visitor's session on the server, while the browser still holds its cookie.</summary>
    [HttpGet("expire")]
    public async Task<IActionResult> Expire()
    {
        await HttpContext.SignInAsync(User, new() { ExpiresUtc = DateTimeOffset.UtcNow.AddMinutes(-1) });
        return NoContent();
    }
}
