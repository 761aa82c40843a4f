using EvPortalWidgets;
using Microsoft.AspNetCore.Mvc;

[assembly: HostingStartup(typeof(Portal.Cases))]

namespace Portal;

/// <summary>Adds to the site of the guide what only tests need.</summary>
public sealed class Cases : IHostingStartup, IStartupFilter
{
    private const string Awkward = "Ļöğïñ </script><b>\"it's\"</b> &amp; {{ ⚡😀\u2028<!-- <script>";

    // Without UseStaticWebAssets a site that is not published would have no stylesheet in Production.
    public void Configure(IWebHostBuilder builder) => builder.UseStaticWebAssets().ConfigureServices((context, services) =>
    {
        services.AddTransient<IStartupFilter, Cases>();
        services.AddRazorComponents();
        services.AddRazorPages();
        services.AddOutputCache(options => options.AddBasePolicy(
            policy => policy.With(cache => cache.HttpContext.Request.Path == "/dev/block").Cache()));
        services.Configure<MvcOptions>(options => options.Filters.Add<EverybodySignsIn>());
        services.AddAntiforgery(options =>
        {
            options.HeaderName = context.Configuration["HeaderName"] ?? options.HeaderName;
            options.FormFieldName = context.Configuration["FormFieldName"] ?? options.FormFieldName;
        });
    });

    public Action<IApplicationBuilder> Configure(Action<IApplicationBuilder> next) => app =>
    {
        app.UseOutputCache();
        next(app);
    };

    /// <summary>Data with all kinds of fields, and with characters that are special in HTML, in JSON or in JavaScript.</summary>
    public static PageData Data() => new()
    {
        Lang = "uk",
        AccessRights = "Admin",
        Languages = EvPortalSample.PortalLanguages.Offered,
        MainSite = new() { Url = "https://www.example.com/", MobileApp = "/app" },
        Contacts = new() { Hotline = "0 800 000 000", Phones = ["+380 00 000 00 00"] },
        Breadcrumbs = [new("Home", "/uk"), new(Awkward)],
        Title = Awkward,
        Translations = new Dictionary<string, string>(WidgetTexts.For(new("uk"))) { ["LoginTitle"] = Awkward },
    };
}
