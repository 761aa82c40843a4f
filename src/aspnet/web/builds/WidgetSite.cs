using System.Configuration;
using System.Web;
using System.Web.Configuration;
using System.Web.Hosting;
using System.Web.Script.Serialization;

namespace EvPortalWidgets;

/// <summary>The builds of the site.</summary>
internal static class WidgetSite
{
    public static readonly WidgetBuilds Builds = new(
        BuildFiles.OfAssembly,
        json => new JavaScriptSerializer().Deserialize<WidgetList>(json),
        () => ConfigurationManager.AppSettings["EvPortalWidgets:Version"],
        SiteLog.Lines);

    /// <summary>The folder of the site with <c>&lt;compilation debug="true"&gt;</c>, otherwise null.</summary>
    public static string? DevelopmentFolder()
    {
        var compilation = (CompilationSection)ConfigurationManager.GetSection("system.web/compilation");
        return compilation.Debug ? HostingEnvironment.MapPath("~/") : null;
    }

    /// <summary>The tags of one page. Its build stays the same until the page is complete, even during a deployment.</summary>
    public static WidgetMarkup MarkupOf(HttpContextBase context)
    {
        if (context.Items[typeof(WidgetMarkup)] is WidgetMarkup known) return known;
        var build = Builds.ForPage(context.Request.ApplicationPath ?? "", out var reason);
        var markup = new WidgetMarkup(build, reason, SiteLog.Lines, SiteLog.IsDevelopment(context.Request));
        context.Items[typeof(WidgetMarkup)] = markup;
        return markup;
    }
}
