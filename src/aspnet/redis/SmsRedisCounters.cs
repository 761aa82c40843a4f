#nullable disable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using StackExchange.Redis;

namespace EvPortalWidgets
{
    /// <summary>Counts in Redis, by its clock. Each call is one script.</summary>
    public sealed class SmsRedisCounters : ISmsCounters, ICheckedStore
    {
        // A window is a sorted set. It has the end of each take, in milliseconds.
        private const string Time = "local time = redis.call('TIME') local now = time[1] * 1000 + math.floor(time[2] / 1000) ";

        private const string TakeScript = Time + @"
            local counts, waits, full = {}, {}, false
            for at, key in ipairs(KEYS) do
              local limit, length = tonumber(ARGV[4 * at - 2]), tonumber(ARGV[4 * at - 1])
              redis.call('ZREMRANGEBYSCORE', key, '-inf', string.format('%.0f', now))
              local count, wait = redis.call('ZCARD', key), 0
              if limit == 0 then wait = length
              elseif count >= limit then wait = redis.call('ZRANGE', key, count - limit, count - limit, 'WITHSCORES')[2] - now end
              if wait > 0 then full = true end
              counts[at], waits[at] = count, wait
            end
            if not full then
              for at, key in ipairs(KEYS) do
                local length, ttl = tonumber(ARGV[4 * at - 1]), tonumber(ARGV[4 * at + 1])
                local last = ARGV[4 * at] == '1' and redis.call('ZRANGE', key, -1, -1, 'WITHSCORES')[2]
                local ending = (tonumber(last or nil) or now) + length
                redis.call('ZADD', key, string.format('%.0f', ending), ARGV[1])
                if ttl >= 0 then redis.call('PEXPIRE', key, string.format('%.0f', math.max(ttl, ending - now))) end
              end
            end
            return {full and 0 or 1, counts, waits}";

        private const string ReadScript = Time + @"
            local counts = {}
            for at, key in ipairs(KEYS) do counts[at] = redis.call('ZCOUNT', key, string.format('(%.0f', now), '+inf') end
            return {counts}";

        private const string GiveBackScript = "for _, key in ipairs(KEYS) do redis.call('ZREM', key, ARGV[1]) end return {}";

        private readonly RedisStore store;

        /// <summary>Counts by a connection that the site has.</summary>
        /// <param name="connection">The connection. The user of Redis needs the right to run scripts.</param>
        /// <param name="secret">Random characters, the same on all servers. Numbers and addresses are hidden with it.</param>
        public SmsRedisCounters(IConnectionMultiplexer connection, string secret)
            : this(new RedisStore(Task.FromResult(connection), secret))
        {
        }

        internal SmsRedisCounters(RedisStore store)
        {
            this.store = store;
        }

        /// <inheritdoc />
        public async Task<SmsTake> Take(IList<SmsWindow> windows, CancellationToken cancellation)
        {
            var id = Guid.NewGuid().ToString("N");
            var values = new List<RedisValue> { id };
            foreach (var window in windows)
                values.AddRange(new RedisValue[] { window.Limit, MillisecondsOf(window.Length), window.InTurn, LifeOf(window) });
            var result = await store.Run(TakeScript, KeysOf(windows), values.ToArray()).ConfigureAwait(false);
            var waits = ((long[])result[2]).Select(wait => TimeSpan.FromMilliseconds(wait)).ToList();
            return new SmsTake((int)result[0] == 1 ? id : null, windows, (int[])result[1], waits);
        }

        /// <inheritdoc />
        public async Task<IList<int>> Read(IList<SmsWindow> windows, CancellationToken cancellation)
        {
            return (int[])(await store.Run(ReadScript, KeysOf(windows)).ConfigureAwait(false))[0];
        }

        /// <inheritdoc />
        public Task GiveBack(string take, IList<SmsWindow> windows, CancellationToken cancellation)
        {
            return store.Run(GiveBackScript, KeysOf(windows), take);
        }

        async Task<bool> ICheckedStore.Check(WidgetLog log)
        {
            await store.Check(log).ConfigureAwait(false);
            return true;
        }

        private static long MillisecondsOf(TimeSpan time)
        {
            return (long)Math.Ceiling(time.TotalMilliseconds);
        }

        /// <summary>
        /// The shortest life of a key. Budgets have no end, so that Redis never evicts them. The budgets also limit how many keys of SMS
        /// there are, so these stay a day: with volatile-ttl the many keys of invented logins go first.
        /// </summary>
        private static long LifeOf(SmsWindow window)
        {
            return window.Kind == SmsWindowKind.Budget ? -1 : window.Kind == SmsWindowKind.Sms ? SmsRedisCodes.Life : 0;
        }

        private RedisKey[] KeysOf(IEnumerable<SmsWindow> windows)
        {
            return windows.Select(window => store.KeyOf("count " + window.Key)).ToArray();
        }
    }
}
