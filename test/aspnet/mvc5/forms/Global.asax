<%@ Application Language="C#" %>
<%@ Import Namespace="System.Resources" %>
<%@ Import Namespace="EvPortalWidgets" %>
<script runat="server">
    void Application_Start(object sender, EventArgs e)
    {
        if (HttpRuntime.AppDomainAppVirtualPath == "/portal")
            Widgets.Log = (level, id, message) => Console.WriteLine("{0} {1}: {2}", level, id, message);
        // These texts are compiled nowhere.
        WidgetTexts.From(new ResourceManager(typeof(WidgetTexts)), "~/Texts.{lang}.resx");
    }

    public override void Init()
    {
        // Nobody signs in here.
        WidgetSignIn.Session = null;
        if (HttpRuntime.AppDomainAppVirtualPath == "/portal") WidgetSignIn.Start(this, typeof(Users));
    }

    [Unfinished("Write users.")]
    private class Users
    {
    }
</script>
