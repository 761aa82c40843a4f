<%@ Page Language="C#" %>
<%@ Import Namespace="System.Globalization" %>
<%@ Import Namespace="EvPortalWidgets" %>
<%
    var visit = new HttpContextWrapper(Context);
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
    <%= Widgets.Placeholder(visit, "header", data) %>
    <form runat="server">
        <div data-widget="login-card"></div>
    </form>
    <%= Widgets.Scripts(visit, data, null, "login-card") %>
</body>
</html>
