Imports System
Imports System.Web
Imports System.Web.Mvc
Imports EvPortalWidgets

' A guard for tests of the site. It needs no constructor.
Public Class GuardOfTests
    Inherits SmsGuard
End Class

' A site in VB.NET.
Public Class LoginController
    Inherits Controller

    <HttpPost, RefusedForm>
    Public Function ByEmail(email As String) As ActionResult
        If email = "" Then Return WidgetAnswer.Refused(WidgetCodes.WrongLogin, "Wrong")
        Return WidgetAnswer.Accepted()
    End Function

    Public Shared Function Layout(html As HtmlHelper) As IHtmlString
        Dim data = New PageData With {.Lang = "uk", .Title = "Portal"}
        Return html.WidgetScripts(data, Web.HttpContext.Current.Request("nonce"), "header", "footer")
    End Function
End Class
