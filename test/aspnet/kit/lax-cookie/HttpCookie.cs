using System;

namespace System.Web
{
    /// <summary>What LaxCookie.cs needs of ASP.NET, because Mono has no SameSite. The symbol SAME_SITE is .NET Framework.</summary>
    public sealed class HttpCookie
    {
        public string Path = "/";
#if SAME_SITE
        public SameSiteMode SameSite { get; set; }
#endif
    }

    public enum SameSiteMode
    {
        None,
        Lax,
        Strict,
    }
}

public static class Program
{
    public static void Main()
    {
        var cookie = EvPortalWidgets.LaxCookie.Of(new System.Web.HttpCookie());
        var property = cookie.GetType().GetProperty("SameSite");
        Console.WriteLine(cookie.Path + " " + (property == null ? "no property" : property.GetValue(cookie)));
    }
}
