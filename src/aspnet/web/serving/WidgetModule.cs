using System;
using System.Web;
using System.Web.Routing;

[assembly: PreApplicationStartMethod(typeof(EvPortalWidgets.WidgetModule), "Start")]

namespace EvPortalWidgets;

/// <summary>
/// Prepares a site for the widgets, before its own start. A site in VB.NET and a Web Site project need no code for it.
/// </summary>
public sealed class WidgetModule : IHttpModule
{
    /// <summary>ASP.NET calls this before the start of the site.</summary>
    public static void Start()
    {
        RouteTable.Routes.MapWidgets();
        HttpApplication.RegisterModule(typeof(WidgetModule));
    }

    /// <inheritdoc />
    public void Init(HttpApplication context)
    {
        // A site may have cleared its routes at its start.
        RouteTable.Routes.MapWidgets();
        SettingsCheck.Run(SiteLog.Lines);
        // A refusal ends the request, and needs these headers, too.
        context.BeginRequest += (sender, e) => WidgetCalls.AnswerWithStatus(context.Context);
        context.BeginRequest += (sender, e) => WidgetCalls.RefuseForm(context.Context);
        context.BeginRequest += (sender, e) => WidgetCalls.RefuseLong(context.Context);
        // ASP.NET has set this for the login page before.
        context.PostAuthenticateRequest += (sender, e) => AllowFiles(context.Context);
        context.EndRequest += (sender, e) => CheckPage(context.Context);
    }

    /// <inheritdoc />
    public void Dispose()
    {
    }

    /// <summary>The login page needs the scripts, also where Web.config allows no page without a session.</summary>
    private static void AllowFiles(HttpContext context)
    {
        if (WidgetHandler.FileOf(new HttpRequestWrapper(context.Request)) != null) context.SkipAuthorization = true;
    }

    private static void CheckPage(HttpContext context)
    {
        if (context.Items[typeof(WidgetPlaceholder)] is Action check && context.Response.StatusCode == 200) check();
    }
}
