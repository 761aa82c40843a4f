#nullable enable
using System.Text.RegularExpressions;
using EvPortalWidgets;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.OutputCaching;
using Microsoft.Extensions.DependencyInjection;
using Xunit;

/// <summary>No cache of a site keeps what is only for one visitor.</summary>
public sealed class CacheTests
{
    private static readonly string[] Calls =
        ["/account/phonelogin", "/account/emaillogin", "/login/checkout", "/web/setculture", "/web/getbuildversion"];

    public static TheoryData<string, int> Caches => new()
    {
        { "/policy", 200 }, { "/policy", 400 }, { "/policy", 429 }, { "/policy", 503 },
        // The response caching middleware keeps nothing else.
        { "/header", 200 },
    };

    [Theory]
    [MemberData(nameof(Caches))]
    public async Task What_a_cache_keeps_of_another_address_it_keeps_of_no_call(string cache, int status)
    {
        await using var host = await Start();
        async Task<(string, string)> Twice(string path)
        {
            using var first = await host.Ask($"{cache}{path}?status={status}");
            using var second = await host.Ask($"{cache}{path}?status={status}");
            Assert.Equal(status, (int)second.StatusCode);
            if (path != "/page") Assert.Equal("no-store", $"{second.Headers.CacheControl}");
            return (await first.Content.ReadAsStringAsync(), await second.Content.ReadAsStringAsync());
        }

        var (kept, again) = await Twice("/page");
        Assert.Equal(kept, again);
        foreach (var path in Calls.SelectMany(call => new[] { call, call.ToUpperInvariant(), $"{call}/" }))
        {
            var (first, second) = await Twice(path);
            Assert.NotEqual($"{path} {first}", $"{path} {second}");
        }
    }

    [Fact]
    public async Task The_output_cache_keeps_no_page_with_the_login_card()
    {
        await using var host = await Start();
        var cookie = "";
        async Task<string> Token()
        {
            using var answer = await host.Ask("/card", null, cookie == "" ? [] : [$"Cookie: {cookie}"]);
            if (answer.Headers.TryGetValues("Set-Cookie", out var set)) cookie = set.First().Split(';')[0];
            return Regex.Match(await answer.Content.ReadAsStringAsync(), "RequestVerificationToken\"[^>]* value=\"([\\w-]{50,})\"").Groups[1].Value;
        }

        await Token();
        // At the second visit no cookie is set, which would be a reason to keep nothing.
        var own = await Token();
        cookie = "";
        Assert.NotEqual("", own);
        Assert.NotEqual(own, await Token());
    }

    private static Task<Host> Start()
    {
        var answers = 0;
        // Minimal APIs that each cache may keep. Their answers are numbers.
        IResult Next(HttpContext context, int status)
        {
            context.Response.Headers.CacheControl = "public, max-age=60";
            return Results.Text($"{++answers}", statusCode: status);
        }

        return Host.Start(
            builder =>
            {
                builder.Services.AddOutputCache(options => options.AddBasePolicy(policy => policy.Cache()));
                builder.Services.AddResponseCaching().AddAntiforgery();
            },
            app =>
            {
                app.UseResponseCaching().UseRouting().UseOutputCache();
                app.MapGet("/policy/{**call}", Next).CacheOutput(new StoresAll());
                app.MapGet("/header/{**call}", Next).CacheOutput(policy => policy.NoCache());
                app.MapGet("/card", (WidgetTags tags) => tags.PrepareCard()).CacheOutput();
            });
    }

    /// <summary>A policy of a site that stores each answer, whatever its status and whatever other policies say.</summary>
    private sealed class StoresAll : IOutputCachePolicy
    {
        public ValueTask CacheRequestAsync(OutputCacheContext context, CancellationToken cancellation)
        {
            context.EnableOutputCaching = true;
            return Allow(context);
        }

        public ValueTask ServeFromCacheAsync(OutputCacheContext context, CancellationToken cancellation) => Allow(context);

        public ValueTask ServeResponseAsync(OutputCacheContext context, CancellationToken cancellation) => Allow(context);

        private static ValueTask Allow(OutputCacheContext context)
        {
            context.AllowCacheLookup = context.AllowCacheStorage = true;
            return default;
        }
    }
}
