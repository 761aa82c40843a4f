using System.Web;
using System.Web.Script.Serialization;
using EvPortalWidgets;
using EvPortalWidgets.WithoutMvc;

/// <summary>A call of the widgets in a site without MVC.</summary>
public class Calls : IHttpHandler
{
    private static readonly SmsGuard Guard = new SmsGuard(options => options.PerNumber = 1);

    public bool IsReusable
    {
        get { return true; }
    }

    public void ProcessRequest(HttpContext context)
    {
        var refusal = Guard.SendCode(new HttpContextWrapper(context), "380501234567", code => System.Threading.Tasks.Task.FromResult(code)).Result;
        var answer = refusal == null ? WidgetAnswer.Accepted() : refusal.Answer(refusal.Reason);
        context.Response.Write(new JavaScriptSerializer().Serialize(answer));
    }
}
