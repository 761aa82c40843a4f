using System.Text;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Filters;

namespace Portal.Backend;

/// <summary>
/// Answers an email login at <c>@answers.example</c>, and the code 429429, as other parts of ASP.NET would: problem details,
/// a rate limiter, an old service. A real site has no such code.
/// </summary>
public sealed class ForeignAnswersAttribute : ActionFilterAttribute
{
    private const string Words = "Запис заблоковано.";

    // Runs before [ApiController] checks the model.
    public ForeignAnswersAttribute() => Order = -4000;

    public override void OnActionExecuting(ActionExecutingContext context) =>
        context.Result = context.ActionArguments.Values.FirstOrDefault() switch
        {
            Controllers.EmailLogin { Email: { } email } => Answer(email),
            Controllers.PhoneLogin { Code: "429429" } => Busy(context.HttpContext),
            _ => null,
        };

    private static IActionResult? Answer(string email) => email switch
    {
        "detail@answers.example" => Problem(new() { Title = "Bad Request", Detail = Words }),
        "errors@answers.example" => Problem(new ValidationProblemDetails { Errors = { ["Email"] = [Words] } }),
        "title@answers.example" => Problem(new() { Title = Words }),
        "fault@answers.example" => Problem(new() { Detail = "NullReferenceException" }, StatusCodes.Status500InternalServerError),
        "busy@answers.example" => new StatusCodeResult(StatusCodes.Status429TooManyRequests),
        "windows-1251@answers.example" => Cyrillic($$"""{"Status":1,"Error":"{{Words}}"}"""),
        "wrapped@answers.example" => new JsonResult(new { d = new { Status = 1, Error = Words } }),
        _ => null,
    };

    private static ObjectResult Problem(ProblemDetails details, int status = StatusCodes.Status400BadRequest)
    {
        details.Status = status;
        return new(details) { StatusCode = status, ContentTypes = { "application/problem+json" } };
    }

    private static FileContentResult Cyrillic(string json) =>
        new(CodePagesEncodingProvider.Instance.GetEncoding(1251)!.GetBytes(json), "application/json; charset=windows-1251");

    private static StatusCodeResult Busy(HttpContext context)
    {
        context.Response.Headers.RetryAfter = "90";
        return new(StatusCodes.Status429TooManyRequests);
    }
}
