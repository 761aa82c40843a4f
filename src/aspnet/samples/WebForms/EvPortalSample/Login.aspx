<%@ Page Language="C#" Inherits="EvPortalSample.PortalForm" Title="Вхід" %>
<script runat="server">
    protected override void OnLoad(EventArgs e)
    {
        EvPortalSample.PortalLanguages.RememberFirst(Visit, System.Globalization.CultureInfo.CurrentUICulture.Name);
        base.OnLoad(e);
    }
</script>
<asp:Content ContentPlaceHolderID="MainContent" runat="server">
    <%= EvPortalSample.PortalToken.Field(Visit) %>
    <div data-widget="login-card">
        <noscript><p>Для входу потрібен JavaScript.</p></noscript>
        <p>Форма входу завантажується…</p>
        <%-- Add the number of your hotline. With the two rules of the guide for pages it is shown after 8 seconds. --%>
        <p class="late"><a href="">Завантажити знову</a></p>
    </div>
</asp:Content>
