#nullable enable
using System.Collections.Concurrent;
using System.Reflection;
using EvPortalWidgets;
using Microsoft.Extensions.DependencyInjection;
using StackExchange.Redis;
using Xunit;

/// <summary>How a site selects Redis. The tests in test/aspnet/redis have a server.</summary>
public sealed class RedisTests
{
    private const string Secret = "EvPortalWidgets:Secret=0123456789abcdef0123456789abcdef";

    [Fact]
    public async Task A_setting_that_nothing_uses_stops_the_start_and_the_error_names_the_line()
    {
        var error = await Assert.ThrowsAnyAsync<Exception>(
            () => Host.Start(builder => builder.Services.AddWidgetSignIn(), settings: ["EvPortalWidgets:Redis=localhost", Secret]));
        Assert.Contains("EvPortalWidgets:Redis is set, and nothing uses it", error.Message, StringComparison.Ordinal);
        Assert.Contains("EvPortalWidgets.Redis, and write builder.Services.AddSmsGuard().AddRedis();", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Without_the_setting_codes_and_counts_are_in_memory()
    {
        await using var host = await Host.Start(builder => builder.Services.AddSmsGuard().AddRedis());
        Assert.Empty(await host.Services.GetRequiredService<SmsGuard>().Problems());
    }

    [Theory]
    [InlineData(false, "EvPortalWidgets:Redis needs EvPortalWidgets:Secret. Write at least 32 random characters")]
    [InlineData(true, "AddRedis needs EvPortalWidgets:Secret. Write at least 32 random characters")]
    public async Task Without_a_secret_the_site_does_not_start(bool hasConnection, string message)
    {
        var error = await Assert.ThrowsAnyAsync<Exception>(() => Host.Start(
            builder =>
            {
                var guard = builder.Services.AddSmsGuard();
                if (hasConnection) guard.AddRedis(_ => throw new InvalidOperationException("nobody asks"));
                else guard.AddRedis();
            },
            settings: hasConnection ? [] : ["EvPortalWidgets:Redis=localhost"]));
        Assert.StartsWith(message, error.Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(",password=x", "EvPortalWidgets:Redis names no server: write host:port.")]
    [InlineData("localhost,pasword=x", "pasword")]
    public async Task A_setting_that_cannot_work_stops_the_start(string redis, string message)
    {
        var error = await Assert.ThrowsAnyAsync<Exception>(
            () => Host.StartAlone(guard => guard.AddRedis(), $"EvPortalWidgets:Redis={redis}", Secret));
        Assert.Contains(message, error.Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task The_connection_of_the_site_wins_over_the_setting_and_stays_open(bool isSettingLast)
    {
        var connection = DispatchProxy.Create<IConnectionMultiplexer, Connection>();
        var asked = ((Connection)connection).Asked;
        await using (var host = await Host.Start(
            builder =>
            {
                var guard = builder.Services.AddSmsGuard();
                if (!isSettingLast) guard.AddRedis();
                guard.AddRedis(_ => connection);
                if (isSettingLast) guard.AddRedis();
            },
            settings: ["EvPortalWidgets:Redis=,nobody", Secret]))
        {
            Assert.True(SpinWait.SpinUntil(() => asked.Contains("GetDatabase"), 10_000));
        }
        Assert.DoesNotContain(asked, name => name is "Dispose" or "DisposeAsync" or "Close" or "CloseAsync");
    }

    /// <summary>A connection of the site. It has no database.</summary>
    private class Connection : DispatchProxy
    {
        public ConcurrentQueue<string> Asked { get; } = new();

        protected override object? Invoke(MethodInfo? targetMethod, object?[]? args)
        {
            Asked.Enqueue(targetMethod!.Name);
            return null;
        }
    }
}
