using System.Globalization;
using EvPortalWidgets;
using Microsoft.Extensions.Localization;

namespace Portal;

/// <summary>The data of a page for the widgets.</summary>
public sealed class PortalPage(IHttpContextAccessor http, IStringLocalizer<SiteTexts> site)
{
    public PageData Describe(string title)
    {
        var request = http.HttpContext!.Request;
        var lang = Languages.Current;
        var texts = Texts();
        return new PageData
        {
            Lang = lang,
            AccessRights = http.HttpContext.User.IsInRole("Admin") ? "Admin" : "",
            SiteUrl = $"{request.Scheme}://{request.Host}/{lang}",
            Translations = texts,
            Languages = Languages.Offered,
            MainSite = new()
            {
                Url = "https://www.example.com/",
                About = "/about",
                Contacts = "/contacts",
                Support = "/support",
                MobileApp = "/app",
                News = "/news",
                Shop = "https://shop.example.com/",
            },
            Contacts = new()
            {
                Hotline = "0 800 000 000",
                Phones = ["+380 00 000 00 00", "+380 00 000 00 01"],
                Email = "info@example.com",
                Address = site["Address"],
            },
            Breadcrumbs = [new(texts["HomePage"], $"/{lang}"), new(title)],
            Title = title,
        };
    }

    /// <summary>The texts of the widgets; the site's own texts replace some of them.</summary>
    public Dictionary<string, string> Texts()
    {
        var texts = WidgetTexts.For(CultureInfo.CurrentUICulture);
        foreach (var text in site.GetAllStrings(includeParentCultures: true))
        {
            if (texts.ContainsKey(text.Name)) texts[text.Name] = text.Value;
        }
        return texts;
    }
}
