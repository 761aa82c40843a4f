#nullable disable
using System;
using System.Collections.Concurrent;
using System.Diagnostics;

namespace EvPortalWidgets
{
    /// <summary>Reads the value of each key at most once per second. Threads that read at the same moment may each read it.</summary>
    internal sealed class OncePerSecond<T>
    {
        private const int MostKeys = 100;
        private static readonly Stopwatch SinceStart = Stopwatch.StartNew();

        private readonly Func<string, T> read;
        private readonly Func<TimeSpan> clock;
        private readonly ConcurrentDictionary<string, Value> values = new ConcurrentDictionary<string, Value>();

        /// <param name="read">Reads the value of a key.</param>
        /// <param name="clock">A clock that nobody can set back. Null means that of the process.</param>
        public OncePerSecond(Func<string, T> read, Func<TimeSpan> clock = null)
        {
            this.read = read;
            this.clock = clock ?? (() => SinceStart.Elapsed);
        }

        /// <summary>The value as it was at some moment of the last second.</summary>
        public T this[string key]
        {
            get
            {
                var now = clock();
                Value known;
                if (values.TryGetValue(key, out known) && now - known.ReadAt < TimeSpan.FromSeconds(1)) return known.Content;
                // Keys can come from the addresses of visitors, and must not fill the memory.
                if (values.Count >= MostKeys) values.Clear();
                var next = new Value { ReadAt = now, Content = read(key) };
                values[key] = next;
                return next.Content;
            }
        }

        private sealed class Value
        {
            public TimeSpan ReadAt;
            public T Content;
        }
    }
}
