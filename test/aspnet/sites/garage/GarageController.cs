using System.Globalization;
using EvPortalSample;
using Microsoft.AspNetCore.Mvc;

namespace Garage
{
    public class GarageController : Controller
    {
        /// <summary>The page of an address. The two lines of the guide are in it.</summary>
        public IActionResult Page(string slug)
        {
            if (string.IsNullOrEmpty(slug)) return View("/Views/Index.cshtml");
            if (PortalLanguages.Offered.WithoutLanguage(Request.Path.Value) is { } address) return LocalRedirect(address);
            return NotFound();
        }

        [HttpPost("/choose")]
        public IActionResult Choose(string name)
        {
            Response.Cookies.Append("bay", name);
            return Redirect("/");
        }

        [HttpPost("/price")]
        public IActionResult Price(decimal price)
        {
            return Content((price * 2).ToString("N2", CultureInfo.InvariantCulture));
        }
    }
}
