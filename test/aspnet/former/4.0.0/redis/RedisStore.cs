using StackExchange.Redis;

namespace EvPortalWidgets;

/// <summary>Counts and keeps records in a Redis server, or in a cluster of them. Each question is one script.</summary>
internal sealed class RedisStore : ISmsStore, IDisposable
{
    // A cluster keeps all keys with the same part in braces on one server, so a script can use several of them.
    private const string Prefix = "{EvPortalWidgets}:";

    private readonly Task<ConnectionMultiplexer> connection;
    private readonly SmsSecret secret;

    private RedisStore(Task<ConnectionMultiplexer> connection, string secret)
    {
        this.connection = connection;
        this.secret = new(secret);
    }

    /// <summary>
    /// The store for the setting <c>EvPortalWidgets:Redis</c>. Does not wait for the server. StoreOfSite finds it by its name.
    /// </summary>
    public static ISmsStore Connect(string settings, string secret)
    {
        var options = ConfigurationOptions.Parse(settings);
        if (options.EndPoints.Count == 0) throw new ArgumentException("EvPortalWidgets:Redis names no server: write host:port.");
        options.AbortOnConnectFail = false;
        // What waits for a connection would count for visitors who have left.
        options.BacklogPolicy = BacklogPolicy.FailFast;
        // By default a client that has lost its server waits up to a minute.
        options.ReconnectRetryPolicy = new LinearRetry(200);
        options.HeartbeatInterval = TimeSpan.FromMilliseconds(250);
        // A server that stops in the middle of an answer leaves a connection that looks healthy.
        options.HeartbeatConsistencyChecks = true;
        options.IncludeDetailInExceptions = false;
        if (settings.IndexOf("connectTimeout", StringComparison.OrdinalIgnoreCase) < 0) options.ConnectTimeout = 1000;
        return new RedisStore(Task.Run(() => ConnectionMultiplexer.ConnectAsync(options)), secret);
    }

    public async Task<StoreAnswer> Ask(StoreQuestion question)
    {
        RedisQuestion asked = new(question, KeyOf);
        var result = await (await Database().ConfigureAwait(false))
            .ScriptEvaluateAsync(RedisScript.Text, asked.Keys, [asked.Text]).ConfigureAwait(false);
        return asked.Answer((RedisResult[])result!);
    }

    /// <summary>Logs a policy that loses budgets or refuses writes, and a secret that differs from that of another server.</summary>
    public async Task Check(WidgetLog log)
    {
        var database = await Database().ConfigureAwait(false);
        var mark = secret.Hash("mark");
        var former = await IfAllowed(database.StringGetSetAsync(Prefix + "mark", mark)).ConfigureAwait(false);
        if (former.HasValue && former != mark) log.Write(SmsEvents.OtherSecret);
        // INFO, because many hosts do not allow CONFIG.
        var lines = ((string?)await IfAllowed(database.ExecuteAsync("INFO", "memory")).ConfigureAwait(false) ?? "").Split('\r', '\n');
        const string name = "maxmemory_policy:";
        var policy = lines.FirstOrDefault(line => line.StartsWith(name, StringComparison.Ordinal))?.Substring(name.Length) ?? "";
        if (policy is not ("" or "volatile-ttl")) log.Write(SmsEvents.BudgetsCanBeEvicted, policy);
    }

    /// <summary>Closes the connection, also one that is still being opened.</summary>
    public void Dispose() => connection.ContinueWith(
        opened => opened.Result.Dispose(), CancellationToken.None, TaskContinuationOptions.OnlyOnRanToCompletion, TaskScheduler.Default);

    /// <summary>Nothing, where the user of Redis has no right to a command of the check. The guide names the policy.</summary>
    private static async Task<T?> IfAllowed<T>(Task<T> answer)
    {
        try
        {
            return await answer.ConfigureAwait(false);
        }
        catch (RedisServerException)
        {
            return default;
        }
    }

    private async Task<IDatabase> Database() => (await connection.ConfigureAwait(false)).GetDatabase();

    /// <summary>The key of something. Who reads it learns neither a number nor an address.</summary>
    private RedisKey KeyOf(string what) => Prefix + secret.Hash("count " + what);
}
