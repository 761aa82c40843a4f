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
    // What a page sets stays in the memory.
    public void Configure(IWebHostBuilder builder) => builder.UseStaticWebAssets().ConfigureAppConfiguration(site => site.AddInMemoryCollection())
        .ConfigureServices((context, services) =>
    {
        services.AddRazorComponents();
        services.AddRazorPages();
        services.AddOutputCache(o => o.AddPolicy("pages", p => p.VaryByValue(_ => new("lang", CultureInfo.CurrentUICulture.Name))));
        // The guide of 2.0, word for word. It stored the answers to the calls of the card.
        if (context.Configuration["Guide"] == "2.0")
            services.AddOutputCache(o => o.AddBasePolicy(p => p.VaryByValue(_ => new("lang", CultureInfo.CurrentUICulture.Name))));
        services.Configure<MvcOptions>(options => options.Filters.Add<EverybodySignsIn>());
        // Visitors have not agreed to cookies that the site could do without.
        services.Configure<CookiePolicyOptions>(options => options.CheckConsentNeeded = _ => true);
        Sessions.AddTo(services, context.Configuration["Session"]);
        services.AddAntiforgery(options =>
        {
            options.HeaderName = context.Configuration["HeaderName"] ?? options.HeaderName;
            options.FormFieldName = context.Configuration["FormFieldName"] ?? options.FormFieldName;
        });
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
