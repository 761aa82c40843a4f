using System.Web;

namespace EvPortalWidgets;

/// <summary>How a login begins and ends the session of a visitor. A site without Forms authentication writes its own class.</summary>
public interface IWidgetSession
{
    /// <summary>Begins the session, or refuses the user, for example one who is locked out.</summary>
    /// <param name="id">The site's own name of the user: what it has in <c>User.Identity.Name</c>.</param>
    /// <returns>Null, or why the user is refused, in the visitor's language. The card shows it.</returns>
    string? SignIn(HttpContextBase context, string id, string? role);

    /// <summary>Ends it.</summary>
    void SignOut(HttpContextBase context);
}
