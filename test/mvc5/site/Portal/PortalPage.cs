using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Web;
using EvPortalWidgets;
using Portal.Resources;

namespace Portal
{
    /// <summary>The data of a page for the widgets.</summary>
    public static class PortalPage
    {
        public static PageData Describe(HttpContextBase context, string title)
        {
            var lang = Languages.Current;
            var texts = Texts();
            return new PageData
            {
                Lang = lang,
                AccessRights = context.User != null && context.User.IsInRole("Admin") ? "Admin" : "",
                SiteUrl = context.Request.Url.GetLeftPart(System.UriPartial.Authority) + "/" + lang,
                Translations = texts,
                Languages = Languages.Offered,
                MainSite = new WidgetMainSite
                {
                    Url = "https://www.example.com/",
                    About = "/about",
                    Contacts = "/contacts",
                    Support = "/support",
                    MobileApp = "/app",
                    News = "/news",
                    Shop = "https://shop.example.com/",
                },
                Contacts = new WidgetContacts
                {
                    Hotline = "0 800 000 000",
                    Phones = new[] { "+380 00 000 00 00", "+380 00 000 00 01" },
                    Email = "info@example.com",
                    Address = SiteTexts.Of("Address"),
                },
                Breadcrumbs = new[] { new WidgetBreadcrumb(texts["HomePage"], "/" + lang), new WidgetBreadcrumb(title) },
                Title = title,
            };
        }

        /// <summary>The texts of the widgets; the site's own texts replace some of them.</summary>
        public static Dictionary<string, string> Texts()
        {
            return WidgetTexts.For(CultureInfo.CurrentUICulture)
                .ToDictionary(text => text.Key, text => SiteTexts.Find(text.Key) ?? text.Value);
        }
    }
}
