<%@ Application Language="C#" %>
<%@ Import Namespace="System.Resources" %>
<%@ Import Namespace="System.Web.Routing" %>
<%@ Import Namespace="EvPortalWidgets" %>
<script runat="server">
    void Application_Start(object sender, EventArgs e)
    {
        if (HttpRuntime.AppDomainAppVirtualPath == "/portal")
            Widgets.Log = (level, id, message) => Console.WriteLine("{0} {1}: {2}", level, id, message);
        RouteTable.Routes.MapWidgets();
        // These texts are compiled nowhere.
        WidgetTexts.From(new ResourceManager(typeof(WidgetTexts)), "~/Texts.{lang}.resx");
        // A site may also call it itself.
        RouteTable.Routes.MapWidgets();
    }

    void Application_BeginRequest(object sender, EventArgs e)
    {
        WidgetCalls.AnswerWithStatus(Context);
    }
</script>
