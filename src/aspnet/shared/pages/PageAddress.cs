using System.Text.RegularExpressions;

namespace EvPortalWidgets;

/// <summary>Checks what a page's data has for addresses, as the widgets do. The language is often what a visitor has written.</summary>
internal static class PageAddress
{
    private const RegexOptions AnyCase = RegexOptions.IgnoreCase | RegexOptions.CultureInvariant;

    /// <summary>The language of the page's paths: <c>uk-UA</c> counts as <c>uk</c> if only that is one of the languages.</summary>
    public static string Language(PageData page)
    {
        var lang = page.Lang is { } given && IsCode(given) ? given : "ru";
        var codes = Languages(page).ConvertAll(each => each.Key);
        return Find(lang) != null ? lang : Find(Regex.Replace(lang, "[-_].*", "")) ?? lang;

        string? Find(string wanted) => codes.Find(code => code.Equals(wanted, StringComparison.OrdinalIgnoreCase));
    }

    /// <summary>The languages that a visitor can choose.</summary>
    public static List<KeyValuePair<string, string>> Languages(PageData page) =>
        (page.Languages ?? new Dictionary<string, string>())
            .Where(each => IsCode(each.Key) && !string.IsNullOrWhiteSpace(each.Value))
            .Where(each => !Regex.IsMatch(each.Key, "^de(?![a-z0-9])", AnyCase)).ToList();

    /// <summary>
    /// The address if it is safe in a link, otherwise null. Like browsers, it ignores control characters and reads \ as /.
    /// </summary>
    public static string? Safe(string? address)
    {
        var bare = Regex.Replace(address ?? "", @"\p{Cc}", "").Trim();
        if (bare == "" || Regex.IsMatch(bare, @"^[\\/]{2}")) return null;
        var isKnown = Regex.IsMatch(bare, "^(https?|mailto|tel):", AnyCase);
        return isKnown || !Regex.IsMatch(bare, "^[a-z][a-z0-9+.-]*:", AnyCase) ? bare : null;
    }

    /// <summary>A safe address, relative to that of a site.</summary>
    public static string? Below(string? site, string? address)
    {
        var safe = Safe(address);
        var isFull = Uri.TryCreate(Safe(site) ?? "", UriKind.Absolute, out var start)
            && start.Scheme.StartsWith("http", StringComparison.Ordinal);
        return safe != null && isFull && Uri.TryCreate(start, safe, out var full) ? full.AbsoluteUri : safe;
    }

    /// <summary>The address that calls a number. Null for a text without digits.</summary>
    public static string? Call(string number) =>
        Regex.IsMatch(number, "[0-9]") ? $"tel:{Regex.Replace(number, "[^0-9+]", "")}" : null;

    private static bool IsCode(string? code) => Regex.IsMatch(code ?? "", @"^[a-zA-Z0-9_-]+\z");
}
