#nullable enable
using System.Collections.Concurrent;
using EvPortalWidgets;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.TestHost;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Time.Testing;

/// <summary>A site in this process, with a folder, a log and a clock of its own.</summary>
internal sealed class Host : IAsyncDisposable
{
    private readonly WebApplication app;

    private Host(WebApplication app, string root, Lines lines, FakeTimeProvider clock) =>
        (this.app, Root, Log, Clock, Client) = (app, root, lines.All, clock, app.GetTestClient());

    public string Root { get; }

    /// <summary>The lines of the log, as <c>4000 New pages use …</c>, each with its exception.</summary>
    public ConcurrentQueue<string> Log { get; }

    public FakeTimeProvider Clock { get; }

    public HttpClient Client { get; }

    public IServiceProvider Services => app.Services;

    public TestServer Server => app.GetTestServer();

    /// <param name="add">Adds services, after those of the widgets.</param>
    /// <param name="map">Adds middleware and addresses, after the files of the widgets.</param>
    /// <param name="widgets">Maps the files of the widgets in another way.</param>
    /// <param name="isDevelopment">Whether the environment is Development.</param>
    /// <param name="settings">Settings, each as <c>EvPortalWidgets:Version=9.9</c>.</param>
    public static async Task<Host> Start(
        Action<WebApplicationBuilder>? add = null,
        Action<WebApplication>? map = null,
        Action<WebApplication>? widgets = null,
        bool isDevelopment = false,
        params string[] settings)
    {
        var root = Directory.CreateTempSubdirectory("site-").FullName;
        var builder = WebApplication.CreateSlimBuilder(new WebApplicationOptions
        {
            ContentRootPath = root,
            EnvironmentName = isDevelopment ? "Development" : "Production",
        });
        builder.WebHost.UseTestServer();
        builder.Configuration.AddInMemoryCollection(settings.Select(each => each.Split('=', 2))
            .Select(each => new KeyValuePair<string, string?>(each[0], each[1])));
        Lines lines = new();
        FakeTimeProvider clock = new();
        builder.Logging.ClearProviders().AddProvider(lines);
        builder.Services.AddSingleton<TimeProvider>(clock);
        builder.Services.AddWidgets(context => new PageData { Lang = "uk", Translations = WidgetTexts.For("uk") });
        add?.Invoke(builder);
        var app = builder.Build();
        try
        {
            map?.Invoke(app);
            (widgets ?? (site => site.MapWidgets()))(app);
            await app.StartAsync();
            return new(app, root, lines, clock);
        }
        catch (Exception)
        {
            await Remove(app, root);
            throw;
        }
    }

    /// <summary>Starts a site with the guard and without the widgets.</summary>
    public static Task<IHost> StartAlone(Action<SmsGuardBuilder> add, params string[] settings) =>
        StartAlone((services, _) => add(services.AddSmsGuard()), settings);

    /// <summary>The same, and the test adds the guard itself.</summary>
    public static async Task<IHost> StartAlone(Action<IServiceCollection, IConfiguration> add, params string[] settings)
    {
        var builder = Microsoft.Extensions.Hosting.Host.CreateEmptyApplicationBuilder(new());
        builder.Configuration.AddInMemoryCollection(settings.Select(each => each.Split('=', 2))
            .Select(each => new KeyValuePair<string, string?>(each[0], each[1])));
        add(builder.Services, builder.Configuration);
        var host = builder.Build();
        try
        {
            await host.StartAsync();
            return host;
        }
        catch (Exception)
        {
            host.Dispose();
            throw;
        }
    }

    public Task<string> Text(string path) => Client.GetStringAsync(path);

    /// <summary>The answer to a request with these headers, each as <c>Accept-Encoding: br</c>.</summary>
    public async Task<HttpResponseMessage> Ask(string path, HttpMethod? method = null, params string[] headers)
    {
        using HttpRequestMessage request = new(method ?? HttpMethod.Get, path);
        foreach (var header in headers.Select(each => each.Split(": ", 2))) request.Headers.TryAddWithoutValidation(header[0], header[1]);
        return await Client.SendAsync(request);
    }

    /// <summary>Changes a setting, as somebody does who saves the file of the settings.</summary>
    public void Set(string name, string? value)
    {
        app.Configuration[name] = value;
        ((IConfigurationRoot)app.Configuration).Reload();
    }

    public int Logged(string words) => Log.Count(line => line.Contains(words, StringComparison.Ordinal));

    public async ValueTask DisposeAsync()
    {
        Client.Dispose();
        await Remove(app, Root);
    }

    private static async ValueTask Remove(WebApplication app, string root)
    {
        await app.DisposeAsync();
        Directory.Delete(root, true);
    }

    public sealed class Lines : ILoggerProvider, ILogger
    {
        public ConcurrentQueue<string> All { get; } = new();

        public ILogger CreateLogger(string categoryName) => this;

        public IDisposable? BeginScope<TState>(TState state) where TState : notnull => null;

        public bool IsEnabled(LogLevel logLevel) => true;

        public void Log<TState>(
            LogLevel logLevel, EventId eventId, TState state, Exception? exception, Func<TState, Exception?, string> formatter) =>
            All.Enqueue($"{eventId.Id} {formatter(state, exception)}{(exception is null ? "" : $" {exception}")}");

        public void Dispose()
        {
        }
    }
}
