using Microsoft.AspNetCore.Http;

namespace EvPortalWidgets;

/// <summary>How a login begins and ends the session of a visitor. A site with Identity writes its own class.</summary>
public interface IWidgetSession
{
    /// <summary>Begins the session, or refuses the user, for example one who is locked out.</summary>
    /// <param name="id">The site's own name of the user, which never changes.</param>
    /// <returns>Null, or why the user is refused, in the visitor's language. The card shows it.</returns>
    Task<string?> SignInAsync(HttpContext context, string id, string? role);

    /// <summary>Ends it.</summary>
    Task SignOutAsync(HttpContext context);
}
