<%@ Page Language="C#" %>
<script runat="server">
    protected override void OnLoad(EventArgs e)
    {
        // Forms authentication leads here. The login page has the language of the page that the visitor wanted.
        var query = Request.Url.Query;
        var wanted = WidgetCalls.Languages.OfAddress(HttpUtility.ParseQueryString(query)["ReturnUrl"]);
        Response.Redirect("~/" + (wanted ?? WidgetCalls.Languages.Of(new HttpRequestWrapper(Request))) + "/account/login" + query);
    }
</script>
