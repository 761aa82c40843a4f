using System.Text;
using EvPortalWidgets;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Filters;

namespace Portal;

/// <summary>Answers an email login at <c>@answers.example</c> as other parts of ASP.NET would: problem details, an old service.</summary>
public sealed class ForeignAnswers : IActionFilter
{
    private const string Words = "Запис заблоковано.";

    public void OnActionExecuting(ActionExecutingContext context)
    {
        if ((context.Controller, context.ActionArguments.Values.FirstOrDefault()) is (Controller controller, EmailLogin { Email: { } email }))
            context.Result = Answer(controller, email);
    }

    public void OnActionExecuted(ActionExecutedContext context)
    {
    }

    private static IActionResult? Answer(Controller controller, string email) => email switch
    {
        "detail@answers.example" => controller.Problem(Words, statusCode: 400, title: "Bad Request"),
        "errors@answers.example" => controller.ValidationProblem(new ValidationProblemDetails { Errors = { ["Email"] = [Words] } }),
        "title@answers.example" => controller.Problem(statusCode: 400, title: Words),
        "fault@answers.example" => controller.Problem("NullReferenceException"),
        "windows-1251@answers.example" => Cyrillic($$"""{"Status":1,"Error":"{{Words}}"}"""),
        "wrapped@answers.example" => controller.Json(new { d = WidgetAnswer.Refused(Words) }),
        _ => null,
    };

    private static FileContentResult Cyrillic(string json) =>
        new(CodePagesEncodingProvider.Instance.GetEncoding(1251)!.GetBytes(json), "application/json; charset=windows-1251");
}
