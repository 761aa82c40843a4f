<%@ Page Language="C#" %>
<script runat="server">
    protected override void OnLoad(EventArgs e)
    {
        var isOut = EvPortalWidgets.WidgetSignIn.SignOut(new HttpContextWrapper(Context));
        var language = WidgetCalls.Languages.OfVisitor(new HttpRequestWrapper(Request));
        Response.Redirect(isOut ? "~/" + language + "/account/login" : "~/");
    }
</script>
