<%@ Application Language="C#" %>
<%@ Import Namespace="System.Web.Mvc" %>
<%@ Import Namespace="System.Web.Routing" %>
<script runat="server">
    void Application_Start(object sender, EventArgs e)
    {
        RouteTable.Routes.Clear();
        RouteTable.Routes.MapRoute(
            "Default", "{controller}/{action}/{id}", new { controller = "Depot", action = "Index", id = UrlParameter.Optional });
    }
</script>
