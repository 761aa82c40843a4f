using System.Web;

namespace EvPortalWidgets;

/// <summary>How a login begins and ends the session of a visitor. A site without Forms authentication writes its own class.</summary>
public interface IWidgetSession
{
    /// <summary>Begins the session.</summary>
    /// <param name="id">The site's own name of the user: what it has in <c>User.Identity.Name</c>.</param>
    void SignIn(HttpContextBase context, string id, string? role);

    /// <summary>Ends it.</summary>
    void SignOut(HttpContextBase context);
}
