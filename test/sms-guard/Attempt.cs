using System;
using System.Collections.Generic;
using EvPortalWidgets;

/// <summary>A browser with its address, and the signed cookie that it has.</summary>
internal sealed class Browser : SmsCall
{
    public readonly Dictionary<string, string> Headers = new Dictionary<string, string> { { "X-Requested-With", "XMLHttpRequest" } };
    public readonly Dictionary<string, string> Cookies = new Dictionary<string, string>();
    public string Address;
    private string known;

    public override string Connection
    {
        get { return Address; }
    }

    public override string Header(string name)
    {
        string value;
        return Headers.TryGetValue(name, out value) ? value : null;
    }

    public override string Cookie(string name)
    {
        string value;
        return Cookies.TryGetValue(name, out value) ? value : null;
    }

    internal override string Known()
    {
        return known;
    }

    internal override void SignKnown(string content)
    {
        known = content;
    }
}

/// <summary>At a time somebody asks for a code.</summary>
internal sealed class Attempt
{
    public TimeSpan At;
    public Browser Browser;
    public string Number;

    /// <summary>Null for an attacker.</summary>
    public Driver Driver;
}

/// <summary>Somebody who wants to sign in.</summary>
internal sealed class Driver
{
    public bool IsKnown;
    public bool HasKnownBrowser;
    public bool EntersCode;
    public bool IsRefused;
}

/// <summary>An SMS that was paid.</summary>
internal sealed class Sms
{
    public TimeSpan At;
    public string Number;
    public string Address;
    public bool IsOfStranger;
    public bool IsOfKnownBrowser;
}
