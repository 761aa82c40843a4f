namespace EvPortalWidgets;

/// <summary>The builds that the assembly has: its own, and those of former releases, for pages that are still open or cached.</summary>
internal sealed class WidgetBuilds
{
    private const string List = "/manifest.json";

    private readonly Func<string?> setting;
    private readonly WidgetLog log;
    private readonly WidgetBuild? own;
    private readonly string? problem;
    // Few sites ever need one, and reading it takes longer than reading the own one.
    private readonly Dictionary<string, Lazy<WidgetBuild?>> former;
    private volatile bool isServed;
    private volatile WidgetBuild? last;

    /// <param name="parse">Reads JSON. It may throw any exception.</param>
    /// <param name="setting">Reads the version that new pages use, if the site's settings name one.</param>
    public WidgetBuilds(BuildFiles files, Func<string, WidgetList?> parse, Func<string?> setting, WidgetLog log)
    {
        (this.setting, this.log) = (setting, log);
        own = WidgetBuildReader.Read(files.Read, parse, out problem);
        if (problem != null) log.Write(WidgetEvents.BrokenAssembly, problem);
        former = files.Names.Where(name => name.EndsWith(List, StringComparison.Ordinal)).Select(name => name[..^List.Length])
            .ToDictionary(version => version, version => new Lazy<WidgetBuild?>(() => Former(version)), StringComparer.OrdinalIgnoreCase);

        WidgetBuild? Former(string version)
        {
            var build = WidgetBuildReader.Read(name => files.Read($"{version}/{name}"), parse, out var wrong);
            if (wrong != null) log.Write(WidgetEvents.BrokenAssembly, $"{version}: {wrong}");
            return build;
        }
    }

    /// <summary>Serves the builds from now on. What is wrong with the build of new pages is in the log at once.</summary>
    public void Serve()
    {
        isServed = true;
        Current(out _);
    }

    /// <summary>
    /// The build for a page, or null and the reason. A site at the root of its host has no base path.
    /// </summary>
    public WidgetBuild? ForPage(string basePath, out string? reason)
    {
        if (basePath.Trim('/') == "") return Current(out reason);
        reason = $"the site runs below {basePath}";
        log.Once(WidgetEvents.BelowPath, basePath);
        return null;
    }

    /// <summary>The build that new pages use, and what is wrong with it. Null if pages have no widgets.</summary>
    public WidgetBuild? Current(out string? reason)
    {
        reason = problem ?? (isServed ? null : "the site does not call MapWidgets(): write app.MapWidgets(); before app.Run();");
        if (reason != null || own == null)
        {
            log.OnceEach(WidgetEvents.NoBuild, reason);
            return null;
        }
        var version = (setting() ?? "").Trim(' ', '/');
        var build = Named(version);
        if (build == null)
        {
            build = last ?? own;
            reason = $"the setting EvPortalWidgets:Version names {version}";
            var known = former.Keys.Prepend(own.Version).Distinct();
            log.OnceEach(WidgetEvents.UnknownVersion, version, string.Join(", ", known), build.Version);
        }
        if (build != last)
        {
            last = build;
            log.Write(WidgetEvents.NewBuild, build.Version, build.Path);
        }
        return build;
    }

    /// <summary>The file for an address below <c>/widgets/</c>. Of several builds the one with the right hash is preferred.</summary>
    /// <param name="path">The rest of the address: <c>header.js</c> or <c>1.0.0/header.js</c>.</param>
    /// <param name="hash">The value of <c>v</c> in the address, or null.</param>
    public WidgetFile? Find(string path, string? hash)
    {
        if (!isServed) return null;
        var at = path.LastIndexOf('/');
        var name = path[(at + 1)..];
        var named = Named(path[..Math.Max(at, 0)])?.Find(name);
        if (string.IsNullOrEmpty(hash) || named?.Hash == hash) return named;
        var all = former.Values.Select(build => build.Value).Prepend(own);
        return all.Select(build => build?.Find(name)).FirstOrDefault(file => file?.Hash == hash) ?? named;
    }

    /// <summary>The build of a version. Until its release, a build can have the number of a former one: then it is the own one.</summary>
    private WidgetBuild? Named(string version)
    {
        if (version == "" || version == own?.Version) return own;
        return former.TryGetValue(version, out var found) ? found.Value : null;
    }
}
