#nullable disable
using System;
using System.Collections.Generic;
using System.Linq;

namespace EvPortalWidgets
{
    /// <summary>
    /// What a visitor sees of a widget before its script has run, or without one: its links, in the language of the page.
    /// </summary>
    internal sealed class FirstContent
    {
        private readonly PageData page;
        private readonly string lang;

        private FirstContent(PageData page)
        {
            this.page = page;
            lang = PageAddress.Language(page);
        }

        /// <param name="widget">The name of the widget.</param>
        /// <param name="page">The data of the page. Without it there is no first content.</param>
        /// <param name="address">The address of the page, below its host.</param>
        public static string Of(string widget, PageData page, string address)
        {
            var content = page == null ? "" : new FirstContent(page).Html(widget, "/" + address.TrimStart('/', '\\'));
            return content == "" ? "" : "<div data-first=\"" + widget + "\">" + content + "</div>";
        }

        private string Html(string widget, string address)
        {
            if (widget == "header") return "<nav aria-label=" + Quote(Text("Menu")) + ">" + List(Menu()) + "</nav>";
            if (widget == "footer") return string.Concat(Groups()) + List(Portal("legal", ""));
            if (widget != "login-card") return "";
            var hotline = page.Contacts == null || string.IsNullOrWhiteSpace(page.Contacts.Hotline) ? "" : Hotline();
            var call = hotline == "" ? "" : "<br>" + hotline;
            var needsScript = "<p>" + Encode(Text("LoginNeedsScript")) + "</p>" + (hotline == "" ? "" : "<p>" + hotline + "</p>");
            var late = Link(Text("LoginLoadAgain"), address) + call;
            // Old browsers do not know cascade layers. There widgets.css shows this text in place of the next two.
            var old = "<p data-old hidden>" + Encode(Text("LoginNeedsNewBrowser")) + call + "</p>";
            var loading = "<p>" + Encode(Text("LoginLoading")) + "</p><p data-late>" + late + "</p>";
            return "<noscript>" + needsScript + "</noscript>" + old + loading;
        }

        private List<string> Menu()
        {
            var isAdmin = page.AccessRights == "Admin";
            var links = Portal(isAdmin ? "menu" : "menu visitors", "/" + lang).ToList();
            var main = page.MainSite == null ? null : PageAddress.Safe(page.MainSite.Url);
            if (main != null) links.Insert(0, Link(Text("MainSite"), main));
            // A visitor's last link is the login.
            links.InsertRange(isAdmin ? links.Count : links.Count - 1, Own(page.Menu));
            return links.Concat(Portal(isAdmin ? "account" : "", "/" + lang)).ToList();
        }

        private IEnumerable<string> Groups()
        {
            var rows = page.MainSite == null ? new string[0][] : WidgetTable.MainSite(page.MainSite);
            var main = rows.Select(row => Link(Text(row[0]), PageAddress.Below(page.MainSite.Url, row[1])));
            var groups = new Dictionary<string, IEnumerable<string>>
            {
                { "Contacts", page.Contacts == null ? new string[0] : Contacts() },
                { "ProductTitle", Portal("footer", "").Concat(Own(page.FooterLinks)) },
                { "MainSite", main.Where(link => link != null) },
            };
            return groups.Where(each => each.Value.Any())
                .Select(each => "<div><h2>" + Encode(Text(each.Key)) + "</h2>" + List(each.Value) + "</div>");
        }

        private IEnumerable<string> Contacts()
        {
            var contacts = page.Contacts;
            if (!string.IsNullOrWhiteSpace(contacts.Hotline)) yield return Hotline();
            foreach (var phone in contacts.Phones ?? new string[0]) yield return Link(phone, PageAddress.Call(phone)) ?? Encode(phone);
            if (!string.IsNullOrWhiteSpace(contacts.Email)) yield return Link(contacts.Email, "mailto:" + contacts.Email);
            if (!string.IsNullOrWhiteSpace(contacts.Address)) yield return Encode(contacts.Address);
        }

        private string Hotline()
        {
            var number = page.Contacts.Hotline;
            return Encode(Text("Hotline")) + ": " + (Link(number, PageAddress.Call(number)) ?? Encode(number));
        }

        private IEnumerable<string> Portal(string lists, string start)
        {
            return WidgetTable.Links.Where(row => lists.Split(' ').Contains(row[0])).Select(row => Link(Text(row[1]), start + row[2]));
        }

        private static IEnumerable<string> Own(IEnumerable<WidgetLink> links)
        {
            return (links ?? new WidgetLink[0]).Select(each => Link(each.Name, PageAddress.Safe(each.Link))).Where(link => link != null);
        }

        private string Text(string key)
        {
            var given = page.Translations ?? new Dictionary<string, string>();
            // The widgets find keys in any letter case, the exact one first.
            var texts = given.Where(each => each.Key.Equals(key, StringComparison.OrdinalIgnoreCase))
                .OrderByDescending(each => each.Key == key).Select(each => each.Value);
            return texts.FirstOrDefault(text => !string.IsNullOrWhiteSpace(text)) ?? WidgetTextTable.Languages["en"][key];
        }

        private static string List(IEnumerable<string> items)
        {
            return "<ul>" + string.Concat(items.Select(item => "<li>" + item + "</li>")) + "</ul>";
        }

        private static string Link(string text, string address)
        {
            return address == null || text == null ? null : "<a href=" + Quote(address) + ">" + Encode(text) + "</a>";
        }

        private static string Quote(string value)
        {
            return "\"" + Encode(value) + "\"";
        }

        private static string Encode(string value)
        {
            // Letters of every script stay as they are. Mono's own encoder would write each as a number.
            return value.Replace("&", "&amp;").Replace("<", "&lt;").Replace(">", "&gt;").Replace("\"", "&quot;");
        }
    }
}
