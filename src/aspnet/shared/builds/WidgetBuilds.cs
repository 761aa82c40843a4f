using System.Collections.Concurrent;
using System.Text.RegularExpressions;

namespace EvPortalWidgets;

/// <summary>All builds that the site has: in its assembly, and in the folders of its versions beside it.</summary>
internal sealed class WidgetBuilds
{
    private readonly string place;
    private readonly Func<string, FileInfo> find;
    private readonly Func<string, WidgetList?> parse;
    private readonly Func<string?> setting;
    private readonly WidgetLog log;
    private readonly Func<TimeSpan> clock;
    private readonly WidgetBuild? embedded;
    // Each page and each script needs it, and the disk may be in another machine.
    private readonly OncePerSecond<DateTime?> changed;
    // Windows finds a folder by any spelling of its name, and each entry keeps a build.
    private readonly ConcurrentDictionary<string, WidgetFolder> folders = new(StringComparer.OrdinalIgnoreCase);
    private volatile WidgetBuild? last;
    private volatile WidgetBuild? served;

    /// <param name="place">The folder of the site that has a folder for each version. The log names it.</param>
    /// <param name="find">Gives the file for a path below that folder.</param>
    /// <param name="parse">Reads JSON. It may throw any exception.</param>
    /// <param name="setting">Reads the version that new pages use, if the site's settings name one.</param>
    public WidgetBuilds(
        string place,
        Func<string, FileInfo> find,
        Func<string, WidgetList?> parse,
        Func<string?> setting,
        WidgetLog log,
        Func<TimeSpan> clock)
    {
        (this.place, this.find, this.parse, this.setting, this.log, this.clock) = (place, find, parse, setting, log, clock);
        changed = new(ChangeOf, clock);
        embedded = WidgetBuildReader.Read(Resource, parse, null, out var problem);
        if (problem != null && Resource("manifest.json") != null) log.Write(WidgetEvents.BrokenAssembly, problem);
    }

    /// <summary>
    /// Serves the build of the assembly from now on. What is wrong with the build of new pages is in the log at once.
    /// </summary>
    public void Serve()
    {
        served = embedded;
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

    /// <summary>The build that new pages use, or null and the reason.</summary>
    public WidgetBuild? Current(out string? reason)
    {
        var version = (setting() ?? "").Trim(' ', '/');
        var build = Named(version, out reason) ?? last ?? served;
        if (build != null && build != last)
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
        var at = path.LastIndexOf('/');
        var version = path[..Math.Max(at, 0)];
        if (!IsName(version)) return null;
        // A visitor's address must not fill the memory with folders that do not exist.
        var isFolder = folders.ContainsKey(version) || changed[version] != null;
        var here = new[] { IsServed(version) ? served : null, isFolder ? Folder(version).Read(out _) : null };
        var name = path[(at + 1)..];
        var files = here.Append(served).Select(build => build?.Find(name)).ToList();
        return files.Find(file => file?.Hash == hash) ?? files.Take(here.Length).FirstOrDefault(file => file != null);
    }

    private WidgetBuild? Named(string version, out string? problem)
    {
        problem = null;
        if (IsServed(version)) return served;
        if (version == "" && embedded != null && changed[""] == null)
            problem = "the site does not call MapWidgets(): write app.MapWidgets(); before app.Run();";
        else if (IsName(version)) return Folder(version).Read(out problem);
        else problem = $"the setting EvPortalWidgets:Version is not the name of a folder in {place}/: {version}";
        log.OnceEach(WidgetEvents.NoBuild, problem);
        return null;
    }

    private bool IsServed(string version) => served != null && (version == "" || version == served.Version);

    /// <summary>Whether this can be the name of a folder. Windows ignores dots at the end, and throws for long names.</summary>
    private static bool IsName(string version) => Regex.IsMatch(version, @"^(\w([\w.+-]{0,60}[\w+-])?)?\z");

    private WidgetFolder Folder(string version) =>
        folders.GetOrAdd(version, added => new WidgetFolder(place, added, find, () => changed[added], parse, log, clock));

    /// <summary>When the manifest of a folder was written. Null if there is none.</summary>
    private DateTime? ChangeOf(string version)
    {
        var manifest = find($"{version}/manifest.json".TrimStart('/'));
        return manifest.Exists ? manifest.LastWriteTimeUtc : null;
    }

    private static byte[]? Resource(string name)
    {
        var stream = typeof(WidgetBuilds).Assembly.GetManifestResourceStream($"EvPortalWidgets/{name}");
        if (stream == null) return null;
        using var reader = new BinaryReader(stream);
        return reader.ReadBytes((int)stream.Length);
    }
}
