#nullable disable
using System;
using System.Threading;
using System.Threading.Tasks;

namespace EvPortalWidgets
{
    /// <summary>
    /// Keeps the codes that were sent. A code belongs to a browser and a number. Each call is one step that nothing interrupts. By default
    /// they are in the memory of the process.
    /// </summary>
    public interface ISmsCodes
    {
        /// <summary>
        /// Keeps a new code, which is right at once: the SMS may arrive before the SMS service answers. The one before stays right until
        /// <see cref="Sent" />. Nothing is kept while the last code that can be entered is younger than the pause.
        /// </summary>
        /// <param name="code">The code.</param>
        /// <param name="pause">The time between two codes.</param>
        /// <param name="validity">How long the code is right.</param>
        /// <param name="cancellation">Cancels the call.</param>
        Task<SmsPlace> Reserve(SmsCode code, TimeSpan pause, TimeSpan validity, CancellationToken cancellation);

        /// <summary>The code was sent, so the codes before it are wrong from now on.</summary>
        /// <param name="code">A code that was kept. If it no longer is, nothing changes.</param>
        /// <param name="cancellation">Cancels the call.</param>
        Task Sent(SmsCode code, CancellationToken cancellation);

        /// <summary>The code was not sent, so it is forgotten. The one before stays.</summary>
        /// <param name="code">A code that was kept. If it no longer is, nothing changes.</param>
        /// <param name="cancellation">Cancels the call.</param>
        Task Failed(SmsCode code, CancellationToken cancellation);

        /// <summary>Enters a code. A right one is right once, and forgets the others.</summary>
        /// <param name="browser">The browser.</param>
        /// <param name="number">The number.</param>
        /// <param name="code">What was entered.</param>
        /// <param name="tries">How many wrong ones use a code up.</param>
        /// <param name="cancellation">Cancels the call.</param>
        Task<SmsTry> Try(string browser, string number, string code, int tries, CancellationToken cancellation);
    }

    /// <summary>A code for a number in a browser.</summary>
    public sealed class SmsCode
    {
        /// <param name="id">Names it. No two have the same.</param>
        /// <param name="browser">The browser that asked for it.</param>
        /// <param name="number">The number.</param>
        /// <param name="value">The digits.</param>
        public SmsCode(string id, string browser, string number, string value)
        {
            Id = id;
            Browser = browser;
            Number = number;
            Value = value;
        }

        /// <summary>Names it. No two have the same.</summary>
        public string Id { get; private set; }
        /// <summary>The browser that asked for it.</summary>
        public string Browser { get; private set; }
        /// <summary>The number.</summary>
        public string Number { get; private set; }
        /// <summary>The digits.</summary>
        public string Value { get; private set; }
    }

    /// <summary>The result of <see cref="ISmsCodes.Reserve" />.</summary>
    public sealed class SmsPlace
    {
        /// <param name="hadCode">Whether there was a code that can be entered.</param>
        /// <param name="wait">The time until a new code can be kept. Zero if this one was.</param>
        public SmsPlace(bool hadCode, TimeSpan wait)
        {
            HadCode = hadCode;
            Wait = wait;
        }

        /// <summary>Whether there was a code that can be entered.</summary>
        public bool HadCode { get; private set; }
        /// <summary>The time until a new code can be kept. Zero if this one was.</summary>
        public TimeSpan Wait { get; private set; }
    }

    /// <summary>What an entered code was.</summary>
    public enum SmsTryResult
    {
        /// <summary>There is no code to enter in this browser.</summary>
        None,
        /// <summary>It is another one.</summary>
        Wrong,
        /// <summary>Too many wrong ones were entered before.</summary>
        Spent,
        /// <summary>It is the code.</summary>
        Right,
        /// <summary>Nobody knows: the store of the codes does not answer.</summary>
        Away,
    }

    /// <summary>The result of <see cref="ISmsCodes.Try" />.</summary>
    public sealed class SmsTry
    {
        /// <param name="result">What the entered code was.</param>
        /// <param name="left">How many wrong ones can still be entered.</param>
        /// <param name="age">The age of the last code.</param>
        public SmsTry(SmsTryResult result, int left = 0, TimeSpan age = default(TimeSpan))
        {
            Result = result;
            Left = left;
            Age = age;
        }

        /// <summary>What the entered code was.</summary>
        public SmsTryResult Result { get; private set; }
        /// <summary>How many wrong ones can still be entered.</summary>
        public int Left { get; private set; }
        /// <summary>The age of the last code.</summary>
        public TimeSpan Age { get; private set; }
    }
}
