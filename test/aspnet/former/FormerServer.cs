using System.Diagnostics;
using EvPortalWidgets;

/// <summary>A server of the site that still has version 4.0.0. What it takes and gives are plain texts, because both versions have the same types.</summary>
public sealed class FormerServer
{
    private readonly SmsGuard guard;

    public FormerServer(string redis, string secret, int budget)
    {
        var clock = Stopwatch.StartNew();
        SmsGuardOptions options = new() { Secret = secret, BudgetPerHour = budget, BudgetPerDay = budget };
        guard = new(options, RedisStore.Connect(redis, secret), new WidgetLog((_, _) => { }), () => clock.Elapsed);
    }

    /// <summary>Sends a code to a number. Gives <c>sent</c>, or the code and the reason of the refusal.</summary>
    public string Send(string address, IDictionary<string, string> cookies, string number, out string code)
    {
        var sent = "";
        Browser browser = new(address, cookies);
        browser.KeepBrowser();
        var refusal = guard.SendCode(browser, number, each =>
        {
            sent = each;
            return Task.CompletedTask;
        }).Result;
        code = sent;
        return refusal == null ? "sent" : refusal.Code + " " + refusal.Reason;
    }

    public string Try(string address, IDictionary<string, string> cookies, string number, string code) =>
        guard.TryCode(new Browser(address, cookies), number, code).Result.ToString();

    public string Login(string address, IDictionary<string, string> cookies, string typed, string id) =>
        guard.RefuseLogin(new Browser(address, cookies), typed, id).Result?.Reason ?? "tried";

    /// <summary>A request of a browser with its cookies.</summary>
    private sealed class Browser(string address, IDictionary<string, string> cookies) : SmsCall
    {
        private readonly Dictionary<Type, object> kept = [];

        public override string Connection => address;

        internal override IKnownNumbers Numbers => null;

        internal override IBotCheck BotCheck => null;

        internal override bool IsSecure => false;

        internal override DateTimeOffset Now => new(2026, 12, 1, 0, 0, 0, TimeSpan.Zero);

        internal override object this[Type key]
        {
            get => kept.GetValueOrDefault(key);
            set => kept[key] = value;
        }

        public override string Header(string name) => name == "X-Requested-With" ? "XMLHttpRequest" : null;

        public override string Cookie(string name) => cookies.TryGetValue(name, out var value) ? value : null;

        // As the browser of the tests of this version does.
        internal override string Signed(string value, string purpose) => value.StartsWith(purpose + ":") ? value.Substring(purpose.Length + 1) : null;

        internal override string Sign(string value, string purpose) => purpose + ":" + value;

        internal override void Set(string cookie, string value, TimeSpan age) => cookies[cookie] = value;
    }
}
