<%@ WebHandler Language="C#" Class="Waiting" %>
using System.Threading;
using System.Threading.Tasks;
using System.Web;
using System.Web.Script.Serialization;
using EvPortalWidgets.WithoutMvc;

/// <summary>A handler that waits, as the guide says, in a context that runs nothing until the handler has ended. So does ASP.NET.</summary>
public class Waiting : IHttpHandler
{
    public bool IsReusable { get { return true; } }

    public void ProcessRequest(HttpContext context)
    {
        var before = SynchronizationContext.Current;
        SynchronizationContext.SetSynchronizationContext(new Busy());
        var answer = Task.Run(() => Send()).GetAwaiter().GetResult();
        SynchronizationContext.SetSynchronizationContext(before);
        context.Response.Write(new JavaScriptSerializer().Serialize(answer));
    }

    private static async Task<WidgetAnswer> Send()
    {
        await Task.Delay(1);
        return WidgetAnswer.Accepted();
    }

    private sealed class Busy : SynchronizationContext
    {
        public override void Post(SendOrPostCallback d, object state)
        {
        }
    }
}
