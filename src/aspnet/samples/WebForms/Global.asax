<%@ Application Inherits="Portal.Global" Language="C#" %>
