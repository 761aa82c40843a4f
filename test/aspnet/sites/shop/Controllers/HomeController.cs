using Microsoft.AspNetCore.Identity;
using Microsoft.AspNetCore.Mvc;
using Shop.Customers;

namespace Shop.Controllers
{
    public class HomeController : Controller
    {
        public IActionResult Index([FromServices] SignInManager<User> customers) => View(customers.IsSignedIn(User));

        public IActionResult Slug(string slug) => slug == "sale" ? Content("The sale") : NotFound();
    }
}
