#nullable disable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

namespace EvPortalWidgets
{
    /// <summary>
    /// Counts in sliding windows. Each call is one step that nothing interrupts. By default it is in the memory of the process.
    /// </summary>
    public interface ISmsCounters
    {
        /// <summary>Counts one more in all windows, or in none of them if one is full.</summary>
        /// <param name="windows">The windows.</param>
        /// <param name="cancellation">Cancels the call.</param>
        Task<SmsTake> Take(IList<SmsWindow> windows, CancellationToken cancellation);

        /// <summary>The count of each window.</summary>
        /// <param name="windows">The windows.</param>
        /// <param name="cancellation">Cancels the call.</param>
        Task<IList<int>> Read(IList<SmsWindow> windows, CancellationToken cancellation);

        /// <summary>Takes back what one take has counted. A second time changes nothing.</summary>
        /// <param name="take">The <see cref="SmsTake.Id" /> of the take.</param>
        /// <param name="windows">Some of its windows.</param>
        /// <param name="cancellation">Cancels the call.</param>
        Task GiveBack(string take, IList<SmsWindow> windows, CancellationToken cancellation);
    }

    /// <summary>The result of <see cref="ISmsCounters.Take" />.</summary>
    public sealed class SmsTake
    {
        /// <param name="id">Names what was counted. Null if nothing was.</param>
        /// <param name="windows">The windows.</param>
        /// <param name="counts">The count of each window before.</param>
        /// <param name="waits">How long each window stays full.</param>
        public SmsTake(string id, IList<SmsWindow> windows, IList<int> counts, IList<TimeSpan> waits)
        {
            Id = id;
            Windows = windows;
            Counts = counts;
            Waits = waits;
        }

        /// <summary>Names what was counted. Null if nothing was, because a window is full.</summary>
        public string Id { get; private set; }
        /// <summary>The windows.</summary>
        public IList<SmsWindow> Windows { get; private set; }
        /// <summary>The count of each window before.</summary>
        public IList<int> Counts { get; private set; }
        /// <summary>How long each window stays full. Zero if it is not full.</summary>
        public IList<TimeSpan> Waits { get; private set; }

        /// <summary>The window that stays full longest.</summary>
        internal SmsWindow Full
        {
            get { return Windows[Waits.IndexOf(Waits.Max())]; }
        }
    }
}
