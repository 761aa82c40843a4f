#nullable enable
using System.Globalization;
using System.Net;
using System.Text;
using EvPortalWidgets;
using Microsoft.AspNetCore.Authentication.Cookies;
using Microsoft.AspNetCore.Builder;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Net.Http.Headers;
using Xunit;

/// <summary>How a site sends the scripts, with all that stands between a browser and them.</summary>
public sealed class FileTests(FileTests.Site site) : IClassFixture<FileTests.Site>
{
    private const string Immutable = "public, max-age=31536000, immutable", NoCache = "no-cache";
    private static readonly string Folder = $"/widgets/{Dist.Version}";
    private static readonly string Header = $"{Folder}/header.js?v={Dist.Hash("header.js")}";

    private Host Host => site.Host;

    [Theory]
    [InlineData(null, "")]
    [InlineData("gzip, deflate, br, zstd", "br")]
    [InlineData("gzip", "gzip")]
    [InlineData("br ; q=0.00 , gzip;q=0.001", "gzip")]
    [InlineData("br;q=0, *", "gzip")]
    [InlineData("GZIP;Q=0.1", "gzip")]
    [InlineData("identity, brotli", "")]
    public async Task A_browser_gets_the_best_encoding_that_it_accepts(string? accepted, string encoding)
    {
        using var answer = await Host.Ask(Header, null, accepted is null ? [] : [$"Accept-Encoding: {accepted}"]);
        var name = "header.js" + encoding switch { "br" => ".br", "gzip" => ".gz", _ => "" };
        var body = await answer.Content.ReadAsByteArrayAsync();
        Assert.Equal(HttpStatusCode.OK, answer.StatusCode);
        Assert.Equal("text/javascript; charset=utf-8", $"{answer.Content.Headers.ContentType}");
        Assert.Equal(body.Length, answer.Content.Headers.ContentLength);
        Assert.Equal("Accept-Encoding", $"{answer.Headers.Vary}");
        Assert.Equal($"\"{Dist.Hash(name)}\"", $"{answer.Headers.ETag}");
        Assert.Equal(encoding, string.Join(',', answer.Content.Headers.ContentEncoding));
        Assert.Equal(Dist.Bytes(name), body);
    }

    /// <summary>A header of 30 kB took 17 ms of the processor.</summary>
    [Theory]
    [InlineData(1000, 1000, 304)]
    [InlineData(1001, 1000, 200)]
    [InlineData(1000, 1001, 200)]
    public void Headers_above_1000_characters_count_as_none(int accepted, int known, int status)
    {
        // A client of the tests would leave the commas out.
        var response = Response(name => name == "Accept-Encoding"
            ? "br".PadRight(accepted, ',') : $"\"{Dist.Hash("header.js.br")}\"".PadRight(known, ','));
        Assert.Equal(status, response.Status);
        Assert.Equal(accepted == 1000, response.Headers["ETag"] == $"\"{Dist.Hash("header.js.br")}\"");
    }

    [Fact]
    public void The_culture_of_the_thread_does_not_change_which_encodings_are_accepted()
    {
        var before = CultureInfo.CurrentCulture;
        // There "I" is no capital "i".
        CultureInfo.CurrentCulture = new("tr-TR");
        try
        {
            Assert.Equal("gzip", Response(name => name == "Accept-Encoding" ? "GZIP;Q=0.1" : null).Headers["Content-Encoding"]);
        }
        finally
        {
            CultureInfo.CurrentCulture = before;
        }
    }

    public static TheoryData<string, string> Cached => new()
    {
        { Header, Immutable },
        { $"{Folder}/header.js", Immutable },
        { $"{Folder}/header.js?v=0123456789abcdef", NoCache },
        { $"/widgets/header.js?v={Dist.Hash("header.js")}", Immutable },
        { "/widgets/header.js", NoCache },
    };

    [Theory]
    [MemberData(nameof(Cached))]
    public async Task An_address_that_can_mean_only_one_content_is_kept(string path, string cached)
    {
        using var answer = await Host.Ask(path);
        Assert.Equal($"OK {cached}", $"{answer.StatusCode} {string.Join(',', answer.Headers.NonValidated[HeaderNames.CacheControl])}");
    }

    [Theory]
    [InlineData("widgets.css", "text/css")]
    [InlineData("shared.js", "text/javascript")]
    [InlineData("LICENSES.txt", "text/plain")]
    public async Task A_file_has_its_type(string name, string type)
    {
        using var answer = await Host.Ask($"{Folder}/{name}");
        Assert.Equal($"{type}; charset=utf-8", $"{answer.Content.Headers.ContentType}");
    }

    [Fact]
    public async Task A_browser_that_has_the_file_gets_304_for_the_encoding_that_it_has()
    {
        var known = $"If-None-Match: \"other\", W/\"{Dist.Hash("header.js.br")}\"";
        using var same = await Host.Ask(Header, null, "Accept-Encoding: br", known);
        using var other = await Host.Ask(Header, null, "Accept-Encoding: gzip", known);
        Assert.Equal($"NotModified \"{Dist.Hash("header.js.br")}\"", $"{same.StatusCode} {same.Headers.ETag}");
        Assert.Empty(await same.Content.ReadAsByteArrayAsync());
        Assert.Equal(HttpStatusCode.OK, other.StatusCode);
    }

    [Fact]
    public async Task HEAD_is_answered_with_the_headers_of_GET()
    {
        using var answer = await Host.Ask(Header, HttpMethod.Head, "Accept-Encoding: br");
        Assert.Equal(HttpStatusCode.OK, answer.StatusCode);
        Assert.Equal("br", Assert.Single(answer.Content.Headers.ContentEncoding));
        Assert.Equal(Dist.Bytes("header.js.br").Length, answer.Content.Headers.ContentLength);
        Assert.Empty(await answer.Content.ReadAsByteArrayAsync());
    }

    public static TheoryData<string> Unknown =>
        [$"{Folder}/manifest.json", $"{Folder}/header.js.br", $"{Folder}/../web.config", "/widgets/..%2fappsettings.json", "/widgets/9.9/header.js"];

    [Theory]
    [MemberData(nameof(Unknown))]
    public async Task Nothing_else_is_found(string path)
    {
        using var answer = await Host.Ask(path);
        Assert.Equal(HttpStatusCode.NotFound, answer.StatusCode);
    }

    [Fact]
    public async Task Only_GET_and_HEAD_are_allowed()
    {
        using var answer = await Host.Ask(Header, HttpMethod.Post);
        Assert.Equal("MethodNotAllowed GET, HEAD", $"{answer.StatusCode} {string.Join(", ", answer.Content.Headers.Allow)}");
    }

    [Fact]
    public async Task A_file_that_MapStaticAssets_knows_too_is_sent_by_MapWidgets()
    {
        using var answer = await Host.Ask("/widgets/header.js", null, "Accept-Encoding: br");
        Assert.Equal($"\"{Dist.Hash("header.js.br")}\"", $"{answer.Headers.ETag}");
    }

    [Fact]
    public async Task A_page_of_the_site_itself_may_be_below_widgets() =>
        Assert.Equal("a page of the site", await Host.Text("/widgets/own"));

    [Fact]
    public async Task Below_a_path_the_files_are_served_and_a_page_says_why_it_has_no_widgets()
    {
        using var file = await Host.Ask($"/portal{Folder}/footer.js");
        Assert.Equal(HttpStatusCode.OK, file.StatusCode);
        const string reason = "<!-- ev-portal-widgets: this page has no widgets: the site runs below /portal -->";
        foreach (var _ in Enumerable.Range(0, 2)) Assert.Contains(reason, await Host.Text("/portal/page"), StringComparison.Ordinal);
        Assert.Equal(1, Host.Logged("The site runs below /portal"));
    }

    [Fact]
    public async Task RequireHost_limits_MapWidgets_to_its_host()
    {
        await using var host = await Host.Start(widgets: app => app.MapWidgets().RequireHost("portal.example.com"));
        using var right = await host.Ask($"http://portal.example.com{Folder}/footer.js");
        using var wrong = await host.Ask($"http://other.example.com{Folder}/footer.js");
        Assert.Equal("OK NotFound", $"{right.StatusCode} {wrong.StatusCode}");
    }

    private WidgetResponse Response(Func<string, string?> header)
    {
        var file = Host.Services.GetRequiredService<WidgetManifest>().Builds.Find("header.js", Dist.Hash("header.js"))!;
        return new(file, "GET", "header.js", null, header);
    }

    /// <summary>A site whose pages are for signed-in users, with all caches and compressions of the framework.</summary>
    public sealed class Site : IAsyncLifetime
    {
        internal Host Host { get; private set; } = null!;

        public async Task InitializeAsync() => Host = await Host.Start(
            builder =>
            {
                builder.Services.AddAuthentication(CookieAuthenticationDefaults.AuthenticationScheme).AddCookie();
                builder.Services.AddAuthorization();
                builder.Services.AddOutputCache(options => options.AddBasePolicy(policy => policy.Cache()));
                builder.Services.AddResponseCaching().AddResponseCompression();
                var widgets = Path.Combine(builder.Environment.ContentRootPath, "wwwroot/widgets");
                Directory.CreateDirectory(widgets);
                File.WriteAllText(Path.Combine(widgets, "header.js"), "of the site");
                var headers = """{"Name":"ETag","Value":"W/\"of the site\""},{"Name":"Content-Length","Value":"11"},{"Name":"Content-Type","Value":"text/javascript"},{"Name":"Last-Modified","Value":"Fri, 27 Nov 2026 00:00:00 GMT"}""";
                var asset = $$"""{"Route":"widgets/header.js","AssetFile":"widgets/header.js","Selectors":[],"ResponseHeaders":[{{headers}}],"EndpointProperties":[]}""";
                var list = $$"""{"Version":1,"ManifestType":"Build","Endpoints":[{{asset}}]}""";
                File.WriteAllText(Path.Combine(builder.Environment.ContentRootPath, "assets.json"), list);
            },
            app =>
            {
                app.UsePathBase("/portal").UseResponseCompression().UseResponseCaching().UseRouting().UseOutputCache().UseAuthorization();
                app.UseStaticFiles();
                app.MapStaticAssets(Path.Combine(app.Environment.ContentRootPath, "assets.json"));
                app.MapGet("/page", (EvPortalWidgets.WidgetTags tags) => $"{tags.Styles()}{tags.Scripts()}");
                app.MapGet("/widgets/own", () => "a page of the site");
            },
            app =>
            {
                app.MapGroup("").RequireAuthorization().MapWidgets();
                // A second call does no harm.
                app.MapWidgets();
            });

        public async Task DisposeAsync() => await Host.DisposeAsync();
    }
}
