using System;

/// <summary>What must hold: its name, what it should give, and what finds it out with a new guard.</summary>
internal sealed record Rule(string Name, string Wanted, Func<Trial, string> Find);
