using Microsoft.AspNetCore.Mvc;

namespace Board.Controllers
{
    public class HomeController : Controller
    {
        public IActionResult Index()
        {
            return View();
        }
    }
}
