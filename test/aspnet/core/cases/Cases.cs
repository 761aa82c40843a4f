using System.Globalization;
using EvPortalWidgets;
using Microsoft.AspNetCore.Mvc;

[assembly: HostingStartup(typeof(Portal.Cases))]

namespace Portal;

/// <summary>Adds to the site of the guide what only tests need.</summary>
public sealed class Cases : IHostingStartup
{
    private const string Awkward = "Ļöğïñ </script><b>\"it's\"</b> &amp; {{ ⚡😀\u2028<!-- <script>";

    // Without UseStaticWebAssets a site that is not published would have no stylesheet in Production.
    public void Configure(IWebHostBuilder builder) => builder.UseStaticWebAssets().ConfigureServices(services =>
    {
        services.AddRazorComponents();
        services.AddRazorPages();
        services.AddOutputCache(o => o.AddPolicy("pages", p => p.VaryByValue(_ => new("lang", CultureInfo.CurrentUICulture.Name))));
        services.Configure<MvcOptions>(options => options.Filters.Add<EverybodySignsIn>());
        // Visitors have not agreed to cookies that the site could do without.
        services.Configure<CookiePolicyOptions>(options => options.CheckConsentNeeded = _ => true);
    });

    /// <summary>Data with all kinds of fields, and with characters that are special in HTML, in JSON or in JavaScript.</summary>
    public static PageData Data() => new()
    {
        Lang = "uk",
        AccessRights = "Admin",
        Languages = EvPortalSample.PortalLanguages.Offered.Names,
        MainSite = new() { Url = "https://www.example.com/", MobileApp = "/app" },
        Contacts = new() { Hotline = "0 800 000 000", Phones = ["+380 00 000 00 00"] },
        Breadcrumbs = [new("Home", "/uk"), new(Awkward)],
        Title = Awkward,
        Translations = new Dictionary<string, string>(WidgetTexts.For(new("uk"))) { ["LoginTitle"] = Awkward },
    };
}
