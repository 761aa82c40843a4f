#nullable enable
using System.Security.Cryptography;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.RegularExpressions;
using EvPortalWidgets;
using Microsoft.AspNetCore.Builder;
using Microsoft.Extensions.Configuration;
using Xunit;

/// <summary>Which build new pages use.</summary>
public sealed class BuildTests
{
    private const string Setting = "EvPortalWidgets:Version";

    [Theory]
    [InlineData("manifest.json", null, "manifest.json does not exist")]
    [InlineData("manifest.json", "{\"files\": {", "manifest.json is not a complete manifest")]
    [InlineData("manifest.json", "null", "manifest.json is not a complete manifest")]
    [InlineData("manifest.json", "{\"version\":\"3\",\"files\":{},\"widgets\":{}}", "manifest.json lists no files")]
    [InlineData("shared.js", null, "shared.js is missing, or is not the file")]
    [InlineData("shared.js", "half a file", "shared.js is missing, or is not the file")]
    public async Task Pages_keep_the_last_build_while_one_in_a_folder_is_not_complete(string file, string? content, string reason)
    {
        await using var host = await Start();
        var path = Path.Combine(Copy(host, "3.0.1"), file);
        if (content is null) File.Delete(path);
        else await File.WriteAllTextAsync(path, content);
        host.Set(Setting, "3.0.1");
        foreach (var _ in Enumerable.Range(0, 2)) Assert.Equal(Dist.Version, await FolderOfPage(host));
        Assert.Equal(1, host.Logged($"The build in ev-portal-widgets/3.0.1 cannot be used: {reason}"));
    }

    [Fact]
    public async Task A_build_that_is_not_complete_is_read_again_after_five_seconds()
    {
        await using var host = await Start();
        var script = Path.Combine(Copy(host, "3.0.1"), "shared.js");
        await File.WriteAllTextAsync(script, "half a file");
        host.Set(Setting, "3.0.1");
        Assert.Equal(Dist.Version, await FolderOfPage(host));
        await File.WriteAllBytesAsync(script, Dist.Bytes("shared.js"));
        host.Clock.Advance(TimeSpan.FromSeconds(4.9));
        Assert.Equal(Dist.Version, await FolderOfPage(host));
        host.Clock.Advance(TimeSpan.FromSeconds(0.1));
        Assert.Equal("3.0.1", await FolderOfPage(host));
        // It stays complete while its files are replaced.
        await File.WriteAllTextAsync(script, "half of the next version");
        Assert.Equal(Dist.Text("shared.js"), await host.Text("/widgets/3.0.1/shared.js"));
    }

    [Fact]
    public async Task Files_are_looked_at_once_a_second_and_a_new_build_is_seen_after_it()
    {
        await using var host = await Start();
        host.Set(Setting, "3.0.1");
        Assert.Equal(Dist.Version, await FolderOfPage(host));
        Copy(host, "3.0.1");
        host.Clock.Advance(TimeSpan.FromMilliseconds(999));
        Assert.Equal(Dist.Version, await FolderOfPage(host));
        host.Clock.Advance(TimeSpan.FromMilliseconds(1));
        // The faulty one was read less than five seconds ago, but its manifest has a new date.
        Assert.Equal("3.0.1", await FolderOfPage(host));
    }

    [Fact]
    public async Task A_page_that_is_written_during_a_deployment_has_the_files_of_one_build()
    {
        Host site = null!;
        await using var host = site = await Host.Start(map: app => app.MapGet("/page", (WidgetTags tags, string? next) =>
        {
            var styles = tags.Styles();
            if (next is not null) site.Set(Setting, next);
            return $"{styles}{tags.Scripts()}";
        }));
        foreach (var version in new[] { "3.0.1", "3.0.2" }) Copy(host, version);
        async Task<string> Folders(string path) => string.Join(' ', Regex.Matches(await host.Text(path), "\"/widgets/([^/]*)/").Select(each => each.Groups[1].Value).Distinct());
        Assert.Equal(Dist.Version, await Folders("/page?next=3.0.1"));
        Assert.Equal("3.0.1", await Folders("/page?next=3.0.2"));
        Assert.Equal("3.0.2", await Folders("/page"));
        Assert.Equal(1, host.Logged("in /widgets/3.0.2/"));
    }

    [Fact]
    public async Task Of_many_requests_at_once_each_has_the_new_build()
    {
        await using var host = await Start();
        Copy(host, "3.0.1");
        host.Set(Setting, "3.0.1");
        var pages = await Task.WhenAll(Enumerable.Range(0, 100).Select(_ => FolderOfPage(host)));
        Assert.Equal(["3.0.1"], pages.Distinct());
    }

    [Fact]
    public async Task A_page_that_is_still_open_gets_the_script_of_a_build_without_a_version_by_its_hash()
    {
        await using var host = await Start();
        var folder = Copy(host, "");
        var list = JsonNode.Parse(await File.ReadAllTextAsync(Path.Combine(folder, "manifest.json")))!;
        var (script, entry) = ("of the build before"u8.ToArray(), list["files"]!["footer.js"]!);
        (entry["hash"], entry["integrity"]) = ("0123456789abcdef", $"sha384-{Convert.ToBase64String(SHA384.HashData(script))}");
        await File.WriteAllTextAsync(Path.Combine(folder, "manifest.json"), list.ToJsonString());
        await File.WriteAllBytesAsync(Path.Combine(folder, "footer.js"), script);
        host.Clock.Advance(TimeSpan.FromSeconds(1));
        Assert.Equal("of the build before", await host.Text("/widgets/footer.js?v=0123456789abcdef"));
        Assert.Equal(Dist.Text("footer.js"), await host.Text($"/widgets/footer.js?v={Dist.Hash("footer.js")}"));
    }

    [Fact]
    public async Task A_setting_that_cannot_be_a_folder_is_named_in_the_log()
    {
        await using var host = await Start();
        host.Set(Setting, "../secret");
        Assert.Equal(Dist.Version, await FolderOfPage(host));
        Assert.Equal(1, host.Logged("the setting EvPortalWidgets:Version is not the name of a folder"));
    }

    [Fact]
    public async Task A_version_that_is_not_there_is_in_the_log_before_the_first_page()
    {
        await using var host = await Start($"{Setting}=9.9");
        Assert.Equal(1, host.Logged("The build in ev-portal-widgets/9.9 cannot be used: manifest.json does not exist."));
    }

    [Fact]
    public void Windows_finds_a_folder_by_any_spelling_of_its_name_and_it_is_read_once()
    {
        var root = Directory.CreateTempSubdirectory("spellings-").FullName;
        Dist.CopyTo(Path.Combine(root, "3.0.1-rc"));
        var read = 0;
        WidgetList? List(string json) => ++read > 1 ? null : JsonSerializer.Deserialize<WidgetList>(json, JsonSerializerOptions.Web);
        FileInfo FileOf(string path) => new(Path.Combine(root, path[..path.LastIndexOf('/')].ToLowerInvariant(), Path.GetFileName(path)));
        WidgetBuilds builds = new("widgets", FileOf, List, () => "", new((_, _, _) => { }), () => TimeSpan.Zero);
        // The assembly has a build, too.
        read = 0;
        Assert.All(["3.0.1-rc", "3.0.1-RC", "3.0.1-Rc"], name => Assert.NotNull(builds.Find($"{name}/shared.js", null)));
        Assert.Equal(1, read);
        Directory.Delete(root, true);
    }

    private static Task<Host> Start(params string[] settings) =>
        Host.Start(map: app => app.MapGet("/page", (WidgetTags tags) => $"{tags.Styles()}{tags.Scripts()}"), settings: settings);

    private static string Copy(Host host, string version)
    {
        var folder = Path.Combine(host.Root, "ev-portal-widgets", version);
        Dist.CopyTo(folder);
        return folder;
    }

    private static async Task<string> FolderOfPage(Host host) =>
        Regex.Match(await host.Text("/page"), "\"/widgets/([^/]*)/shared.js").Groups[1].Value;
}
