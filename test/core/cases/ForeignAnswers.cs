using System.Text;
using EvPortalWidgets;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Filters;

namespace Portal;

/// <summary>
/// Answers an email login at <c>@answers.example</c>, and the code 429429, as other parts of ASP.NET would: problem details,
/// a rate limiter, an old service.
/// </summary>
public sealed class ForeignAnswers : IActionFilter
{
    private const string Words = "Запис заблоковано.";

    public void OnActionExecuting(ActionExecutingContext context) =>
        context.Result = (context.Controller, context.ActionArguments.Values.FirstOrDefault()) switch
        {
            (Controller controller, EmailLogin { Email: { } email }) => Answer(controller, email),
            (Controller controller, PhoneLogin { Code: "429429" }) => Busy(controller),
            _ => null,
        };

    public void OnActionExecuted(ActionExecutedContext context)
    {
    }

    private static IActionResult? Answer(Controller controller, string email) => email switch
    {
        "detail@answers.example" => controller.Problem(Words, statusCode: 400, title: "Bad Request"),
        "errors@answers.example" => controller.ValidationProblem(new ValidationProblemDetails { Errors = { ["Email"] = [Words] } }),
        "title@answers.example" => controller.Problem(statusCode: 400, title: Words),
        "fault@answers.example" => controller.Problem("NullReferenceException"),
        "busy@answers.example" => controller.StatusCode(429),
        "windows-1251@answers.example" => Cyrillic($$"""{"Status":1,"Error":"{{Words}}"}"""),
        "wrapped@answers.example" => controller.Json(new { d = WidgetAnswer.Refused(Words) }),
        _ => null,
    };

    private static FileContentResult Cyrillic(string json) =>
        new(CodePagesEncodingProvider.Instance.GetEncoding(1251)!.GetBytes(json), "application/json; charset=windows-1251");

    private static StatusCodeResult Busy(Controller controller)
    {
        controller.Response.Headers.RetryAfter = "90";
        return controller.StatusCode(429);
    }
}
