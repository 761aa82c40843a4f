using System.Net;
using System.Web.Http;
using Portal.Backend;
using Portal.Resources;

namespace Portal.Controllers
{
    /// <summary>The call that sends an SMS. It is the only one that uses Web API 2.</summary>
    public class SmsController : ApiController
    {
        /// <summary>This number gets a standard error answer of Web API: <c>{"Message": "…"}</c>.</summary>
        private const string Blocked = "380500000002";

        [HttpGet, Route("login/checkout")]
        public IHttpActionResult Checkout(string u, string l)
        {
            if (u == Blocked) return BadRequest(SiteTexts.Of("SmsMaxAttemptsReached"));
            var refusal = SmsCenter.Instance.Send(u);
            return refusal == null
                ? (IHttpActionResult)Ok(new Answer { Value = true })
                : Content(HttpStatusCode.BadRequest, refusal);
        }
    }
}
