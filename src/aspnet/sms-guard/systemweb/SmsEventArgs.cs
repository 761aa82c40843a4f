namespace EvPortalWidgets;

/// <summary>What happened at a login, for figures.</summary>
/// <param name="name">What happened: the name of the meter in ASP.NET Core.</param>
/// <param name="reason">Why it was refused or failed. Otherwise empty.</param>
public sealed class SmsEventArgs(string name, string reason) : EventArgs
{
    /// <summary>What happened: the name of the meter in ASP.NET Core.</summary>
    public string Name { get; } = name;

    /// <summary>Why it was refused or failed. Otherwise empty.</summary>
    public string Reason { get; } = reason;
}
