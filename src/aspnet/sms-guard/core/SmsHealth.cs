namespace EvPortalWidgets;

/// <summary>What a monitor learns about the guard.</summary>
/// <param name="Problems">What is wrong.</param>
/// <param name="Cause">Why the store does not answer. Null if it does.</param>
internal sealed record SmsHealth(IReadOnlyList<WidgetEvent> Problems, Exception? Cause = null);
