<%@ Page Language="C#" MasterPageFile="~/EvPortalSample/PortalLayout.Master" %>
<script runat="server">
    protected override void OnPreInit(EventArgs e)
    {
        if (!User.IsInRole("Admin"))
        {
            Response.StatusCode = Request.IsAuthenticated ? 403 : 401;
            Response.End();
        }
        base.OnPreInit(e);
    }
</script>
<asp:Content ContentPlaceHolderID="MainContent" runat="server"><p>A page of the site.</p></asp:Content>
