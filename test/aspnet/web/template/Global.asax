<%@ Application CodeBehind="Global.asax.cs" Inherits="Portal.Global" Language="C#" %>
