#nullable disable
using System;
using System.Globalization;

namespace EvPortalWidgets
{
    /// <summary>
    /// The mark of this process in a browser to which it has sent a code that only its memory has. So another process can say why it does
    /// not know the code.
    /// </summary>
    internal sealed class ProcessMark
    {
        private const string Cookie = "ev-portal-process";
        private readonly string id = SmsCall.RandomId();

        /// <param name="call">The call that got a code.</param>
        /// <param name="validity">How long the code can be entered.</param>
        public void Leave(SmsCall call, TimeSpan validity)
        {
            call.Sign(Cookie, id + " " + (DateTime.UtcNow + validity).Ticks.ToString(CultureInfo.InvariantCulture), validity);
        }

        /// <summary>Whether another process has sent a code to this browser that can still be entered there.</summary>
        public bool IsOfAnother(SmsCall call)
        {
            var mark = (call.Signed(Cookie) ?? "").Split(' ');
            long end;
            if (mark.Length != 2 || mark[0] == id) return false;
            return long.TryParse(mark[1], NumberStyles.None, CultureInfo.InvariantCulture, out end) && DateTime.UtcNow.Ticks < end;
        }
    }
}
