/// <summary>At a time somebody asks for a code. An attacker is no driver.</summary>
internal sealed class Attempt
{
    public TimeSpan At;
    public Browser Browser;
    public string Number;
    public Driver Driver;
}

/// <summary>Somebody who wants to sign in.</summary>
internal sealed class Driver
{
    public bool HasKnownBrowser;
    public bool EntersCode;
    public int WrongCodes;
    public bool IsRefused;
}

/// <summary>An SMS that was paid.</summary>
internal sealed class Sms
{
    public TimeSpan At;
    public string Number;
    public bool IsOfAttacker;
    public bool IsOfKnownBrowser;
}
