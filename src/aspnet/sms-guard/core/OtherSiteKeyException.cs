namespace EvPortalWidgets;

/// <summary>The token is of another site key than the secret key.</summary>
internal sealed class OtherSiteKeyException() : Exception("The token is of another site key.");
