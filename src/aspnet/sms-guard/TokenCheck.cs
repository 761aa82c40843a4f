#nullable disable
using System;
using System.Text.RegularExpressions;
using System.Threading;
using System.Threading.Tasks;

namespace EvPortalWidgets
{
    /// <summary>
    /// Asks the <see cref="IBotCheck" /> of the site, but not without limit: its service answers slowly, and may cost something.
    /// </summary>
    internal sealed class TokenCheck
    {
        // The service might answer anything else with an error, and then its silence would open the way.
        private static readonly Regex Token = new Regex(@"^[A-Za-z0-9_.:~+/=-]{1,2048}\z");

        private readonly SmsGuardOptions options;
        private readonly ISmsCounters counters;
        private readonly SmsLimits limits;
        private readonly WidgetLog log;

        public TokenCheck(SmsGuardOptions options, ISmsCounters counters, SmsLimits limits, WidgetLog log)
        {
            this.options = options;
            this.counters = counters;
            this.limits = limits;
            this.log = log;
        }

        /// <summary>Whether the token of a visitor is that of a person. Null if the service does not answer.</summary>
        public async Task<bool?> Passes(SmsCall call)
        {
            var token = call.Cookie(options.BotCheckCookie) ?? "";
            if (!Token.IsMatch(token)) return false;
            var questions = await counters.Take(new[] { limits.Questions(call) }, CancellationToken.None).ConfigureAwait(true);
            if (questions.Id == null) return false;
            try
            {
                var isPerson = await call.BotCheck.Passes(token).ConfigureAwait(false);
                log.HasChanged(SmsEvents.NoBotCheck.Name, false);
                return isPerson;
            }
            catch (Exception error)
            {
                if (log.HasChanged(SmsEvents.NoBotCheck.Name, true)) log.Write(SmsEvents.NoBotCheck, error.Message);
                return null;
            }
        }
    }
}
