#nullable enable
using System.Collections.Concurrent;
using System.Net;
using System.Net.Sockets;
using System.Reflection;
using EvPortalWidgets;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Options;
using StackExchange.Redis;
using Xunit;

/// <summary>How a site selects Redis. The tests in test/aspnet/redis have a server.</summary>
public sealed class RedisTests
{
    private static readonly TimeSpan Patience = TimeSpan.FromSeconds(10);

    private const string Secret = "EvPortalWidgets:Secret=0123456789abcdef0123456789abcdef";

    [Fact]
    public async Task A_setting_that_nothing_uses_stops_the_start_and_the_error_names_the_line()
    {
        var error = await Assert.ThrowsAsync<OptionsValidationException>(
            () => Host.Start(builder => builder.Services.AddWidgetSignIn(), settings: ["EvPortalWidgets:Redis=localhost", Secret]));
        Assert.Contains("EvPortalWidgets:Redis is set, and nothing uses it", error.Message, StringComparison.Ordinal);
        Assert.Contains("EvPortalWidgets.Redis, and write builder.Services.AddSmsGuard().AddRedis();", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Without_the_setting_codes_and_counts_are_in_memory()
    {
        await using var host = await Host.Start(builder => builder.Services.AddSmsGuard().AddRedis());
        Assert.Empty((await host.Services.GetRequiredService<SmsGuard>().Health()).Problems);
    }

    [Theory]
    [InlineData(false, "EvPortalWidgets:Redis needs EvPortalWidgets:Secret. Write at least 32 random characters")]
    [InlineData(true, "AddRedis needs EvPortalWidgets:Secret. Write at least 32 random characters")]
    public async Task Without_a_secret_the_site_does_not_start(bool hasConnection, string message)
    {
        var error = await Assert.ThrowsAsync<OptionsValidationException>(() => Host.Start(
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
    [InlineData(",password=x", " names no server: write host:port.")]
    [InlineData("localhost,pasword=x", " has the option pasword, which StackExchange.Redis cannot read.")]
    [InlineData("localhost,connectTimeout=soon", " has the option connectTimeout, which StackExchange.Redis cannot read.")]
    [InlineData("localhost:99999,password=x", " has a part that StackExchange.Redis cannot read.")]
    [InlineData("localhost,tunnel=x", " has a part that StackExchange.Redis cannot read.")]
    // This may be the end of the password.
    [InlineData("localhost,password=ab,cd=ef", " has an option that StackExchange.Redis cannot read: the part 3. Commas separate the parts, so the password cannot have one.")]
    public async Task A_setting_that_cannot_work_stops_the_start_and_the_error_names_its_place_and_no_password(string redis, string message)
    {
        foreach (var (place, settings, code) in new[] { ("EvPortalWidgets:Redis", redis, null), ("AddRedis", "localhost", redis) })
        {
            var error = await Assert.ThrowsAsync<OptionsValidationException>(() => Host.StartAlone(
                guard => _ = code is null ? guard.AddRedis() : guard.AddRedis(code), $"EvPortalWidgets:Redis={settings}", Secret));
            Assert.Equal(place + message, error.Message);
        }
    }

    [Theory]
    [InlineData("", 1000)]
    [InlineData(",connecttimeout=5000", 5000)]
    [InlineData(",password=connectTimeout", 1000)]
    public async Task The_time_to_connect_is_a_second_if_the_setting_names_none(string options, int milliseconds)
    {
        var address = Nobody();
        Details log = new(address);
        await using var host = await Host.Start(
            builder =>
            {
                builder.Logging.SetMinimumLevel(LogLevel.Debug).AddProvider(log);
                builder.Services.AddSmsGuard().AddRedis();
            },
            settings: [$"EvPortalWidgets:Redis={address}{options}", Secret]);
        Assert.Contains($",connectTimeout={milliseconds},", (await log.Options.WaitAsync(Patience)) + ",", StringComparison.Ordinal);
    }

    [Fact]
    public async Task The_code_can_name_Redis_and_the_secret_and_the_connection_has_a_name_there()
    {
        using TcpListener redis = new(IPAddress.Loopback, 0);
        redis.Start();
        await using var host = await Host.Start(
            builder => builder.Services.AddSmsGuard(options => options.Secret = Secret.Split('=')[1]).AddRedis($"{redis.LocalEndpoint}"),
            settings: "EvPortalWidgets:Redis=nobody");
        using var client = await redis.AcceptTcpClientAsync().WaitAsync(Patience);
        using StreamReader all = new(client.GetStream());
        while (await all.ReadLineAsync().WaitAsync(Patience) != "SETNAME") { }
        // Before the name comes its length.
        await all.ReadLineAsync().WaitAsync(Patience);
        Assert.StartsWith("EvPortalWidgets-", await all.ReadLineAsync().WaitAsync(Patience), StringComparison.Ordinal);
    }

    [Fact]
    public async Task The_code_can_give_options_which_the_guard_uses_and_does_not_change()
    {
        var address = Nobody();
        TaskCompletionSource called = new(TaskCreationOptions.RunContinuationsAsynchronously);
        ConfigurationOptions redis = new()
        {
            EndPoints = { address },
            // As a certificate, this is in no text.
            BeforeSocketConnect = (_, _, _) => called.TrySetResult(),
        };
        var before = redis.ToString();
        Details log = new(address);
        await using var host = await Host.Start(
            builder =>
            {
                builder.Logging.SetMinimumLevel(LogLevel.Debug).AddProvider(log);
                builder.Services.AddSmsGuard(options => options.Secret = Secret.Split('=')[1]).AddRedis(redis);
            },
            settings: "EvPortalWidgets:Redis=nobody");
        await called.Task.WaitAsync(Patience);
        Assert.Contains("abortConnect=False", await log.Options.WaitAsync(Patience), StringComparison.Ordinal);
        Assert.Equal((before, BacklogPolicy.Default), (redis.ToString(), redis.BacklogPolicy));
    }

    [Fact]
    public async Task What_the_client_of_Redis_says_is_in_the_log_for_who_asks_for_details_and_without_the_password()
    {
        var address = Nobody();
        Details log = new(address);
        await using (await Host.Start(
            builder =>
            {
                builder.Logging.SetMinimumLevel(LogLevel.Debug).AddProvider(log);
                builder.Services.AddSmsGuard().AddRedis();
            },
            settings: [$"EvPortalWidgets:Redis={address},password=hush-hush", Secret]))
        {
            await log.HasError.WaitAsync(Patience);
        }
        Assert.All(log.Lines, line => Assert.Equal(LogLevel.Debug, line.Level));
        Assert.DoesNotContain(log.Lines, line => line.Text.Contains("hush-hush", StringComparison.Ordinal));
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

    [Theory]
    [InlineData(typeof(InvalidOperationException))]
    // So ends the wait of a client of HTTP, for example that of a vault.
    [InlineData(typeof(TaskCanceledException))]
    public async Task A_connection_of_the_site_that_has_thrown_is_asked_for_again(Type error)
    {
        var connection = DispatchProxy.Create<IConnectionMultiplexer, Connection>();
        var times = 0;
        using ManualResetEventSlim isAsked = new();
        await using var services = Site(guard => guard.AddRedis(_ =>
        {
            if (++times > 1) return connection;
            isAsked.Wait(Patience);
            throw (Exception)Activator.CreateInstance(error)!;
        }));
        var store = StoreOf(services);
        var first = store.Ask(new());
        // Otherwise this question could already be the one that opens it again.
        isAsked.Set();
        await Assert.ThrowsAsync(error, () => first);
        // This one has no database.
        await Assert.ThrowsAsync<NullReferenceException>(() => store.Ask(new()));
        Assert.Equal(["GetDatabase"], ((Connection)connection).Asked);
    }

    /// <summary>The services of a site that does not run, so only the test asks its store.</summary>
    private static ServiceProvider Site(Action<SmsGuardBuilder> add)
    {
        ServiceCollection services = new();
        services.AddSingleton<IConfiguration>(new ConfigurationBuilder().Build());
        add(services.AddSmsGuard(options => options.Secret = Secret.Split('=')[1]));
        return services.BuildServiceProvider();
    }

    /// <summary>An address at which nobody listens.</summary>
    private static string Nobody()
    {
        using TcpListener listener = new(IPAddress.Loopback, 0);
        listener.Start();
        return $"{listener.LocalEndpoint}";
    }

    private static ISmsStore StoreOf(IServiceProvider site) => site.GetRequiredService<SharedStore>().Open(site)!;

    /// <summary>The lines of a log about an address.</summary>
    private sealed class Details(string address) : ILoggerProvider, ILogger
    {
        private readonly TaskCompletionSource error = new(TaskCreationOptions.RunContinuationsAsynchronously);
        private readonly TaskCompletionSource<string> options = new(TaskCreationOptions.RunContinuationsAsynchronously);

        public ConcurrentQueue<(LogLevel Level, string Text)> Lines { get; } = new();

        public Task HasError => error.Task;

        /// <summary>With which options the client connects.</summary>
        public Task<string> Options => options.Task;

        public ILogger CreateLogger(string categoryName) => this;

        public IDisposable? BeginScope<TState>(TState state)
            where TState : notnull => null;

        public bool IsEnabled(LogLevel logLevel) => true;

        public void Log<TState>(LogLevel logLevel, EventId eventId, TState state, Exception? exception, Func<TState, Exception?, string> formatter)
        {
            var text = formatter(state, exception);
            // The line of the guard about a store that is away.
            if (eventId.Id != 0 || !text.Contains(address, StringComparison.Ordinal)) return;
            Lines.Enqueue((logLevel, text));
            if (exception is not null) error.TrySetResult();
            if (text.StartsWith(address + ",", StringComparison.Ordinal)) options.TrySetResult(text);
        }

        public void Dispose()
        {
        }
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
