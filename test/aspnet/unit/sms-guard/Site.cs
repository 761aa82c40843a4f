using EvPortalWidgets;

/// <summary>The numbers of a site.</summary>
internal sealed class Numbers : IKnownNumbers
{
    private readonly Func<string, bool> isKnown;

    public Numbers(Func<string, bool> isKnown) => this.isKnown = isKnown;

    public Task<bool> HasSignedIn(string number, CancellationToken cancellation) => Task.FromResult(isKnown(number));
}

/// <summary>A service that knows the token of a person, or does not answer.</summary>
internal sealed class Check : IBotCheck
{
    public bool IsDown;
    public int Asked;
    public Action WhenAsked = () => { };

    public Task<bool> Passes(string token, CancellationToken cancellation)
    {
        Asked++;
        WhenAsked();
        return IsDown ? throw new TimeoutException("Too late") : Task.FromResult(token == "a-person");
    }
}
