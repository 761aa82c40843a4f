<%@ Page Language="C#" %>
<script runat="server">
    void Page_Init(object sender, EventArgs e)
    {
        if (User.IsInRole("Admin")) return;
        Response.StatusCode = 401;
        Response.End();
    }
</script>
Admin
