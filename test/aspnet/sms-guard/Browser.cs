using System.Collections.Generic;
using EvPortalWidgets;

/// <summary>A browser with its address, and the signed cookie that it has.</summary>
internal sealed class Browser : SmsCall
{
    public readonly Dictionary<string, string> Headers = new Dictionary<string, string> { { "X-Requested-With", "XMLHttpRequest" } };
    public readonly Dictionary<string, string> Cookies = new Dictionary<string, string>();
    public string Address;
    private string known;

    public override string Connection => Address;

    public override string Header(string name) => Headers.TryGetValue(name, out var value) ? value : null;

    public override string Cookie(string name) => Cookies.TryGetValue(name, out var value) ? value : null;

    internal override string Known() => known;

    internal override void SignKnown(string content) => known = content;
}
