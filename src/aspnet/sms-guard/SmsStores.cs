#nullable disable
using System;

namespace EvPortalWidgets
{
    /// <summary>Where codes and counts are: in Redis if a setting says so, otherwise in the memory of this process.</summary>
    internal sealed class SmsStores
    {
        public const string Section = "EvPortalWidgets:";
        public const string SecretAdvice =
            "Write at least 32 random characters, the same on all servers and on no other site: openssl rand -hex 32 makes some.";

        /// <param name="setting">The value of a setting of the section, or null.</param>
        /// <param name="clock">A clock that nobody can set back.</param>
        /// <param name="install">The command that adds a package.</param>
        public SmsStores(Func<string, string> setting, Func<TimeSpan> clock, string install)
        {
            var redis = setting("Redis");
            if (string.IsNullOrWhiteSpace(redis))
            {
                Counters = new MemoryCounters(clock);
                Codes = new MemoryCodes(clock);
                return;
            }
            var secret = setting("Secret");
            if (string.IsNullOrWhiteSpace(secret))
                throw new ArgumentException(Section + "Redis needs " + Section + "Secret. " + SecretAdvice);
            const string package = "EvPortalWidgets.Redis";
            // A program that compiles the C# itself, as a test does, has the class in its own assembly.
            const string name = "EvPortalWidgets.RedisStore";
            var store = typeof(SmsStores).Assembly.GetType(name) ?? Type.GetType(name + ", " + package);
            if (store == null)
                throw new InvalidOperationException(Section + "Redis is set, and its package is missing: " + install + " " + package);
            var connect = (Func<string, string, Tuple<ISmsCounters, ISmsCodes>>)Delegate.CreateDelegate(
                typeof(Func<string, string, Tuple<ISmsCounters, ISmsCodes>>), store, "Connect");
            var found = connect(redis, secret);
            Counters = found.Item1;
            Codes = found.Item2;
        }

        public ISmsCounters Counters { get; private set; }

        public ISmsCodes Codes { get; private set; }
    }
}
