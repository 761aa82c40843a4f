namespace EvPortalWidgets;

/// <summary>
/// The SMS service of the site works, and refuses this number, for example because nobody has it. Throw it in the delegate of
/// <c>SendCodeAsync</c>. The SMS then counts as one that was sent, and wakes nobody.
/// </summary>
/// <param name="message">Why. No log has it.</param>
/// <param name="innerException">The exception of the service. No log has it.</param>
public sealed class SmsRejectedException(string? message = null, Exception? innerException = null) : Exception(message, innerException);
