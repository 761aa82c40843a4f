using System.Text;
using System.Web;
using System.Web.Mvc;
using Portal.Controllers;

namespace Portal.Backend
{
    /// <summary>
    /// Answers an email login at <c>@answers.example</c>, and the code 429429, as other parts of ASP.NET would: problem
    /// details, a rate limiter, an old service. A real site has no such code.
    /// </summary>
    public class ForeignAnswersAttribute : ActionFilterAttribute
    {
        private const string Words = "Запис заблоковано.";

        public override void OnActionExecuting(ActionExecutingContext context)
        {
            var response = context.HttpContext.Response;
            var login = context.ActionParameters["login"];
            var phone = login as PhoneLogin;
            if (phone != null && phone.Code == "429429") context.Result = Busy(response);
            var email = login as EmailLogin;
            if (email != null) context.Result = Answer(response, email.Email);
        }

        private static ActionResult Answer(HttpResponseBase response, string email)
        {
            switch (email)
            {
                case "detail@answers.example":
                    return Problem(response, 400, new { title = "Bad Request", detail = Words });
                case "errors@answers.example":
                    return Problem(response, 400, new { title = "Bad Request", errors = new { Email = new[] { Words } } });
                case "title@answers.example":
                    return Problem(response, 400, new { title = Words });
                case "fault@answers.example":
                    return Problem(response, 500, new { detail = "NullReferenceException" });
                case "busy@answers.example":
                    return new HttpStatusCodeResult(429);
                case "windows-1251@answers.example":
                    return Cyrillic(new LoginAnswer { Status = 1, Error = Words });
                case "wrapped@answers.example":
                    return Json(new { d = new LoginAnswer { Status = 1, Error = Words } }, "application/json", Encoding.UTF8);
                default:
                    return null;
            }
        }

        private static ActionResult Busy(HttpResponseBase response)
        {
            response.AddHeader("Retry-After", "90");
            return new HttpStatusCodeResult(429);
        }

        private static ActionResult Problem(HttpResponseBase response, int status, object details)
        {
            response.StatusCode = status;
            response.TrySkipIisCustomErrors = true;
            return Json(details, "application/problem+json", Encoding.UTF8);
        }

        private static ActionResult Cyrillic(object answer)
        {
            // Mono writes no charset unless the content type names it.
            return Json(answer, "application/json; charset=windows-1251", Encoding.GetEncoding(1251));
        }

        private static ActionResult Json(object answer, string type, Encoding encoding)
        {
            return new JsonResult { Data = answer, ContentType = type, ContentEncoding = encoding };
        }
    }
}
