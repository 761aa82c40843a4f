using System.Web;
using System.Web.Mvc;

namespace EvPortalWidgets;

public static partial class SmsAnswers
{
    /// <summary>The answer to a login by email when the guard refuses to check the password.</summary>
    /// <param name="robot">What the card shows if the visitor may be a robot. For the rest the widgets have a text.</param>
    public static ActionResult LoginAnswer(this SmsRefusal refusal, HttpContextBase context, string robot) => new JsonResult
    {
        Data = WithoutMvc.SmsAnswers.LoginAnswer(refusal, context, robot),
        JsonRequestBehavior = JsonRequestBehavior.AllowGet,
    };
}
