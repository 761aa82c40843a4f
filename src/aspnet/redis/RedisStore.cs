#nullable disable
using System;
using System.Linq;
using System.Security.Cryptography;
using System.Text;
using System.Threading.Tasks;
using StackExchange.Redis;

namespace EvPortalWidgets
{
    /// <summary>A Redis server, or a cluster of them.</summary>
    internal sealed class RedisStore
    {
        // A cluster keeps all keys with the same part in braces on one server, so a script can use several of them.
        private const string Prefix = "{EvPortalWidgets}:";

        private readonly Task<IConnectionMultiplexer> connection;
        private readonly byte[] secret;

        public RedisStore(Task<IConnectionMultiplexer> connection, string secret)
        {
            if (string.IsNullOrWhiteSpace(secret)) throw new ArgumentException("Redis needs a secret, the same on all servers.", "secret");
            this.connection = connection;
            this.secret = Encoding.UTF8.GetBytes(secret);
        }

        /// <summary>
        /// The stores for the setting <c>EvPortalWidgets:Redis</c>. Does not wait for the server. SmsStores finds it by its name.
        /// </summary>
        public static Tuple<ISmsCounters, ISmsCodes> Connect(string settings, string secret)
        {
            var options = ConfigurationOptions.Parse(settings);
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
            var store = new RedisStore(Task.Run(() => Open(options)), secret);
            return Tuple.Create<ISmsCounters, ISmsCodes>(new SmsRedisCounters(store), new SmsRedisCodes(store));
        }

        private static async Task<IConnectionMultiplexer> Open(ConfigurationOptions options)
        {
            return await ConnectionMultiplexer.ConnectAsync(options).ConfigureAwait(false);
        }

        /// <summary>The key of something. Who reads it learns neither a number nor an address.</summary>
        public RedisKey KeyOf(string what)
        {
            return Prefix + Hidden(what);
        }

        public string Hidden(string what)
        {
            using (var hmac = new HMACSHA256(secret)) return Convert.ToBase64String(hmac.ComputeHash(Encoding.UTF8.GetBytes(what)), 0, 18);
        }

        public async Task<RedisResult[]> Run(string script, RedisKey[] keys, params RedisValue[] values)
        {
            var database = (await connection.ConfigureAwait(false)).GetDatabase();
            return (RedisResult[])await database.ScriptEvaluateAsync(script, keys, values).ConfigureAwait(false);
        }

        /// <summary>Logs a policy that may lose budgets, and a secret that differs from that of another server.</summary>
        public async Task Check(WidgetLog log)
        {
            var database = (await connection.ConfigureAwait(false)).GetDatabase();
            var mark = Hidden("mark");
            var former = await database.StringGetSetAsync(Prefix + "mark", mark).ConfigureAwait(false);
            if (former.HasValue && former != mark) log.Write(SmsEvents.OtherSecret);
            try
            {
                // INFO, because many hosts do not allow CONFIG.
                var lines = ((string)await database.ExecuteAsync("INFO", "memory").ConfigureAwait(false)).Split('\r', '\n');
                const string name = "maxmemory_policy:";
                var found = lines.FirstOrDefault(line => line.StartsWith(name, StringComparison.Ordinal));
                if (found == null) return;
                var policy = found.Substring(name.Length);
                if (policy.StartsWith("allkeys-", StringComparison.Ordinal)) log.Write(SmsEvents.BudgetsCanBeEvicted, policy);
            }
            catch (RedisServerException)
            {
                // A user of Redis without this right. The guide names the policy.
            }
        }
    }
}
