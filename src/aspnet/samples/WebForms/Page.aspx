<%@ Page Language="C#" MasterPageFile="~/EvPortalSample/PortalLayout.Master" %>
<asp:Content ContentPlaceHolderID="MainContent" runat="server"><p>A page of the site.</p></asp:Content>
