namespace EvPortalWidgets;

/// <summary>A cookie of the login. The table of the guide is written from all of them.</summary>
/// <param name="Name">Its name, and what its value is signed for: a new name ends what browsers have.</param>
/// <param name="Lasts">How long a browser keeps it.</param>
/// <param name="IsOfHost">
/// Whether it has the prefix <c>__Host-</c> over https. Browsers accept such a cookie only over https, for the whole host and without a
/// domain: so no page of another subdomain sets it.
/// </param>
internal sealed record WidgetCookie(string Name, TimeSpan Lasts, bool IsOfHost = false)
{
    /// <summary>The name in a request that has come over https, or over http.</summary>
    public string Named(bool isSecure) => isSecure && IsOfHost ? "__Host-" + Name : Name;
}
