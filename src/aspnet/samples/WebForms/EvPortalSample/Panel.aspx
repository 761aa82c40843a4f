<%@ Page Language="C#" Inherits="EvPortalSample.PortalForm" %>
<script runat="server">
    protected override void OnPreInit(EventArgs e)
    {
        // The session of the site leads to its login page.
        if (!Request.IsAuthenticated)
        {
            Response.StatusCode = 401;
            Response.End();
        }
        // No page of another site shows it in a frame.
        Response.AppendHeader("X-Frame-Options", "SAMEORIGIN");
        Title = Text("ControlPanel");
        base.OnPreInit(e);
    }
</script>
<asp:Content ContentPlaceHolderID="MainContent" runat="server">
    <p><%: Text("SignedIn") %> <%: Context.User.Identity.Name %></p>
</asp:Content>
