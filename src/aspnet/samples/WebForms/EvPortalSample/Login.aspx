<%@ Page Language="C#" Inherits="EvPortalSample.PortalForm" %>
<script runat="server">
    protected override void OnLoad(EventArgs e)
    {
        Title = Text("LoginTitle");
        EvPortalSample.PortalLanguages.Offered.RememberFirst(Visit);
        base.OnLoad(e);
    }
</script>
<asp:Content ContentPlaceHolderID="MainContent" runat="server">
    <%= EvPortalSample.PortalToken.Field(Visit) %>
    <%= EvPortalWidgets.Widgets.Placeholder(Visit, "login-card") %>
</asp:Content>
