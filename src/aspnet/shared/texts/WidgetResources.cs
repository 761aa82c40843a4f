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

    /// <summary>Reads the files below this folder, unless it is null. Logs what is wrong with the texts of each language.</summary>
    public void Start(string? folder, WidgetLog siteLog)
    {
        log = siteLog;
        List<string> found = [];
        if (path != null && folder != null)
        {
            var pattern = Path.Combine(folder, path.TrimStart('~', '/'));
            open = language => new(PathOf(pattern, language), siteLog);
            found = LanguagesOf(pattern);
            if (found.Count == 0 && !File.Exists(PathOf(pattern, ""))) siteLog.OnceEach(WidgetEvents.NoTextFile, path, folder);
        }
        Check(found, siteLog);
    }

    private void Check(List<string> found, WidgetLog log)
    {
        var languages = WidgetTextTable.Languages.Keys.Concat(found).Append(neutral ?? "");
        var texts = languages.Distinct(StringComparer.OrdinalIgnoreCase)
            .ToDictionary(language => language, language => Merged(language == "" ? [In("")] : Own(language)));
        var keys = texts.Values.SelectMany(each => each.Keys).Distinct().ToList();
        if (keys.Count == 0) log.OnceEach(WidgetEvents.NoTexts, name);
        var expected = TextRules.Expected(keys);
        foreach (var each in texts.Where(each => each.Value.Count > 0))
        {
            // A text that is missing in "uk-UA" comes from "uk".
            var hasParent = WidgetTexts.Chain(each.Key).Skip(1).Any(parent => texts.ContainsKey(parent) && texts[parent].Count > 0);
            var problem = Problem(each.Value, hasParent ? In(each.Key).Keys : expected);
            var language = each.Key == "" ? "without a language" : $"\"{each.Key}\"";
            if (problem != null) log.OnceEach(WidgetEvents.SiteTexts, language, path ?? name, problem);
        }
    }

    /// <summary>What a visitor would notice. Null if that is nothing.</summary>
    private static string? Problem(Dictionary<string, string> texts, ICollection<string> keys)
    {
        var missing = keys.Where(key => !texts.ContainsKey(key)).ToList();
        var parts = keys.Except(missing)
            .SelectMany(key => TextRules.Problems(key, texts[key]).Select(problem => $"{key} {problem}")).ToList();
        if (missing.Count > 0) parts.Insert(0, $"{string.Join(", ", missing)} missing");
        return parts.Count == 0 ? null : string.Join("; ", parts);
    }

    private static Dictionary<string, string> Merged(IEnumerable<IDictionary<string, string>> layers) =>
        layers.SelectMany(layer => layer).GroupBy(each => each.Key).ToDictionary(group => group.Key, group => group.First().Value);

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
            return Known(read(culture) ?? (key => null));
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

    /// <summary>The languages of the files.</summary>
    private static List<string> LanguagesOf(string pattern)
    {
        // .NET Framework allows no * in the name of a file.
        var folder = new FileInfo(PathOf(pattern, "")).Directory;
        if (folder is not { Exists: true }) return [];
        return [.. folder.GetFiles(Path.GetFileName(pattern).Replace(Mark, ".*.")).Select(file => file.Name.Split('.')[^2])];
    }

    /// <summary>The texts of the widgets that are not blank. The site's other texts are not for every visitor.</summary>
    internal static IDictionary<string, string> Known(Func<string, string?> find)
    {
        var texts = WidgetTextTable.Languages["en"].Keys.Select(key => (key, text: find(key) ?? ""));
        return texts.Where(each => !string.IsNullOrWhiteSpace(each.text)).ToDictionary(each => each.key, each => each.text);
    }
}
