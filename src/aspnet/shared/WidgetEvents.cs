using static EvPortalWidgets.WidgetLevel;

namespace EvPortalWidgets;

/// <summary>What the log says about scripts, pages and texts. The table of the guide is written from here.</summary>
internal static class WidgetEvents
{
    public static readonly WidgetEvent NewBuild = new(
        4000, "NewBuild", Information, "New pages use the widgets of version {Version} in {Path}");
    public static readonly WidgetEvent NoBuild = new(
        4001, "NoBuild", Error, "The build cannot be used: {Problem}.");
    public static readonly WidgetEvent UnknownVersion = new(
        4002, "UnknownVersion", Error,
        "The setting EvPortalWidgets:Version names {Version}. This package has {Versions}. Pages use {Used}.");
    public static readonly WidgetEvent BrokenAssembly = new(
        4003, "BrokenAssembly", Error, "The build in the assembly of the package cannot be used: {Problem}.");
    public static readonly WidgetEvent BelowPath = new(
        4004, "BelowPath", Error,
        "The site runs below {Path}, but the widgets' links and calls start at the root of the host. So pages get "
        + "no widgets and show the server's content. Give the site its own host.");
    public static readonly WidgetEvent NoScripts = new(
        4005, "NoScripts", Error,
        "The page {Page} has the widget {Name} and no script of it: write {Scripts} before </body>. If that names widgets, add this one.");
    public static readonly WidgetEvent UnknownWidget = new(
        4007, "UnknownWidget", Error, "There is no widget named {Name}. The widgets are {Widgets}.");
    public static readonly WidgetEvent SiteTexts = new(
        4009, "SiteTexts", Error,
        "The text {Key} of {Resources}, \"{Text}\", {Problem}. Until it is corrected, pages show that of the widgets.");
    public static readonly WidgetEvent NoTextFile = new(
        4013, "NoTextFile", Error, "No file is at {Path} in {Folder}. So pages show a changed text only after the next build.");
    public static readonly WidgetEvent BrokenTextFile = new(
        4014, "BrokenTextFile", Error, "{File} cannot be read, so its last texts are shown: {Error}");
    public static readonly WidgetEvent NoToken = new(
        4015, "NoToken", Error, "A login was refused, because it has no antiforgery token. If each login is refused, write "
        + "@Html.AntiForgeryToken() into the page with the login card.");
    public static readonly WidgetEvent TokenInHeader = new(
        4016, "TokenInHeader", Error, "No login can work: the page selects JSON bodies, but MVC 5 reads the antiforgery token only from a "
        + "form. Write BodyFormat = \"form\" into the data of the page.");
    public static readonly WidgetEvent LateCard = new(
        4018, "LateCard", Error,
        "The page {Page} was partly sent before its login card was written, so the card has no cookies: send nothing "
        + "of this page early (FlushAsync, streaming).");
    public static readonly WidgetEvent NoCulture = new(
        4019, "NoCulture", Error,
        "Globalization is invariant on this server, so it cannot read the languages of {Resources}, and pages show "
        + "the texts of the widgets. Write <PredefinedCulturesOnly>false</PredefinedCulturesOnly> into the project of the site.");
}
