using Microsoft.AspNetCore.Http;

namespace EvPortalWidgets;

/// <summary>How a login begins and ends the session of a visitor. A site with Identity writes its own class.</summary>
public interface IWidgetSession
{
    /// <summary>Begins the session.</summary>
    /// <param name="id">The site's own name of the user, which never changes.</param>
    Task SignIn(HttpContext context, string id, string? role);

    /// <summary>Ends it.</summary>
    Task SignOut(HttpContext context);
}
