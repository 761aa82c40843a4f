#nullable disable
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

namespace EvPortalWidgets
{
    /// <summary>
    /// Counts in the memory of this process. What is refused takes no memory, and what is counted takes it as long as it counts.
    /// </summary>
    internal sealed class MemoryCounters : ISmsCounters
    {
        /// <summary>So many keys of logins take about 100 MB.</summary>
        private const int MostLogins = 200000;

        private readonly Dictionary<string, List<Counted>> all = new Dictionary<string, List<Counted>>();
        private readonly Func<TimeSpan> clock;
        private TimeSpan swept;
        private int logins;
        private long last;

        /// <param name="clock">A clock that nobody can set back.</param>
        public MemoryCounters(Func<TimeSpan> clock)
        {
            this.clock = clock;
        }

        /// <summary>The number of windows in which something is counted.</summary>
        public int Size
        {
            get { return all.Count; }
        }

        public Task<SmsTake> Take(IList<SmsWindow> windows, CancellationToken cancellation)
        {
            lock (all)
            {
                var now = clock();
                var counted = windows.Select(window => In(window.Key, now)).ToList();
                var counts = counted.Select(each => each.Count).ToList();
                var waits = windows.Select((window, at) => counts[at] < window.Limit ? TimeSpan.Zero
                    : window.Limit == 0 ? window.Length : counted[at][counts[at] - window.Limit].End - now).ToList();
                if (waits.Max() > TimeSpan.Zero) return Task.FromResult(new SmsTake(null, windows, counts, waits));
                if (now - swept > TimeSpan.FromMinutes(1) || logins > MostLogins) Sweep(now);
                var id = (++last).ToString(CultureInfo.InvariantCulture);
                for (var at = 0; at < windows.Count; at++) Add(windows[at], counted[at], id, now);
                return Task.FromResult(new SmsTake(id, windows, counts, waits));
            }
        }

        public Task<IList<int>> Read(IList<SmsWindow> windows, CancellationToken cancellation)
        {
            lock (all) return Task.FromResult<IList<int>>(windows.Select(window => In(window.Key, clock()).Count).ToList());
        }

        public Task GiveBack(string take, IList<SmsWindow> windows, CancellationToken cancellation)
        {
            lock (all)
            {
                foreach (var window in windows) In(window.Key, clock()).RemoveAll(each => each.Take == take);
                return Task.FromResult(true);
            }
        }

        private void Add(SmsWindow window, List<Counted> counted, string take, TimeSpan now)
        {
            var begin = window.InTurn && counted.Any() ? counted.Last().End : now;
            counted.Add(new Counted { Take = take, End = begin + window.Length, IsLogin = window.Kind == SmsWindowKind.Login });
            if (!all.ContainsKey(window.Key) && window.Kind == SmsWindowKind.Login) logins++;
            all[window.Key] = counted;
        }

        private List<Counted> In(string key, TimeSpan now)
        {
            List<Counted> found;
            if (!all.TryGetValue(key, out found)) return new List<Counted>();
            var next = found.FindIndex(each => each.End > now);
            found.RemoveRange(0, next < 0 ? found.Count : next);
            return found;
        }

        private void Sweep(TimeSpan now)
        {
            swept = now;
            Forget(all.Where(each => In(each.Key, now).Count == 0));
            var ofLogins = all.Where(each => each.Value[0].IsLogin).ToList();
            if (ofLogins.Count > MostLogins) Forget(ofLogins.OrderBy(each => each.Value.Last().End).Take(MostLogins / 2));
            logins = all.Values.Count(each => each[0].IsLogin);
        }

        private void Forget(IEnumerable<KeyValuePair<string, List<Counted>>> some)
        {
            foreach (var each in some.ToList()) all.Remove(each.Key);
        }

        private struct Counted
        {
            public string Take;
            public TimeSpan End;
            public bool IsLogin;
        }
    }
}
