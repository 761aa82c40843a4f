namespace EvPortalWidgets;

/// <summary>The store does not answer. What was asked of it may have happened.</summary>
internal sealed class StoreAwayException(string message, Exception? inner = null) : Exception(message, inner);
