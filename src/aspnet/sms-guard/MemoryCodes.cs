#nullable disable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

namespace EvPortalWidgets
{
    /// <summary>Keeps codes in the memory of this process.</summary>
    internal sealed class MemoryCodes : ISmsCodes
    {
        // The codes of a number in a browser, the oldest one first.
        private readonly Dictionary<string, List<Kept>> all = new Dictionary<string, List<Kept>>();
        private readonly Func<TimeSpan> clock;
        private TimeSpan swept;

        /// <param name="clock">A clock that nobody can set back.</param>
        public MemoryCodes(Func<TimeSpan> clock)
        {
            this.clock = clock;
        }

        public Task<SmsPlace> Reserve(SmsCode code, TimeSpan pause, TimeSpan validity, CancellationToken cancellation)
        {
            lock (all)
            {
                var now = clock();
                Sweep(now);
                var kept = Of(code.Browser, code.Number, now);
                var open = kept.Where(each => !each.IsSpent).ToList();
                var wait = open.Any() ? open.Last().At + pause - now : TimeSpan.Zero;
                if (wait > TimeSpan.Zero) return Task.FromResult(new SmsPlace(true, wait));
                if (kept.Count > 1) kept.RemoveAt(0);
                kept.Add(new Kept { Code = code, At = now, End = now + validity });
                all[KeyOf(code.Browser, code.Number)] = kept;
                return Task.FromResult(new SmsPlace(open.Any(), TimeSpan.Zero));
            }
        }

        public Task Sent(SmsCode code, CancellationToken cancellation)
        {
            lock (all)
            {
                var kept = Of(code.Browser, code.Number, clock());
                kept.RemoveRange(0, Math.Max(0, kept.FindIndex(each => each.Code.Id == code.Id)));
                return Task.FromResult(true);
            }
        }

        public Task Failed(SmsCode code, CancellationToken cancellation)
        {
            lock (all)
            {
                var kept = Of(code.Browser, code.Number, clock());
                kept.RemoveAll(each => each.Code.Id == code.Id);
                if (!kept.Any()) all.Remove(KeyOf(code.Browser, code.Number));
                return Task.FromResult(true);
            }
        }

        public Task<SmsTry> Try(string browser, string number, string code, int tries, CancellationToken cancellation)
        {
            lock (all)
            {
                var now = clock();
                var kept = Of(browser, number, now);
                if (!kept.Any()) return Task.FromResult(new SmsTry(SmsTryResult.None));
                var age = now - kept.Last().At;
                var open = kept.Where(each => each.Wrong < tries).ToList();
                if (!open.Any()) return Task.FromResult(new SmsTry(SmsTryResult.Spent, 0, age));
                if (open.Any(each => each.Code.Value == code))
                {
                    all.Remove(KeyOf(browser, number));
                    return Task.FromResult(new SmsTry(SmsTryResult.Right, 0, age));
                }
                foreach (var each in open) each.IsSpent = ++each.Wrong >= tries;
                return Task.FromResult(new SmsTry(SmsTryResult.Wrong, Math.Max(0, tries - kept.Last().Wrong), age));
            }
        }

        private static string KeyOf(string browser, string number)
        {
            return browser + " " + number;
        }

        private List<Kept> Of(string browser, string number, TimeSpan now)
        {
            List<Kept> kept;
            if (!all.TryGetValue(KeyOf(browser, number), out kept)) return new List<Kept>();
            kept.RemoveAll(each => each.End <= now);
            return kept;
        }

        private void Sweep(TimeSpan now)
        {
            if (now - swept < TimeSpan.FromMinutes(1)) return;
            swept = now;
            foreach (var each in all.Where(each => each.Value.All(kept => kept.End <= now)).ToList()) all.Remove(each.Key);
        }

        private sealed class Kept
        {
            public SmsCode Code;
            public TimeSpan At;
            public TimeSpan End;
            public int Wrong;
            public bool IsSpent;
        }
    }
}
