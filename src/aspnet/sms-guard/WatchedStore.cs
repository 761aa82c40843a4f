#nullable disable
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

namespace EvPortalWidgets
{
    /// <summary>Asks a store for counts. What is given back while it is away stays spent.</summary>
    internal sealed class WatchedCounters : ISmsCounters
    {
        private readonly ISmsCounters store;
        private readonly StoreWatch watch;

        public WatchedCounters(ISmsCounters store, StoreWatch watch)
        {
            this.store = store;
            this.watch = watch;
        }

        public Task<SmsTake> Take(IList<SmsWindow> windows, CancellationToken cancellation)
        {
            return watch.Ask(token => store.Take(windows, token));
        }

        public Task<IList<int>> Read(IList<SmsWindow> windows, CancellationToken cancellation)
        {
            return watch.Ask(token => store.Read(windows, token));
        }

        public Task GiveBack(string take, IList<SmsWindow> windows, CancellationToken cancellation)
        {
            return WatchedCodes.Tell(watch, token => store.GiveBack(take, windows, token));
        }
    }

    /// <summary>
    /// Asks a store for codes. What cannot be noted about a code that was sent, or was not, changes nothing for the visitor.
    /// </summary>
    internal sealed class WatchedCodes : ISmsCodes
    {
        private readonly ISmsCodes store;
        private readonly StoreWatch watch;

        public WatchedCodes(ISmsCodes store, StoreWatch watch)
        {
            this.store = store;
            this.watch = watch;
        }

        public Task<SmsPlace> Reserve(SmsCode code, TimeSpan pause, TimeSpan validity, CancellationToken cancellation)
        {
            return watch.Ask(token => store.Reserve(code, pause, validity, token));
        }

        public Task Sent(SmsCode code, CancellationToken cancellation)
        {
            return Tell(watch, token => store.Sent(code, token));
        }

        public Task Failed(SmsCode code, CancellationToken cancellation)
        {
            return Tell(watch, token => store.Failed(code, token));
        }

        public Task<SmsTry> Try(string browser, string number, string code, int tries, CancellationToken cancellation)
        {
            return watch.Ask(token => store.Try(browser, number, code, tries, token));
        }

        internal static async Task Tell(StoreWatch watch, Func<CancellationToken, Task> call)
        {
            try
            {
                await watch.Ask(async token =>
                {
                    await call(token).ConfigureAwait(false);
                    return true;
                }).ConfigureAwait(false);
            }
            catch (StoreAwayException)
            {
                // The watch has logged it.
            }
        }
    }

    /// <summary>
    /// Counts logins in the memory of this process while the store is away: a password costs nothing, so nobody has to wait.
    /// </summary>
    internal sealed class LoginCounters : ISmsCounters
    {
        private readonly ISmsCounters store;
        private readonly ISmsCounters memory;

        public LoginCounters(ISmsCounters store)
        {
            var clock = Stopwatch.StartNew();
            this.store = store;
            memory = new MemoryCounters(() => clock.Elapsed);
        }

        public Task<SmsTake> Take(IList<SmsWindow> windows, CancellationToken cancellation)
        {
            return Ask(each => each.Take(windows, cancellation));
        }

        public Task<IList<int>> Read(IList<SmsWindow> windows, CancellationToken cancellation)
        {
            return Ask(each => each.Read(windows, cancellation));
        }

        // Either of them may have counted it.
        public async Task GiveBack(string take, IList<SmsWindow> windows, CancellationToken cancellation)
        {
            await store.GiveBack(take, windows, cancellation).ConfigureAwait(false);
            await memory.GiveBack(take, windows, cancellation).ConfigureAwait(false);
        }

        private async Task<T> Ask<T>(Func<ISmsCounters, Task<T>> call)
        {
            try
            {
                return await call(store).ConfigureAwait(false);
            }
            catch (StoreAwayException)
            {
                return await call(memory).ConfigureAwait(false);
            }
        }
    }
}
