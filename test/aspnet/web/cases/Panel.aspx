<%@ Page Language="C#" MasterPageFile="~/Site.Master" Title="Panel" %>
<script runat="server">
    protected override void OnInit(EventArgs e)
    {
        if (!Request.IsAuthenticated)
        {
            Response.StatusCode = 401;
            Response.End();
        }
        base.OnInit(e);
    }
</script>
<asp:Content ContentPlaceHolderID="MainContent" runat="server"><p><%: Context.User.Identity.Name %></p></asp:Content>
