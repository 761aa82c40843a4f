<%@ Page Language="C#" MasterPageFile="~/Site.Master" Title="Home" %>
<asp:Content ContentPlaceHolderID="MainContent" runat="server"><h1>Home</h1></asp:Content>
