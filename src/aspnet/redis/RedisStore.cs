using Microsoft.Extensions.Logging;
using StackExchange.Redis;

namespace EvPortalWidgets;

/// <summary>Counts and keeps records in a Redis server, or in a cluster of them. Each question is one script.</summary>
internal sealed class RedisStore : ISmsStore, IDisposable
{
    // A cluster keeps all keys with the same part in braces on one server, so a script can use several of them.
    private const string Prefix = "{EvPortalWidgets}:";

    private readonly Func<Task<IConnectionMultiplexer>> open;
    private readonly bool isOwn;
    private readonly SmsSecret secret;
    private readonly object gate = new();
    private Task<IConnectionMultiplexer> connection;
    private bool isDisposed;

    /// <param name="open">Gives the connection.</param>
    /// <param name="isOwn">Whether the connection is only for this store, which then closes it.</param>
    /// <param name="secret">What all servers share.</param>
    private RedisStore(Func<Task<IConnectionMultiplexer>> open, bool isOwn, string secret)
    {
        this.open = open;
        this.isOwn = isOwn;
        this.secret = new(secret);
        connection = Open();
    }

    /// <summary>The store for the setting <c>EvPortalWidgets:Redis</c>. Does not wait for the server.</summary>
    /// <param name="settings">The servers, and options of StackExchange.Redis.</param>
    /// <param name="secret">What all servers share.</param>
    /// <param name="log">Where the client writes.</param>
    /// <param name="from">Where the settings come from, for their errors.</param>
    public static ISmsStore Connect(string settings, string secret, ILoggerFactory? log = null, string from = SmsGuardSettings.Site + ":Redis")
    {
        return Connect(Read(settings, from), secret, log, from);
    }

    /// <summary>The same with the options that the code of a site has made. They stay as they are.</summary>
    public static ISmsStore Connect(ConfigurationOptions site, string secret, ILoggerFactory? log, string from)
    {
        var options = site.Clone();
        if (options.EndPoints.Count == 0) throw new ArgumentException(from + " names no server: write host:port.");
        options.AbortOnConnectFail = false;
        // What waits for a connection would count for visitors who have left.
        options.BacklogPolicy = BacklogPolicy.FailFast;
        // By default a client that has lost its server waits up to a minute.
        options.ReconnectRetryPolicy = new LinearRetry(200);
        options.HeartbeatInterval = TimeSpan.FromMilliseconds(250);
        // A server that stops in the middle of an answer leaves a connection that looks healthy.
        options.HeartbeatConsistencyChecks = true;
        options.IncludeDetailInExceptions = false;
        options.LoggerFactory ??= log;
        options.ClientName ??= "EvPortalWidgets-" + Environment.MachineName;
        if (!HasConnectTimeout(options)) options.ConnectTimeout = 1000;
        // In a copy, because the client of a Sentinel replaces the servers by those that it has found.
        return new RedisStore(async () => await ConnectionMultiplexer.ConnectAsync(options.Clone()).ConfigureAwait(false), true, secret);
    }

    /// <summary>
    /// The store over a connection of the site. By default such a connection lets a call wait while Redis is away, so it may count later
    /// for a visitor who has left.
    /// </summary>
    public static ISmsStore Over(Func<IConnectionMultiplexer> connection, string secret) =>
        new RedisStore(() => Task.FromResult(connection()), false, secret);

    public async Task<StoreAnswer> Ask(StoreQuestion question)
    {
        RedisQuestion asked = new(question, KeyOf);
        var result = await With(database => database.ScriptEvaluateAsync(RedisScript.Text, asked.Keys, [asked.Text])).ConfigureAwait(false);
        return asked.Answer((RedisResult[])result!);
    }

    /// <summary>Logs a policy that loses budgets or refuses writes, and a secret that differs from that of another server.</summary>
    public async Task Check(WidgetLog log)
    {
        var mark = secret.Hash("mark");
        var former = await With(database => IfAllowed(() => database.StringGetSetAsync(Prefix + "mark", mark))).ConfigureAwait(false);
        if (former.HasValue && former != mark) log.Write(SmsEvents.OtherSecret);
        // INFO, because many hosts do not allow CONFIG.
        var memory = await With(database => IfAllowed(() => database.ExecuteAsync("INFO", "memory"))).ConfigureAwait(false);
        const string name = "maxmemory_policy:";
        var lines = ((string?)memory ?? "").Split('\r', '\n');
        var policy = lines.FirstOrDefault(line => line.StartsWith(name, StringComparison.Ordinal))?.Substring(name.Length) ?? "";
        if (policy is not ("" or "volatile-ttl")) log.Write(SmsEvents.BudgetsCanBeEvicted, policy);
    }

    /// <summary>Closes a connection of its own, also one that is still being opened.</summary>
    public void Dispose()
    {
        lock (gate)
        {
            isDisposed = true;
            if (!isOwn) return;
            connection.ContinueWith(
                opened => opened.Result.Dispose(), CancellationToken.None, TaskContinuationOptions.OnlyOnRanToCompletion, TaskScheduler.Default);
        }
    }

    private static ConfigurationOptions Read(string settings, string from)
    {
        try
        {
            return ConfigurationOptions.Parse(settings);
        }
        catch (Exception error) when (error is ArgumentException or FormatException)
        {
            throw new ArgumentException(from + " has " + Fault(settings, (error as ArgumentException)?.ParamName));
        }
    }

    /// <summary>What the client cannot read. What stands behind the password may be the end of it, so no error has it.</summary>
    private static string Fault(string settings, string? option)
    {
        const string who = "StackExchange.Redis cannot read";
        var names = settings.Split(',').Select(part => part.Split('=')[0].Trim()).ToList();
        int Find(string? name) => names.FindIndex(each => each.Equals(name, StringComparison.OrdinalIgnoreCase));
        var at = Find(option);
        if (at < 0) return $"a part that {who}.";
        return at < (uint)Find("password") ? $"the option {option}, which {who}."
            : $"an option that {who}: the part {at + 1}. Commas separate the parts, so the password cannot have one.";
    }

    /// <summary>Whether somebody has set it. Only the text of the options tells this, and it has no password.</summary>
    private static bool HasConnectTimeout(ConfigurationOptions options) =>
        options.ToString(includePassword: false).Split(',').Any(part => part.StartsWith("connectTimeout=", StringComparison.Ordinal));

    /// <summary>
    /// Nothing, where the user of Redis has no right to a command of the check, or the client's own options have none. The guide names the
    /// policy.
    /// </summary>
    private static async Task<T?> IfAllowed<T>(Func<Task<T>> ask)
    {
        try
        {
            return await ask().ConfigureAwait(false);
        }
        catch (Exception error) when (error is RedisServerException or RedisCommandException)
        {
            return default;
        }
    }

    private async Task<T> With<T>(Func<IDatabase, Task<T>> ask)
    {
        var used = Connection();
        try
        {
            return await ask((await used.ConfigureAwait(false)).GetDatabase()).ConfigureAwait(false);
        }
        // Such a connection has sent nothing to Redis.
        catch (ObjectDisposedException) when (IsReplaced(used))
        {
            return await ask((await Connection().ConfigureAwait(false)).GetDatabase()).ConfigureAwait(false);
        }
    }

    /// <summary>A site that replaces its connection closes the former one, so it is asked for the one that it has now.</summary>
    private bool IsReplaced(Task<IConnectionMultiplexer> closed)
    {
        lock (gate)
        {
            if (isOwn || isDisposed) return false;
            if (connection == closed) connection = Open();
            return true;
        }
    }

    /// <summary>
    /// A connection that was opened connects again by itself. But where a Sentinel does not answer, or the code of the site throws, none is
    /// opened: then the next call begins a new one.
    /// </summary>
    private Task<IConnectionMultiplexer> Connection()
    {
        lock (gate)
        {
            if (connection.IsCompleted && connection.Status != TaskStatus.RanToCompletion && !isDisposed) connection = Open();
            return connection;
        }
    }

    private Task<IConnectionMultiplexer> Open() => Task.Run(open);

    /// <summary>The key of something. Who reads it learns neither a number nor an address.</summary>
    private RedisKey KeyOf(string what) => Prefix + secret.Hash("count " + what);
}
