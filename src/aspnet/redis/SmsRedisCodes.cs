#nullable disable
using System;
using System.Threading;
using System.Threading.Tasks;
using StackExchange.Redis;

namespace EvPortalWidgets
{
    /// <summary>Keeps codes in Redis, by its clock. Each call is one script.</summary>
    public sealed class SmsRedisCodes : ISmsCodes
    {
        /// <summary>
        /// The milliseconds after which an unused key is removed. They are longer than the life of a code:
        /// <see cref="SmsRedisCounters" /> says why.
        /// </summary>
        internal const long Life = 24 * 60 * 60 * 1000;

        // The codes of a number in a browser, the oldest one first, as JSON. Ends that have passed are left out.
        private const string Kept = @"
            local time = redis.call('TIME') local now = time[1] * 1000 + math.floor(time[2] / 1000)
            local kept = {}
            for _, code in ipairs(cjson.decode(redis.call('GET', KEYS[1]) or '[]')) do
              if code.ending > now then kept[#kept + 1] = code end
            end
            local function keep()
              if #kept == 0 then redis.call('DEL', KEYS[1])
              else redis.call('SET', KEYS[1], cjson.encode(kept), 'PX', '86400000') end
            end ";

        private const string ReserveScript = Kept + @"
            local had, wait = 0, 0
            for _, code in ipairs(kept) do
              if not code.spent then had, wait = 1, code.at + ARGV[3] - now end
            end
            if wait > 0 then return {1, wait} end
            if #kept > 1 then table.remove(kept, 1) end
            kept[#kept + 1] = {id = ARGV[1], hidden = ARGV[2], at = now, ending = now + ARGV[4], wrong = 0, spent = false}
            keep()
            return {had, 0}";

        private const string SentScript = Kept + @"
            for at, code in ipairs(kept) do
              if code.id == ARGV[1] then
                for _ = 2, at do table.remove(kept, 1) end
                keep()
                break
              end
            end
            return {}";

        private const string FailedScript = Kept + @"
            for at, code in ipairs(kept) do
              if code.id == ARGV[1] then
                table.remove(kept, at)
                keep()
                break
              end
            end
            return {}";

        // The numbers of its results are those of SmsTryResult.
        private const string TryScript = Kept + @"
            if #kept == 0 then return {0, 0, 0} end
            local age, tries, open = now - kept[#kept].at, tonumber(ARGV[2]), {}
            for _, code in ipairs(kept) do
              if code.wrong < tries then open[#open + 1] = code end
            end
            if #open == 0 then return {2, 0, age} end
            for _, code in ipairs(open) do
              if code.hidden == ARGV[1] then
                redis.call('DEL', KEYS[1])
                return {3, 0, age}
              end
            end
            for _, code in ipairs(open) do
              code.wrong = code.wrong + 1
              code.spent = code.wrong >= tries
            end
            keep()
            return {1, math.max(0, tries - kept[#kept].wrong), age}";

        private readonly RedisStore store;

        /// <summary>Keeps codes by a connection that the site has.</summary>
        /// <param name="connection">The connection. The user of Redis needs the right to run scripts.</param>
        /// <param name="secret">Random characters, the same on all servers. Numbers and codes are hidden with it.</param>
        public SmsRedisCodes(IConnectionMultiplexer connection, string secret) : this(new RedisStore(Task.FromResult(connection), secret))
        {
        }

        internal SmsRedisCodes(RedisStore store)
        {
            this.store = store;
        }

        /// <inheritdoc />
        public async Task<SmsPlace> Reserve(SmsCode code, TimeSpan pause, TimeSpan validity, CancellationToken cancellation)
        {
            var result = await Run(ReserveScript, code.Browser, code.Number, code.Id, Hidden(code.Browser, code.Number, code.Value),
                (long)pause.TotalMilliseconds, (long)validity.TotalMilliseconds).ConfigureAwait(false);
            return new SmsPlace((int)result[0] == 1, TimeSpan.FromMilliseconds((long)result[1]));
        }

        /// <inheritdoc />
        public Task Sent(SmsCode code, CancellationToken cancellation)
        {
            return Run(SentScript, code.Browser, code.Number, code.Id);
        }

        /// <inheritdoc />
        public Task Failed(SmsCode code, CancellationToken cancellation)
        {
            return Run(FailedScript, code.Browser, code.Number, code.Id);
        }

        /// <inheritdoc />
        public async Task<SmsTry> Try(string browser, string number, string code, int tries, CancellationToken cancellation)
        {
            var result = await Run(TryScript, browser, number, Hidden(browser, number, code), tries).ConfigureAwait(false);
            return new SmsTry((SmsTryResult)(int)result[0], (int)result[1], TimeSpan.FromMilliseconds((long)result[2]));
        }

        private Task<RedisResult[]> Run(string script, string browser, string number, params RedisValue[] values)
        {
            return store.Run(script, new[] { store.KeyOf("code " + browser + " " + number) }, values);
        }

        /// <summary>A code alone has only a million values, so it is hidden together with its owner.</summary>
        private string Hidden(string browser, string number, string code)
        {
            return store.Hidden("value " + browser + " " + number + " " + code);
        }
    }
}
