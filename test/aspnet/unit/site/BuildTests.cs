#nullable enable
using System.IO.Compression;
using System.Security.Cryptography;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.RegularExpressions;
using EvPortalWidgets;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Options;
using Microsoft.Net.Http.Headers;
using Xunit;

/// <summary>Which build new pages use, and what pages of former releases get.</summary>
public sealed class BuildTests
{
    private const string Setting = "EvPortalWidgets:Version", FormerFooter = "// of the former release";

    [Fact]
    public async Task New_pages_go_back_to_a_former_release_and_on_again_without_a_restart()
    {
        await using var host = await Start(Former("3.0.1"));
        Assert.Equal(Dist.Version, await VersionOfPage(host));
        host.Set(Setting, "3.0.1");
        Assert.Equal("3.0.1", await VersionOfPage(host));
        host.Set(Setting, " /3.0.1/ ");
        Assert.Equal("3.0.1", await VersionOfPage(host));
        host.Set(Setting, Dist.Version);
        Assert.Equal(Dist.Version, await VersionOfPage(host));
        Assert.Equal(1, host.Logged("4000 New pages use the widgets of version 3.0.1 in /widgets/3.0.1/"));
        Assert.Equal(0, host.Logged("4002"));
    }

    [Theory]
    [InlineData("gzip, br", "gzip")]
    // The repository has no other form of it.
    [InlineData("br", "")]
    [InlineData("identity", "")]
    public async Task A_page_that_is_still_open_gets_the_scripts_of_its_release(string accepted, string encoding)
    {
        await using var host = await Start(Former("3.0.1"));
        using var answer = await host.Ask($"/widgets/3.0.1/footer.js?v={HashOf(FormerFooter)}", null, $"Accept-Encoding: {accepted}");
        var body = await answer.Content.ReadAsByteArrayAsync();
        Assert.Equal(encoding, string.Join(',', answer.Content.Headers.ContentEncoding));
        Assert.Equal(FormerFooter, Encoding.UTF8.GetString(encoding == "" ? body : Unzipped(body)));
        Assert.Equal("public, max-age=31536000, immutable", string.Join(',', answer.Headers.NonValidated[HeaderNames.CacheControl]));
        Assert.Equal("text/javascript; charset=utf-8", $"{answer.Content.Headers.ContentType}");
    }

    /// <summary>Before a release its number is still the last one, and a page can come from a server with another release.</summary>
    [Fact]
    public async Task The_hash_in_an_address_decides_and_then_the_version()
    {
        await using var host = await Start(Former(Dist.Version));
        var own = Dist.Text("footer.js");
        foreach (var path in new[] { $"{Dist.Version}/footer.js", "footer.js", "9.9/footer.js" })
        {
            Assert.Equal(FormerFooter, await host.Text($"/widgets/{path}?v={HashOf(FormerFooter)}"));
            Assert.Equal(own, await host.Text($"/widgets/{path}?v={Dist.Hash("footer.js")}"));
        }
        foreach (var path in new[] { $"{Dist.Version}/footer.js", "footer.js", "footer.js?v=0123456789abcdef" })
            Assert.Equal(own, await host.Text($"/widgets/{path}"));
        host.Set(Setting, Dist.Version);
        Assert.Contains($"footer.js?v={Dist.Hash("footer.js")}", await host.Text("/page"), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("manifest.json", "{\"files\": {", "manifest.json is not a complete manifest")]
    [InlineData("manifest.json", "null", "manifest.json is not a complete manifest")]
    [InlineData("manifest.json", "{\"version\":\"3\",\"files\":{},\"widgets\":{}}", "manifest.json lists no files")]
    [InlineData("shared.js.gz", null, "shared.js is missing, or is not the file")]
    [InlineData("shared.js.gz", "half a file", "")]
    public async Task Pages_keep_the_last_build_if_a_former_release_is_not_complete(string file, string? content, string reason)
    {
        var former = Former("3.0.1");
        former.Remove($"3.0.1/{file}");
        if (content is not null) former.Add($"3.0.1/{file}", Encoding.UTF8.GetBytes(content));
        await using var host = await Start(former);
        host.Set(Setting, "3.0.1");
        foreach (var _ in Enumerable.Range(0, 2)) Assert.Equal(Dist.Version, await VersionOfPage(host));
        Assert.Equal(1, host.Logged($"4003 The build in the assembly of the package cannot be used: 3.0.1: {reason}"));
    }

    [Fact]
    public async Task Without_a_complete_build_in_the_assembly_a_page_says_why_it_has_no_widgets()
    {
        var broken = Former("3.0.1");
        broken["shared.js"] = "half a file"u8.ToArray();
        await using var host = await Start(broken);
        const string reason = "shared.js is missing, or is not the file that manifest.json describes";
        Assert.Contains($"<!-- ev-portal-widgets: this page has no widgets: {reason} -->", await host.Text("/page"), StringComparison.Ordinal);
        Assert.Equal(1, host.Logged($"4001 The build cannot be used: {reason}."));
        Assert.Equal(1, host.Logged("4003"));
    }

    [Fact]
    public async Task A_page_that_is_written_during_a_change_of_the_setting_has_the_files_of_one_build()
    {
        Host site = null!;
        await using var host = site = await Start(Former("3.0.1"), app => app.MapGet("/changing", (WidgetTags tags) =>
        {
            var styles = tags.Styles();
            site.Set(Setting, "3.0.1");
            return $"{styles}{tags.Scripts()}";
        }));
        Assert.Equal([Dist.Version], await VersionsOf(host, "/changing"));
        Assert.Equal(["3.0.1"], await VersionsOf(host, "/page"));
    }

    [Fact]
    public async Task Of_many_requests_at_once_each_has_the_new_build()
    {
        await using var host = await Start(Former("3.0.1"));
        host.Set(Setting, "3.0.1");
        var pages = await Task.WhenAll(Enumerable.Range(0, 100).Select(_ => VersionOfPage(host)));
        Assert.Equal(["3.0.1"], pages.Distinct());
    }

    [Fact]
    public async Task A_version_that_the_package_does_not_have_is_in_the_log_before_the_first_page()
    {
        await using var host = await Start(Former("3.0.1"), null, $"{Setting}=9.9");
        Assert.Equal(1, host.Logged(
            $"4002 The setting EvPortalWidgets:Version names 9.9. This package has {Dist.Version}, 3.0.1. Pages use {Dist.Version}."));
        Assert.Equal(Dist.Version, await VersionOfPage(host));
        host.Set(Setting, "3.0.1");
        Assert.Equal("3.0.1", await VersionOfPage(host));
        host.Set(Setting, "../secret");
        foreach (var _ in Enumerable.Range(0, 2)) Assert.Equal("3.0.1", await VersionOfPage(host));
        Assert.Equal(1, host.Logged(
            $"4002 The setting EvPortalWidgets:Version names ../secret. This package has {Dist.Version}, 3.0.1. Pages use 3.0.1."));
    }

    [Fact]
    public void The_assembly_has_each_former_release_of_the_repository_complete()
    {
        var files = BuildFiles.OfAssembly;
        var versions = Dist.Former;
        Assert.NotEmpty(versions);
        Assert.Equal(versions, files.Names.Where(name => name.EndsWith("/manifest.json", StringComparison.Ordinal)).Select(Path.GetDirectoryName).Order());
        List<string> lines = [];
        WidgetBuilds builds = new(files, json => JsonSerializer.Deserialize<WidgetList>(json, JsonSerializerOptions.Web), () => "", new((line, values, _) => lines.Add(line.Text(values))));
        builds.Serve();
        Assert.All(versions, version => Assert.NotNull(builds.Find($"{version}/shared.js", "a hash of no build")));
        Assert.Single(lines);
    }

    /// <summary>The build of the assembly and a former release, whose footer is another one.</summary>
    private static Dictionary<string, byte[]> Former(string version)
    {
        var own = BuildFiles.OfAssembly.Names.Where(name => !name.Contains('/', StringComparison.Ordinal));
        var files = own.ToDictionary(name => name, name => BuildFiles.OfAssembly.Read(name)!);
        var list = JsonNode.Parse(Dist.Text("manifest.json"))!;
        list["version"] = version;
        var footer = Encoding.UTF8.GetBytes(FormerFooter);
        foreach (var (name, bytes) in new[] { ("footer.js", footer), ("footer.js.gz", Zipped(footer)) })
        {
            var entry = list["files"]![name]!;
            (entry["hash"], entry["integrity"]) = (HashOf(bytes), $"sha384-{Convert.ToBase64String(SHA384.HashData(bytes))}");
            files[$"{version}/{name}"] = bytes;
        }
        files.Remove($"{version}/footer.js");
        foreach (var name in own.Where(name => name.EndsWith(".gz", StringComparison.Ordinal))) files.TryAdd($"{version}/{name}", files[name]);
        files[$"{version}/LICENSES.txt.gz"] = Zipped(files["LICENSES.txt"]);
        files[$"{version}/manifest.json"] = Encoding.UTF8.GetBytes(list.ToJsonString());
        return files;
    }

    private static Task<Host> Start(Dictionary<string, byte[]> files, Action<WebApplication>? map = null, params string[] settings) =>
        Host.Start(
            builder => builder.Services.AddSingleton(site => new WidgetManifest(
                site.GetRequiredService<IWebHostEnvironment>(),
                site.GetRequiredService<IOptionsMonitor<WidgetSettings>>(),
                site.GetRequiredService<ILogger<WidgetManifest>>(),
                site.GetRequiredService<TimeProvider>(),
                new(files.Keys, files.GetValueOrDefault))),
            app =>
            {
                app.MapGet("/page", (WidgetTags tags) => $"{tags.Styles()}{tags.Scripts()}");
                map?.Invoke(app);
            },
            settings: settings);

    private static string HashOf(string text) => HashOf(Encoding.UTF8.GetBytes(text));

    private static string HashOf(byte[] bytes) => Convert.ToHexStringLower(SHA256.HashData(bytes))[..16];

    private static byte[] Zipped(byte[] bytes)
    {
        using MemoryStream zipped = new();
        using (GZipStream zip = new(zipped, CompressionLevel.Optimal)) zip.Write(bytes);
        return zipped.ToArray();
    }

    private static byte[] Unzipped(byte[] bytes)
    {
        using GZipStream zip = new(new MemoryStream(bytes), CompressionMode.Decompress);
        using StreamReader reader = new(zip);
        return Encoding.UTF8.GetBytes(reader.ReadToEnd());
    }

    private static async Task<string> VersionOfPage(Host host) => Assert.Single(await VersionsOf(host, "/page"));

    private static async Task<string[]> VersionsOf(Host host, string path) =>
        [.. Regex.Matches(await host.Text(path), "\"/widgets/([^/]*)/").Select(each => each.Groups[1].Value).Distinct()];
}
