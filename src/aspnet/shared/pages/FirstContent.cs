namespace EvPortalWidgets;

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

    /// <param name="page">The data of the page. Without it there is no first content.</param>
    /// <param name="address">The address of the page, below its host.</param>
    public static string Of(string? widget, PageData? page, string address)
    {
        var content = page == null ? "" : new FirstContent(page).Html(widget, $"/{address.TrimStart('/', '\\')}");
        // The landmarks of the page are the same before and after.
        var element = widget == "login-card" ? "div" : widget;
        return content == "" ? "" : $"<{element} data-first=\"{widget}\">{content}</{element}>";
    }

    private string Html(string? widget, string address)
    {
        if (widget == "header") return $"{Logo()}{Language()}<nav aria-label={Quote(Text("Menu"))}>{List(Menu())}</nav>";
        if (widget == "footer") return $"<div>{string.Concat(Groups())}</div>{List(Portal("legal", ""))}{Copyright()}";
        if (widget != "login-card") return "";
        var hotline = Given(page.Contacts?.Hotline) is { } number ? Hotline(number) : null;
        var call = hotline == null ? "" : $"<br>{hotline}";
        var needsScript = $"<p>{Encode(Text("LoginNeedsScript"))}</p>{(hotline == null ? "" : $"<p>{hotline}</p>")}";
        // Old browsers do not know cascade layers. There widgets.css shows this text in place of the next two.
        var old = $"<p data-old hidden>{Encode(Text("LoginNeedsNewBrowser"))}{call}</p>";
        var loading = $"<p>{Encode(Text("LoginLoading"))}</p><p data-late>{Link(Text("LoginLoadAgain"), address)}{call}</p>";
        return $"<h2>{Encode(Text("LoginTitle"))}</h2><noscript>{needsScript}</noscript>{old}{loading}";
    }

    /// <summary>
    /// The groups of the footer that have all their rows, in the words of widgets.css: it reserves the height of a whole group. One that lacks a row
    /// has the height of its first content.
    /// </summary>
    public static string WholeGroups(PageData page)
    {
        string?[] contacts = [page.Contacts?.Hotline, page.Contacts?.Email, page.Contacts?.Address];
        var hasContacts = contacts.All(each => Given(each) != null) && page.Contacts?.Phones is { Count: > 1 };
        var hasMain = page.MainSite is { } site && PagesOf(site).Count() == WidgetTable.MainSite(site).Length;
        return $"{(hasContacts ? "contacts" : "")} {(hasMain ? "main" : "")}".Trim();
    }

    /// <summary>The link to the chargers site. Nobody should confuse a test site with the real one.</summary>
    private string Logo()
    {
        var site = PageAddress.Safe(page.SiteUrl) ?? "/";
        var title = site.Contains("test") ? "TEST" : Text("ProductTitle");
        return $"<a href={Quote(site)}>{WidgetTable.Logo}<span>{Encode(title)}</span></a>";
    }

    /// <summary>The flag and the name of the current language, if there are others.</summary>
    private string Language()
    {
        var languages = PageAddress.Languages(page);
        if (languages.All(IsCurrent)) return "";
        var name = languages.Where(IsCurrent).Select(each => each.Value).FirstOrDefault() ?? lang;
        var flag = $"<img src={Quote($"{WidgetTable.Flags}{lang}.svg")} width=\"24\" alt=\"\">";
        return $"<span>{flag}<span>{Encode(name)}</span></span>";

        bool IsCurrent(KeyValuePair<string, string> each) => each.Key.Equals(lang, StringComparison.OrdinalIgnoreCase);
    }

    private List<string> Menu()
    {
        var isAdmin = page.AccessRights == "Admin";
        var links = Portal(isAdmin ? "menu" : "menu visitors", $"/{lang}").ToList();
        if (PageAddress.Safe(page.MainSite?.Url) is { } main) links.Insert(0, Link(Text("MainSite"), main));
        // A visitor's last link is the login.
        links.InsertRange(isAdmin ? links.Count : links.Count - 1, Own(page.Menu));
        if (isAdmin) links.Add($"<span>{Encode(Text("PersonalAccount"))}</span>{List(Portal("account", $"/{lang}"))}");
        return links;
    }

    private IEnumerable<string> Groups()
    {
        var groups = new Dictionary<string, IEnumerable<string>>
        {
            { "Contacts", page.Contacts == null ? [] : Contacts(page.Contacts) },
            { "ProductTitle", Portal("footer", "").Concat(Own(page.FooterLinks)) },
            { "MainSite", page.MainSite == null ? [] : Main(page.MainSite) },
        };
        return groups.Where(each => each.Value.Any())
            .Select(each => $"<div><h2>{Encode(Text(each.Key))}</h2>{List(each.Value)}</div>");
    }

    private IEnumerable<string> Main(WidgetMainSite site) => PagesOf(site).Select(page => Link(Text(page.Key), page.Value));

    /// <summary>The key of the text and the address of each page that has one.</summary>
    private static IEnumerable<KeyValuePair<string, string>> PagesOf(WidgetMainSite site) =>
        from row in WidgetTable.MainSite(site)
        let address = PageAddress.Below(site.Url, row[1])
        where address != null
        select new KeyValuePair<string, string>(row[0], address);

    private string Copyright() => $"<p>© {DateTime.UtcNow.Year} {Encode(Text("ProductTitle"))}</p>";

    private IEnumerable<string> Contacts(WidgetContacts contacts)
    {
        if (Given(contacts.Hotline) is { } hotline) yield return Hotline(hotline);
        foreach (var phone in contacts.Phones ?? []) yield return Phone(phone);
        if (Given(contacts.Email) is { } email) yield return Link(email, $"mailto:{email}");
        if (Given(contacts.Address) is { } address) yield return Encode(address);
    }

    private string Hotline(string number) => $"<span>{Encode(Text("Hotline"))}:</span> {Phone(number)}";

    private static string Phone(string number) => PageAddress.Call(number) is { } call ? Link(number, call) : Encode(number);

    private static string? Given(string? text) => string.IsNullOrWhiteSpace(text) ? null : text;

    private IEnumerable<string> Portal(string lists, string start) =>
        WidgetTable.Links.Where(row => lists.Split(' ').Contains(row[0])).Select(row => Link(Text(row[1]), start + row[2]));

    private static IEnumerable<string> Own(IEnumerable<WidgetLink>? links) =>
        from link in links ?? []
        let address = PageAddress.Safe(link.Link)
        where address != null && link.Name != null
        select Link(link.Name, address);

    private string Text(string key)
    {
        var given = page.Translations ?? new Dictionary<string, string>();
        // The widgets find keys in any letter case, the exact one first.
        var texts = given.Where(each => each.Key.Equals(key, StringComparison.OrdinalIgnoreCase))
            .OrderByDescending(each => each.Key == key).Select(each => each.Value);
        return texts.FirstOrDefault(text => !string.IsNullOrWhiteSpace(text)) ?? WidgetTextTable.Languages["en"][key];
    }

    private static string List(IEnumerable<string> items) => $"<ul>{string.Concat(items.Select(item => $"<li>{item}</li>"))}</ul>";

    private static string Link(string text, string address) => $"<a href={Quote(address)}>{Encode(text)}</a>";

    private static string Quote(string value) => $"\"{Encode(value)}\"";

    private static string Encode(string value) =>
        // Letters of every script stay as they are. Mono's own encoder would write each as a number.
        value.Replace("&", "&amp;").Replace("<", "&lt;").Replace(">", "&gt;").Replace("\"", "&quot;");
}
