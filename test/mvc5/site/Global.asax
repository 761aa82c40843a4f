<%@ Application Inherits="Portal.PortalApplication" Language="C#" %>
