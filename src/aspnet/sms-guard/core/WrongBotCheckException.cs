namespace EvPortalWidgets;

/// <summary>The service of the check for robots works, and the site uses it wrongly: it checks nobody until somebody changes that.</summary>
internal sealed class WrongBotCheckException(string message) : InvalidOperationException(message);
