using Microsoft.Extensions.Logging;

namespace EvPortalWidgets;

/// <summary>
/// The log of the site for the client of Redis, with the level Debug. While Redis is away the client writes many errors in a second, and the
/// guard has one line for all of them.
/// </summary>
internal sealed class ConnectionLog(ILoggerFactory site) : ILoggerFactory
{
    public ILogger CreateLogger(string categoryName) => new Logger(site.CreateLogger(categoryName));

    public void AddProvider(ILoggerProvider provider) => site.AddProvider(provider);

    /// <summary>It is that of the site.</summary>
    public void Dispose()
    {
    }

    private sealed class Logger(ILogger site) : ILogger
    {
        public IDisposable? BeginScope<TState>(TState state)
            where TState : notnull => site.BeginScope(state);

        public bool IsEnabled(LogLevel logLevel) => site.IsEnabled(LogLevel.Debug);

        public void Log<TState>(LogLevel logLevel, EventId eventId, TState state, Exception? exception, Func<TState, Exception?, string> formatter) =>
            site.Log(LogLevel.Debug, eventId, state, exception, formatter);
    }
}
