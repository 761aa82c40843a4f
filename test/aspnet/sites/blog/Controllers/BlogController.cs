using Microsoft.AspNetCore.Mvc;

namespace Portal.Controllers;

public class BlogController : Controller
{
    [Route("/{page:int?}")]
    public IActionResult Index(int page = 1) => View(page);

    [HttpPost("/price")]
    public IActionResult Price(decimal price) => Content($"{price * 2:N2}");
}
