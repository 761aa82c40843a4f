using System.Threading.Tasks;
using Microsoft.AspNetCore.Identity;
using Microsoft.AspNetCore.Mvc;
using Shop.Customers;

namespace Shop.Controllers
{
    public class HomeController : Controller
    {
        private readonly SignInManager<User> customers;

        public HomeController(SignInManager<User> customers) => this.customers = customers;

        public IActionResult Index() => View(customers.IsSignedIn(User));

        public IActionResult Slug(string slug) => slug == "sale" ? Content("The sale") : NotFound();

        [HttpPost("/enter")]
        public async Task<IActionResult> Enter(string name) =>
            (await customers.PasswordSignInAsync(name, "charge", false, false)).Succeeded ? Redirect("/") : Unauthorized();

        [HttpPost("/price")]
        public IActionResult Price(decimal price) => Content($"{price * 2:N2}");
    }
}
