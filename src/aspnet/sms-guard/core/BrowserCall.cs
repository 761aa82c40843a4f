using System.Security.Cryptography;
using System.Text;
using System.Text.RegularExpressions;

namespace EvPortalWidgets;

/// <summary>A call of the login card, with what the guard keeps in the browser. No site sees more of it than <see cref="SmsCall" />.</summary>
internal abstract class BrowserCall : SmsCall
{
    /// <summary>What the cookie of browsers that have signed in is signed for.</summary>
    private const string Known = "EvPortalWidgets.SmsGuard.Known";

    /// <summary>The last cookies of version 3.0.0 end. Remove what reads them then.</summary>
    private static readonly DateTimeOffset FormerEnd = new(2027, 12, 1, 0, 0, 0, TimeSpan.Zero);

    /// <summary>The check of the site for robots, or null.</summary>
    internal abstract IBotCheck? BotCheck { get; }

    /// <summary>Says that the visitor has gone.</summary>
    internal CancellationToken Aborted { get; set; }

    /// <summary>What this request keeps until its end.</summary>
    internal abstract object? this[Type key] { get; set; }

    /// <summary>What it has counted before a password is checked.</summary>
    internal StoreTake? Login
    {
        get => this[typeof(StoreTake)] as StoreTake;
        set => this[typeof(StoreTake)] = value;
    }

    /// <summary>The name of a number or of an account in keys, and in the cookie of browsers that have signed in.</summary>
    internal static string Hash(string account)
    {
        using var sha = SHA256.Create();
        return Convert.ToBase64String(sha.ComputeHash(Encoding.UTF8.GetBytes(account)), 0, 18);
    }

    /// <summary>Random bytes as text.</summary>
    internal static string RandomId()
    {
        var bytes = new byte[16];
        using (var random = RandomNumberGenerator.Create()) random.GetBytes(bytes);
        return BitConverter.ToString(bytes).Replace("-", "");
    }

    /// <summary>Whether the request has come by https, as far as the site knows.</summary>
    internal abstract bool IsSecure { get; }

    internal abstract DateTimeOffset Now { get; }

    /// <summary>What the site has signed for a purpose. Null if somebody else has written it.</summary>
    internal abstract string? Signed(string value, string purpose);

    /// <summary>Signs a value for a purpose.</summary>
    internal abstract string Sign(string value, string purpose);

    /// <summary>Keeps a value in a cookie without a domain.</summary>
    internal abstract void Set(string cookie, string value, TimeSpan age);

    /// <summary>The browser that asks for a code, or that has got its cookie in this request. Otherwise null.</summary>
    internal string? Browser() => this[typeof(BrowserCall)] as string ?? OfCookie();

    private string? OfCookie() => Cookie(SmsCookies.Browser.Named(IsSecure)) is { } id && Regex.IsMatch(id, @"^[0-9A-F]{32}\z") ? id : null;

    /// <summary>
    /// Gives the browser its cookie, or renews it. A request does so once: of two cookies the browser would keep the last one.
    /// </summary>
    internal string KeepBrowser()
    {
        if (this[typeof(BrowserCall)] is string kept) return kept;
        var id = OfCookie() ?? RandomId();
        Set(SmsCookies.Browser, id);
        this[typeof(BrowserCall)] = id;
        return id;
    }

    /// <summary>Whether a number or an account has signed in in this browser.</summary>
    internal bool Knows(string hash) => Ends().Any(each => each.Hash == hash);

    /// <summary>
    /// Adds one to those that have signed in in this browser, and keeps the last five. Each ends a year after its own login: so who has
    /// copied the cookie cannot keep the others by logins of his own. A request may add a number and an account: of their two cookies the
    /// browser keeps the last one, so that one has both.
    /// </summary>
    internal void Remember(string hash)
    {
        var ofRequest = this[typeof(KnownBrowser)] as KnownBrowser;
        var others = (ofRequest?.Ends ?? Ends()).Where(other => other.Hash != hash).Take(4);
        (string Hash, long End)[] all = [(hash, (Now + SmsCookies.Known.Lasts).ToUnixTimeSeconds()), .. others];
        Set(SmsCookies.Known, Sign(string.Join(" ", all.Select(each => each.Hash + "." + each.End)), Known));
        this[typeof(KnownBrowser)] = new KnownBrowser(all);
    }

    private void Set(WidgetCookie cookie, string value) => Set(cookie.Named(IsSecure), value, cookie.Lasts);

    /// <summary>Over https also those in the cookie of http. Others can set it, but not sign it.</summary>
    private IEnumerable<(string Hash, long End)> Ends() => new[] { SmsCookies.Known.Named(IsSecure), SmsCookies.Known.Name }.Distinct()
        .Select(Cookie).Select(value => value is null ? null : EndsIn(value)).FirstOrDefault(found => found is not null)
        ?.Where(each => Now.ToUnixTimeSeconds() < each.End) ?? [];

    private IEnumerable<(string Hash, long End)>? EndsIn(string cookie) =>
        // Mono does not notice each change of what it has signed.
        Signed(cookie, Known)?.Split(' ').Select(word => (word.Split('.')[0], long.TryParse(word.Split('.').Last(), out var end) ? end : 0))
        ?? Signed(cookie, SmsCookies.Known.Name)?.Split(' ').Select(hash => (hash, FormerEnd.ToUnixTimeSeconds()));

    /// <summary>What the cookie of this answer has.</summary>
    private sealed record KnownBrowser((string Hash, long End)[] Ends);
}
