<%@ Page Language="C#" %>
<%@ Import Namespace="System.Globalization" %>
<%@ Import Namespace="EvPortalWidgets" %>
<script runat="server">
    // A page has no widgets if the site is not at the root of its host. The query says where the site would be.
    private sealed class Below : HttpRequestWrapper
    {
        public Below(HttpRequest request) : base(request) { }
        public override string ApplicationPath { get { return QueryString["below"] ?? base.ApplicationPath; } }
    }

    private sealed class Visit : HttpContextWrapper
    {
        private readonly HttpRequestBase request;
        public Visit(HttpContext context) : base(context) { request = new Below(context.Request); }
        public override HttpRequestBase Request { get { return request; } }
    }
</script>
<%
    var visit = new Visit(Context);
    var data = new PageData { Lang = "uk", Translations = WidgetTexts.For(new CultureInfo("uk-UA")) };
%>
<!doctype html>
<html lang="uk">
<head>
    <meta charset="utf-8">
    <title><%= data.Translations["ProductTitle"] %></title>
    <%= Widgets.Styles(visit) %>
</head>
<body>
    <h1><%= data.Translations["LoginTitle"] %></h1>
    <form runat="server">
        <div data-widget="login-card"></div>
    </form>
    <%= Widgets.Scripts(visit, data, null, "login-card") %>
</body>
</html>
