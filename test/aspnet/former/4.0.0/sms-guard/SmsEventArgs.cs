namespace EvPortalWidgets;

/// <summary>What happened at a login, for figures.</summary>
public sealed class SmsEventArgs(string name, string reason) : EventArgs
{
    /// <summary>What happened: the name of the meter in ASP.NET Core.</summary>
    public string Name { get; } = name;

    /// <summary>Why it was refused or failed. Otherwise empty.</summary>
    public string Reason { get; } = reason;
}
