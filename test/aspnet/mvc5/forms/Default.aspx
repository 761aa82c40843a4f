<%@ Page Language="C#" MasterPageFile="~/Site.Master" Title="Home" %>
<script runat="server">
    void Page_Load(object sender, EventArgs e)
    {
        // Old sites do this: it fails if code is written into the head itself.
        Page.Header.Controls.Add(new LiteralControl("<meta name=\"robots\" content=\"noindex\">"));
    }
</script>
<asp:Content ContentPlaceHolderID="MainContent" runat="server"><h1>Home</h1></asp:Content>
