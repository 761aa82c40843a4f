#nullable disable
using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

namespace EvPortalWidgets
{
    /// <summary>
    /// One limit of time for each call of a store outside of this process. After a failure nothing is asked of it until a probe succeeds:
    /// so no visitor waits for it. The log has one line when it goes and one when it is back, also if it fails only some of the calls.
    /// </summary>
    internal sealed class StoreWatch
    {
        private static readonly TimeSpan MostTime = TimeSpan.FromSeconds(1);
        private static readonly TimeSpan BetweenProbes = TimeSpan.FromMilliseconds(250);
        private static readonly TimeSpan Calm = TimeSpan.FromMinutes(1);

        private readonly ISmsCounters counters;
        private readonly ISmsCodes codes;
        private readonly WidgetLog log;
        private readonly object gate = new object();
        private volatile bool isAway;
        private volatile int returns;
        private bool isChecked;
        private Stopwatch sinceReturn;

        public StoreWatch(ISmsCounters counters, ISmsCodes codes, WidgetLog log)
        {
            this.counters = counters;
            this.codes = codes;
            this.log = log;
        }

        /// <summary>Asks the store at the start of the site, so that the log has what is wrong before the first visitor comes.</summary>
        public void Start()
        {
            if (counters is ICheckedStore) Task.Run(async () =>
            {
                var failure = await Probe().ConfigureAwait(false);
                if (failure != null) Leave(failure, 0);
            });
        }

        /// <summary>Throws a <see cref="StoreAwayException" /> if the store does not answer, soon enough or at all.</summary>
        public async Task<T> Ask<T>(Func<CancellationToken, Task<T>> call)
        {
            var since = returns;
            if (isAway) throw new StoreAwayException();
            Exception failure;
            try
            {
                return await InTime(call).ConfigureAwait(false);
            }
            catch (Exception error)
            {
                failure = error;
            }
            Leave(failure.Message, since);
            throw new StoreAwayException(failure.Message, failure);
        }

        private static async Task<T> InTime<T>(Func<CancellationToken, Task<T>> call)
        {
            // Not disposed when time is out: the call still has its token.
            var time = new CancellationTokenSource(MostTime);
            var end = Task.Delay(Timeout.Infinite, time.Token);
            var answer = call(time.Token);
            if (await Task.WhenAny(answer, end).ConfigureAwait(false) == end || (answer.IsCanceled && time.IsCancellationRequested))
            {
                Observe(answer);
                throw new TimeoutException("no answer within " + MostTime.TotalSeconds + " s");
            }
            time.Dispose();
            return await answer.ConfigureAwait(false);
        }

        /// <summary>Reads the error of a call that ends too late: .NET Framework may end the process for one that nobody reads.</summary>
        private static void Observe(Task late)
        {
            late.ContinueWith(
                ended => ended.Exception, CancellationToken.None, TaskContinuationOptions.OnlyOnFaulted, TaskScheduler.Default);
        }

        /// <param name="failure">What the log says.</param>
        /// <param name="since">The number of returns before the call: one from before the last return says nothing about now.</param>
        private void Leave(string failure, int since)
        {
            bool isAgain;
            lock (gate)
            {
                if (isAway || since != returns) return;
                isAway = true;
                isAgain = sinceReturn != null && sinceReturn.Elapsed < Calm;
                if (log.HasChanged(SmsEvents.StoreAway.Name, true)) log.Write(SmsEvents.StoreAway, failure);
            }
            Task.Run(async () =>
            {
                do await Task.Delay(BetweenProbes).ConfigureAwait(false);
                while (await Probe().ConfigureAwait(false) != null);
                int now;
                lock (gate)
                {
                    now = ++returns;
                    isAway = false;
                    sinceReturn = Stopwatch.StartNew();
                }
                // A store that fails some calls is asked again and again, but is back only when it has failed none for a while.
                if (isAgain) await Task.Delay(Calm).ConfigureAwait(false);
                lock (gate)
                {
                    if (!isAway && now == returns && log.HasChanged(SmsEvents.StoreAway.Name, false)) log.Write(SmsEvents.StoreBack);
                }
            });
        }

        /// <summary>Writes, because a store that is full can still be read. Null if that succeeds.</summary>
        private async Task<string> Probe()
        {
            try
            {
                var windows = new[] { SmsLimits.Login("probe", int.MaxValue, TimeSpan.FromSeconds(1)) };
                await InTime(token => counters.Take(windows, token)).ConfigureAwait(false);
                await InTime(token => codes.Try("probe", "probe", "", 1, token)).ConfigureAwait(false);
                var store = counters as ICheckedStore;
                if (store != null && !isChecked) await InTime(token => store.Check(log)).ConfigureAwait(false);
                isChecked = true;
                return null;
            }
            catch (Exception error)
            {
                return error.Message;
            }
        }
    }

    /// <summary>A store that can be set up wrong.</summary>
    internal interface ICheckedStore
    {
        /// <summary>Logs what is wrong. The result has no meaning.</summary>
        Task<bool> Check(WidgetLog log);
    }
}
