using System.Text.RegularExpressions;
using EvPortalWidgets;

/// <summary>
/// A rule of the guard, and the attack that shows best what it earns. A run of the attack can leave it out. The guard has no switch for this:
/// the site and the store of the tests do it.
/// </summary>
/// <param name="About">The table that has it.</param>
/// <param name="Name">What it is called in the table of the guide.</param>
/// <param name="Cost">What it costs visitors. An attack in braces stands for what it gets.</param>
/// <param name="Attack">The name of the attack.</param>
internal sealed record GuardRule(string About, string Name, string Cost, string Attack)
{
    private Regex? keys;

    /// <summary>How the keys of its windows begin.</summary>
    public string Keys { init => keys = new Regex("^(" + value + ")", RegexOptions.Compiled | RegexOptions.CultureInvariant); }

    /// <summary>How a question to the store changes without it.</summary>
    public Action<StoreQuestion> Change { get; init; } = _ => { };

    /// <summary>What a call has, or has not, without it.</summary>
    public Action<Browser> Call { get; init; } = _ => { };

    /// <summary>What a site sets that does without it.</summary>
    public Action<SmsGuardOptions> Set { get; init; } = _ => { };

    /// <summary>Whether without it a try counts for the account alone, if there is one.</summary>
    public bool IsOfTyped { get; init; }

    public bool Has(SmsWindow window) => keys?.IsMatch(window.Key) == true;
}
