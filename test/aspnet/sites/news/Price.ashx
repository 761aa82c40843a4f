<%@ WebHandler Language="C#" Class="Price" %>
using System.Web;

public class Price : IHttpHandler
{
    public bool IsReusable { get { return true; } }

    public void ProcessRequest(HttpContext context)
    {
        context.Response.Write((decimal.Parse(context.Request.Form["price"]) * 2).ToString("N2"));
    }
}
