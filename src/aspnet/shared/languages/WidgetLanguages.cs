using System.Text.RegularExpressions;

namespace EvPortalWidgets;

/// <summary>
/// The languages that a visitor can choose. The language of the widgets on a page is the first segment of its path, that of a call of
/// the login card is its parameter <c>l</c>. For all others it is in the cookie <c>culture</c>, or else it is that of the page. The
/// culture of the site's own pages stays as it is.
/// </summary>
public sealed partial class WidgetLanguages
{
    private const string Cookie = "culture";
    private static readonly TimeSpan Kept = TimeSpan.FromDays(365);

    // `en`, or `c=en|uic=en` as ASP.NET Core writes it.
    private static readonly Regex InCookie = new(@"^""?(?:.*=)?([\w-]+)");
    private readonly string standard;

    /// <summary>Creates the list.</summary>
    /// <param name="standard">The code of the language for a visitor who has chosen none.</param>
    /// <param name="names">The name of each language by its code, for the data of a page.</param>
    public WidgetLanguages(string standard, Dictionary<string, string> names) => (this.standard, Names) = (standard, names);

    /// <summary>The name of each language by its code: the value for <c>Languages</c> in the data of a page.</summary>
    public Dictionary<string, string> Names { get; }

    /// <summary>The language of an address of this site. Null if it names none.</summary>
    /// <param name="address">A path, which may have a query.</param>
    public string? OfAddress(string? address) => Find((address ?? "").Split('/', '?').ElementAtOrDefault(1));

    /// <summary>
    /// The address without its language, or null if it names none. The widgets lead to <c>/en</c>, and from <c>/prices</c> to
    /// <c>/en/prices</c> when the language changes.
    /// </summary>
    /// <param name="path">A path.</param>
    public string? WithoutLanguage(string? path) => OfAddress(path) is { } language
        // A path such as /en//evil.example would lead to another site.
        ? "/" + Uri.EscapeDataString(path!.Substring(language.Length + 1).TrimStart('/', '\\')).Replace("%2F", "/")
        : null;

    private string? OfCookie(string? value)
    {
        var code = InCookie.Match(value ?? "").Groups[1].Value;
        return Find(code) ?? Find(code.Split('-')[0]);
    }

    private string? Find(string? code) => Names.Keys.FirstOrDefault(each => each.Equals(code, StringComparison.OrdinalIgnoreCase));
}
