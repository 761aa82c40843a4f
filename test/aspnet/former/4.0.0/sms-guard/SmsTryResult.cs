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
