using System.Reflection;
using System.Web;

namespace EvPortalWidgets;

/// <summary>Browsers do not send these cookies with what other sites request.</summary>
internal static class LaxCookie
{
    // .NET Framework has it, and Mono does not.
    private static readonly PropertyInfo? SameSite = typeof(HttpCookie).GetProperty("SameSite");

    /// <summary>The cookie with SameSite=Lax, once, whatever the site has in its settings.</summary>
    public static HttpCookie Of(HttpCookie cookie)
    {
        // The path writes it, because a header that is written directly gets lost when ASP.NET writes other cookies.
        if (SameSite == null) cookie.Path += "; SameSite=Lax";
        else SameSite.SetValue(cookie, Enum.Parse(SameSite.PropertyType, "Lax"));
        return cookie;
    }
}
