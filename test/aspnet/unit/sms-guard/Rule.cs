/// <summary>What must hold: where it stands, its name, what it should give, and what finds it out with a new guard.</summary>
internal sealed record Rule(string Place, string Name, string Wanted, Func<Trial, string> Find);
