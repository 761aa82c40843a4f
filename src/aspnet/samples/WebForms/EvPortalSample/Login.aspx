<%@ Page Language="C#" Inherits="EvPortalSample.PortalForm" %>
<script runat="server">
    protected override void OnLoad(EventArgs e)
    {
        Title = Text("LoginTitle");
        EvPortalSample.PortalLanguages.Offered.RememberFirst(Visit);
        // No other site can show the page in a frame.
        Response.AppendHeader("X-Frame-Options", "SAMEORIGIN");
        base.OnLoad(e);
    }
</script>
<asp:Content ContentPlaceHolderID="MainContent" runat="server">
    <%= EvPortalWidgets.Widgets.Placeholder(Visit, "login-card") %>
</asp:Content>
