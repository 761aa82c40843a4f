using System.Web.Http;
using EvPortalWidgets;

namespace Portal.Controllers
{
    /// <summary>Answers with Web API 2: in its own form, <c>{"Message": "…"}</c>, or with a typed answer.</summary>
    public class SmsController : ApiController
    {
        [HttpGet, Route("api/login/checkout")]
        public IHttpActionResult Checkout(string u)
        {
            if (u == "380500000002") return BadRequest("Номер заблоковано.");
            return Ok(WidgetAnswer.Wait(90, "Зачекайте."));
        }
    }
}
