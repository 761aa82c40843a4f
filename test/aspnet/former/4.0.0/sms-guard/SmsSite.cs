namespace EvPortalWidgets;

/// <summary>Knows the numbers of the site's users.</summary>
public interface IKnownNumbers
{
    /// <summary>
    /// Whether a number has signed in before, in any browser. It is asked for an SMS to a new browser, so the column needs an index.
    /// </summary>
    /// <param name="number">The number with its country, as <c>380501234567</c>.</param>
    /// <param name="cancellation">Says that the visitor has gone.</param>
    Task<bool> HasSignedIn(string number, CancellationToken cancellation = default);
}

/// <summary>Asks a service whether a visitor is no robot. Visitors are asked for a token only during an attack.</summary>
public interface IBotCheck
{
    /// <summary>Whether the token is that of a person. An exception means that the service does not answer.</summary>
    /// <param name="token">What a script of the page has left in the cookie.</param>
    /// <param name="cancellation">Says that the visitor has gone.</param>
    Task<bool> Passes(string token, CancellationToken cancellation = default);
}
