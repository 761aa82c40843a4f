using System.Security.Claims;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Authentication;
using Microsoft.AspNetCore.Mvc;

namespace Board.Controllers
{
    public class HomeController : Controller
    {
        public IActionResult Index()
        {
            return View();
        }

        [HttpPost]
        public async Task<IActionResult> Enter(string name)
        {
            var identity = new ClaimsIdentity(new[] { new Claim(ClaimTypes.Name, name) }, "Board");
            await HttpContext.SignInAsync(new ClaimsPrincipal(identity));
            return RedirectToAction("Index");
        }

        [HttpPost("/price")]
        public IActionResult Price(decimal price)
        {
            return Content((price * 2).ToString("N2"));
        }
    }
}
