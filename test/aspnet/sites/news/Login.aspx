<%@ Page Language="C#" MasterPageFile="~/Site.Master" Title="Login" %>
<script runat="server">
    void Page_Load(object sender, EventArgs e)
    {
        if (Request.Form["name"] != null) FormsAuthentication.RedirectFromLoginPage(Request.Form["name"], false);
    }
</script>
<asp:Content ContentPlaceHolderID="Main" runat="server"><h1>The login of the readers</h1></asp:Content>
