#nullable disable
using System;

namespace EvPortalWidgets
{
    /// <summary>What a window is for. It decides what a store may forget when its memory is full.</summary>
    public enum SmsWindowKind
    {
        /// <summary>SMS of the whole site. A store must never forget it.</summary>
        Budget,
        /// <summary>SMS of a number or of an address, and codes. The budgets limit how many there are.</summary>
        Sms,
        /// <summary>Logins. Strangers can make up as many as they want, so a store may forget those that end first.</summary>
        Login,
    }

    /// <summary>At most so many in a time.</summary>
    public sealed class SmsWindow
    {
        /// <param name="kind">What it is for.</param>
        /// <param name="key">What is counted. It may contain a number or an address.</param>
        /// <param name="limit">The count at which the window is full: always, if it is 0.</param>
        /// <param name="length">How long something counts.</param>
        /// <param name="inTurn">Whether the time of one begins when that of the one before ends.</param>
        public SmsWindow(SmsWindowKind kind, string key, int limit, TimeSpan length, bool inTurn = false)
        {
            Kind = kind;
            Key = key;
            Limit = limit;
            Length = length;
            InTurn = inTurn;
        }

        /// <summary>What it is for.</summary>
        public SmsWindowKind Kind { get; private set; }
        /// <summary>What is counted. It may contain a number or an address.</summary>
        public string Key { get; private set; }
        /// <summary>The count at which the window is full: always, if it is 0.</summary>
        public int Limit { get; private set; }
        /// <summary>How long something counts.</summary>
        public TimeSpan Length { get; private set; }
        /// <summary>
        /// Whether the time of one begins when that of the one before ends: some at once, and then one in each <see cref="Length" />.
        /// </summary>
        public bool InTurn { get; private set; }
    }
}
