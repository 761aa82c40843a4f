using EvPortalWidgets;

/// <summary>A browser with its address, and the cookies that it has.</summary>
internal sealed class Browser : BrowserCall
{
    public readonly Dictionary<string, string> Headers = new Dictionary<string, string> { { "X-Requested-With", "XMLHttpRequest" } };
    public Dictionary<string, string> Cookies = new Dictionary<string, string>();
    public string Address;
    public bool IsHttps;

    /// <summary>What the site has.</summary>
    public IBotCheck SiteCheck;

    public override string Connection => Address;

    internal override IBotCheck BotCheck => SiteCheck;

    /// <summary>Its calls are a request each, unless this is on. Then it has the cookies of the answer only <see cref="Later" />.</summary>
    public bool IsInOneRequest;
    private readonly Dictionary<string, string> answered = new Dictionary<string, string>();
    private readonly Dictionary<Type, object> kept = [];

    internal override object this[Type key]
    {
        get => IsInOneRequest || key == typeof(StoreTake) ? kept.GetValueOrDefault(key) : null;
        set => kept[key] = value;
    }

    /// <summary>The same browser in a later request.</summary>
    public Browser Later(string address = null)
    {
        foreach (var (name, value) in answered) Cookies[name] = value;
        return new() { Address = address ?? Address, Cookies = Cookies, SiteCheck = SiteCheck };
    }

    public override string Header(string name) => Headers.TryGetValue(name, out var value) ? value : null;

    public override string Cookie(string name) => Cookies.TryGetValue(name, out var value) ? value : null;

    internal override bool IsSecure => IsHttps;

    public DateTimeOffset Today = new(2026, 12, 1, 0, 0, 0, TimeSpan.Zero);

    internal override DateTimeOffset Now => Today;

    /// <summary>Nobody but the site writes this before a value.</summary>
    internal override string Signed(string value, string purpose) => value.StartsWith(purpose + ":") ? value.Substring(purpose.Length + 1) : null;

    internal override string Sign(string value, string purpose) => purpose + ":" + value;

    internal override void Set(string cookie, string value, TimeSpan age) => (IsInOneRequest ? answered : Cookies)[cookie] = value;
}
