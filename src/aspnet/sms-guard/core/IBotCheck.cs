namespace EvPortalWidgets;

/// <summary>Asks a service whether a visitor is no robot. A new browser needs the token of a person for an SMS.</summary>
public interface IBotCheck
{
    /// <summary>Whether the token is that of a person. An exception means that the service does not answer.</summary>
    /// <param name="token">What a script of the page has left in the cookie.</param>
    /// <param name="cancellationToken">Says that the visitor has gone.</param>
    Task<bool> PassesAsync(string token, CancellationToken cancellationToken = default);
}
