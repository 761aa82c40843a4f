using System.Text.Json;
using EvPortalWidgets;
using Microsoft.AspNetCore.Authorization;
using Microsoft.AspNetCore.Http.HttpResults;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.OutputCaching;
using Portal.Views.Dev;

namespace Portal;

/// <summary>Pages that only tests need.</summary>
[Route("dev")]
public sealed class CasesController : Controller
{
    /// <summary>A page's data, written by a serialiser with a policy for the names of properties.</summary>
    [HttpGet("page")]
    public IActionResult Page() =>
        Json(Cases.Data(), new JsonSerializerOptions { PropertyNamingPolicy = JsonNamingPolicy.KebabCaseUpper });

    /// <summary>The tags in the head, placeholders in a cache.</summary>
    [HttpGet("tags")]
    public IActionResult Tags() => View("/Views/Dev/Tags.cshtml");

    /// <summary>One object is the data of all pages.</summary>
    [HttpGet("shared")]
    public IActionResult Shared() => View("/Views/Dev/Shared.cshtml", SharedData);

    private static readonly PageData SharedData = new()
    {
        Lang = "uk",
        Translations = new Dictionary<string, string>(WidgetTexts.For(new("uk"))) { ["OfTheSite"] = "own" },
    };

    /// <summary>A placeholder with content of the site.</summary>
    [HttpGet("place")]
    public IActionResult Place() => View("/Views/Dev/Place.cshtml");

    /// <summary>A page without an inline script, which the output cache may keep unless it has the login card.</summary>
    [HttpGet("block"), OutputCache(PolicyName = "pages")]
    public IActionResult Block() => View("/Views/Dev/Block.cshtml");

    [HttpGet("own")]
    public IActionResult Own() => Json(Portal.Texts.Of(new("uk")));

    [HttpGet("component")]
    public IResult Component() => new RazorComponentResult<Component>();

    [HttpGet("admin"), Authorize(Roles = "Admin")]
    public IActionResult Admin() => Content("Admin");
}
