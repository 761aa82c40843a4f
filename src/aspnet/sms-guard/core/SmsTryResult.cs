namespace EvPortalWidgets;

/// <summary>What an entered code was.</summary>
public enum SmsTryResult
{
    /// <summary>This browser has no code for this number: none was sent, it is too old, or it was entered already.</summary>
    None,
    /// <summary>It is not the code.</summary>
    Wrong,
    /// <summary>Too many wrong ones were entered before. Not even the right one helps: the visitor needs another SMS.</summary>
    Spent,
    /// <summary>It is the code.</summary>
    Right,
    /// <summary>Nobody knows: the store of the codes does not answer.</summary>
    Away,
}
