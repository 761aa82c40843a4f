using System.Text.RegularExpressions;
using Microsoft.AspNetCore.Localization;
using Microsoft.AspNetCore.Mvc.ApplicationModels;
using Microsoft.AspNetCore.Mvc.RazorPages;

namespace EvPortalSample;

/// <summary>
/// The language of a page is the first segment of its path, that of a call of the login card is its parameter <c>l</c>. For all
/// others it is in the cookie <c>culture</c>.
/// </summary>
public static partial class PortalLanguages
{
    public static readonly IReadOnlyDictionary<string, string> Offered = new Dictionary<string, string>
    {
        ["uk"] = "Українська",
        ["ru"] = "Русский",
        ["en"] = "English",
    };

    private const string Cookie = "culture";

    private static string AnyOffered => string.Join('|', Offered.Keys);

    // `en`, or `c=en|uic=en` as ASP.NET Core writes it.
    [GeneratedRegex(@"^""?(?:.*=)?([\w-]+)")]
    private static partial Regex InCookie();

    public static void Configure(RequestLocalizationOptions options)
    {
        string[] codes = [.. Offered.Keys];
        options.SetDefaultCulture("uk").AddSupportedCultures(codes).AddSupportedUICultures(codes);
        options.RequestCultureProviders =
        [
            new CustomRequestCultureProvider(context => Task.FromResult<ProviderCultureResult?>(new(Of(context.Request)))),
        ];
    }

    /// <summary>The pages of controllers have addresses with a language, too.</summary>
    public static void Map(IEndpointRouteBuilder site) =>
        site.MapControllerRoute(
            "languages", "{lang}/{controller=Home}/{action=Index}/{id?}", defaults: null, constraints: new { lang = AnyOffered });

    /// <summary>Razor Pages have addresses with a language, too.</summary>
    public static void AddTo(RazorPagesOptions options) =>
        options.Conventions.AddFolderRouteModelConvention("/", page =>
        {
            foreach (var address in page.Selectors.Select(each => each.AttributeRouteModel?.Template).ToList())
            {
                // The page has a language of its own.
                if (address?.Contains("{lang", StringComparison.OrdinalIgnoreCase) == true) continue;
                page.Selectors.Add(new() { AttributeRouteModel = new() { Template = $"{{lang:regex(^({AnyOffered})$)}}/{address}" } });
            }
        });

    /// <summary>The language that the visitor has seen last.</summary>
    public static string OfVisitor(HttpRequest request)
    {
        var code = InCookie().Match(request.Cookies[Cookie] ?? "").Groups[1].Value;
        return Find(code) ?? Find(code.Split('-')[0]) ?? "uk";
    }

    /// <summary>The language of an address of this site. Null if it names none.</summary>
    public static string? OfAddress(string? address) => Find(address?.Split('/', '?').ElementAtOrDefault(1));

    /// <summary>Keeps the language in a cookie that scripts can read, because the login card sends it as <c>l</c>.</summary>
    public static void Remember(HttpResponse response, string code) =>
        response.Cookies.Append(
            Cookie, CookieRequestCultureProvider.MakeCookieValue(new(code)), new() { MaxAge = TimeSpan.FromDays(365) });

    private static string Of(HttpRequest request) =>
        OfAddress(request.Path) ?? Find(request.Query["l"]) ?? OfVisitor(request);

    private static string? Find(string? code) =>
        Offered.Keys.FirstOrDefault(offered => offered.Equals(code, StringComparison.OrdinalIgnoreCase));
}
