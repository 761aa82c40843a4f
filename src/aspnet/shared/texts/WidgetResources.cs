using System.Collections.Concurrent;
using System.Globalization;
using System.Reflection;
using System.Resources;

namespace EvPortalWidgets;

/// <summary>The site's own texts: its compiled resources, and in development their files.</summary>
internal sealed class WidgetResources
{
    private const string Mark = ".{lang}.";

    private readonly string name;
    private readonly Func<CultureInfo, Func<string, string?>?> read;
    private readonly string? path;
    private readonly string? neutral;
    private readonly OncePerSecond<IDictionary<string, string>> compiled;
    private readonly ConcurrentDictionary<string, WidgetResourceFile> files = new();
    private volatile Func<string, WidgetResourceFile>? open;
    private volatile WidgetLog? log;

    /// <param name="name">How the log names the resources that have no path.</param>
    /// <param name="read">Returns what finds the texts of one culture, without its parents, or null if there are none.</param>
    /// <param name="path">The files, for example <c>Resources/Texts.{lang}.resx</c>, or null.</param>
    /// <param name="neutral">The language of the file without a language, or null.</param>
    public WidgetResources(
        string name, Func<CultureInfo, Func<string, string?>?> read, string? path, string? neutral, Func<TimeSpan> clock)
    {
        if (path != null && !path.Contains(Mark))
            throw new ArgumentException("The texts of the site need a path like Resources/Texts.{lang}.resx, not " + path);
        (this.name, this.read, this.path, this.neutral) = (name, read, path, neutral);
        compiled = new(Compiled, clock);
    }

    /// <summary>What a site has compiled. Without a language, the neutral one is that of the assembly.</summary>
    public static WidgetResources Of(ResourceManager resources, string? path, string? neutral, Func<TimeSpan> clock) =>
        new(resources.BaseName, culture => In(resources, culture), path, neutral ?? NeutralOf(resources), clock);

    /// <summary>The texts for a culture, the most exact ones first. Texts of an unknown language count for each culture.</summary>
    public IEnumerable<IDictionary<string, string>> For(string culture) => neutral == null ? Own(culture).Append(In("")) : Own(culture);

    /// <summary>The texts of one file: those of a language, or those without a language.</summary>
    public IDictionary<string, string> In(string language)
    {
        var file = open is { } read ? files.GetOrAdd(language, read) : null;
        return file?.Read() ?? compiled[language];
    }

    /// <summary>Reads the files below this folder, unless it is null.</summary>
    public void Start(string? folder, WidgetLog siteLog)
    {
        log = siteLog;
        if (path == null || folder == null) return;
        var pattern = Path.Combine(folder, path.TrimStart('~', '/'));
        open = language => new(PathOf(pattern, language), siteLog);
        if (!HasFile(pattern)) siteLog.OnceEach(WidgetEvents.NoTextFile, path, folder);
    }

    private IEnumerable<IDictionary<string, string>> Own(string culture)
    {
        var own = WidgetTexts.Chain(culture).Select(In);
        return neutral != null && culture.Split('-')[0] == neutral.Split('-')[0] ? own.Append(In("")) : own;
    }

    private IDictionary<string, string> Compiled(string language)
    {
        try
        {
            var culture = language == "" ? CultureInfo.InvariantCulture : new CultureInfo(language);
            return Usable(read(culture) ?? (key => null), name, log);
        }
        catch (CultureNotFoundException)
        {
            // A visitor can make up a name, but not one of our languages.
            if (WidgetTextTable.Languages.ContainsKey(language)) log?.OnceEach(WidgetEvents.NoCulture, name);
            return new Dictionary<string, string>();
        }
        catch (MissingManifestResourceException)
        {
            // Each file may have a language.
            return new Dictionary<string, string>();
        }
    }

    /// <summary>Finds the texts of one culture, without those of its parents. Null if it has none.</summary>
    private static Func<string, string?>? In(ResourceManager resources, CultureInfo culture) =>
        resources.GetResourceSet(culture, true, false) is { } set ? key => set.GetObject(key, true) as string : null;

    /// <summary>The <c>NeutralResourcesLanguage</c> of the assembly, or null.</summary>
    private static string? NeutralOf(ResourceManager resources)
    {
        // Only a class that inherits it can read this field.
        var field = typeof(ResourceManager).GetField("MainAssembly", BindingFlags.Instance | BindingFlags.NonPublic);
        var language = (field?.GetValue(resources) as Assembly)?.GetCustomAttribute<NeutralResourcesLanguageAttribute>();
        return language is { CultureName: not "" } ? language.CultureName : null;
    }

    private static string PathOf(string pattern, string language) => pattern.Replace(Mark, language == "" ? "." : $".{language}.");

    private static bool HasFile(string pattern)
    {
        if (File.Exists(PathOf(pattern, ""))) return true;
        // .NET Framework allows no * in the name of a file.
        var folder = new FileInfo(PathOf(pattern, "")).Directory;
        return folder is { Exists: true } && folder.GetFiles(Path.GetFileName(pattern).Replace(Mark, ".*.")).Length > 0;
    }

    /// <summary>
    /// The texts of the widgets without blank ones, and without those that <see cref="TextRules" /> refuses: these count as missing.
    /// The site's other texts are not for every visitor.
    /// </summary>
    /// <param name="source">How the log names the file or the resources.</param>
    internal static IDictionary<string, string> Usable(Func<string, string?> find, string source, WidgetLog? log)
    {
        Dictionary<string, string> texts = [];
        foreach (var key in WidgetTextTable.Languages["en"].Keys)
        {
            var text = find(key) ?? "";
            if (string.IsNullOrWhiteSpace(text)) continue;
            var problem = string.Join(", and ", TextRules.Problems(key, text));
            if (problem == "") texts[key] = text;
            // Not with the language: a visitor can make up any number of them.
            else log?.OnceEach(WidgetEvents.SiteTexts, key, source, text, problem);
        }
        return texts;
    }
}
