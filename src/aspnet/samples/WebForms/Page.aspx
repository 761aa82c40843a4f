<%@ Page Language="C#" MasterPageFile="~/Site.Master" %>
<asp:Content ContentPlaceHolderID="MainContent" runat="server"><p>A page of the site.</p></asp:Content>
