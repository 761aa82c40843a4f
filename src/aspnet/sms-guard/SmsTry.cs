namespace EvPortalWidgets;

/// <summary>What an entered code was.</summary>
public enum SmsTryResult
{
    /// <summary>There is no code to enter in this browser.</summary>
    None,
    /// <summary>It is another one.</summary>
    Wrong,
    /// <summary>Too many wrong ones were entered before.</summary>
    Spent,
    /// <summary>It is the code.</summary>
    Right,
    /// <summary>Nobody knows: the store of the codes does not answer.</summary>
    Away,
}

/// <summary>The answer of <c>SmsGuard.TryCode</c>.</summary>
/// <param name="result">What the entered code was.</param>
public sealed class SmsTry(SmsTryResult result)
{
    /// <summary>What the entered code was.</summary>
    public SmsTryResult Result { get; } = result;
}
