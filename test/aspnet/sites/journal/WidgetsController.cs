using Microsoft.AspNetCore.Mvc;

namespace Portal;

/// <summary>The side boxes of the journal, which it calls widgets.</summary>
[ApiController]
[Route("api/[controller]")]
public class WidgetsController : ControllerBase
{
    [HttpGet]
    public string[] All() => ["tags", "archive"];
}
