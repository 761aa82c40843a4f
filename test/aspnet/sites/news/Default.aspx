<%@ Page Language="C#" MasterPageFile="~/Site.Master" Title="News" %>
<script runat="server">
    void Page_Load(object sender, EventArgs e)
    {
        Page.Header.Controls.Add(new LiteralControl("<meta name=\"robots\" content=\"noindex\">"));
    }
</script>
<asp:Content ContentPlaceHolderID="Main" runat="server">
    <h1>News <%: RouteData.Values["name"] %></h1>
    <p>Costs <%: 1234.5m.ToString("N2") %></p>
    <asp:LoginView runat="server">
        <AnonymousTemplate>Reader: nobody</AnonymousTemplate>
        <LoggedInTemplate>Reader: known <asp:LoginName runat="server" /></LoggedInTemplate>
    </asp:LoginView>
</asp:Content>
