#nullable disable
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Net;

namespace EvPortalWidgets
{
    /// <summary>
    /// The settings of <see cref="SmsGuard" />, for a site of 20,000 drivers. Settings of the site with the names
    /// <c>EvPortalWidgets:Sms:PerNumber</c> and so on change them. A day has four times the limit of an hour.
    /// </summary>
    public sealed class SmsGuardOptions
    {
        /// <summary>Creates options with the defaults.</summary>
        public SmsGuardOptions()
        {
            PerNumber = 5;
            PerPrefix = 20;
            PerAddress = 30;
            BudgetPerHour = 6000;
            BudgetPerDay = 12000;
            Proxies = new List<string>();
            Origins = new List<string>();
            BotCheckCookie = "bot-check";
            EnteredRatio = 0.5;
            EnteredWindow = TimeSpan.FromMinutes(30);
            EnteredLeast = 50;
            WrongRatio = 0.4;
            WrongLeast = 30;
        }

        /// <summary>SMS to a number in an hour. A browser that has signed in with it has a limit of its own, twice as high.</summary>
        public int PerNumber { get; set; }
        /// <summary>SMS in an hour to numbers that differ only in the last four digits.</summary>
        public int PerPrefix { get; set; }
        /// <summary>
        /// SMS in an hour to an IPv4 address or IPv6 /64, and wrong passwords. A /56 has twice, a /24 or /48 five times as many.
        /// </summary>
        public int PerAddress { get; set; }
        /// <summary>SMS of the whole site in an hour. Numbers that have not signed in before get at most half of it.</summary>
        public int BudgetPerHour { get; set; }
        /// <summary>SMS of the whole site in a day, divided in the same way.</summary>
        public int BudgetPerDay { get; set; }
        /// <summary>
        /// The site's proxies, as <c>203.0.113.7</c> or <c>10.0.0.0/8</c>. Only with them <c>X-Forwarded-For</c> is read.
        /// </summary>
        public IList<string> Proxies { get; private set; }
        /// <summary>The visitor's address, if a header has it. By default that of the connection, see <see cref="Proxies" />.</summary>
        public Func<SmsCall, string> ClientAddress { get; set; }
        /// <summary>
        /// The origins of pages with an <c>apiUrl</c> that leads here, as <c>https://portal.example.com</c>. They send no cookie, so the
        /// site needs an <see cref="ISmsCodes" /> that both applications share and that ignores the browser.
        /// </summary>
        public IList<string> Origins { get; private set; }
        /// <summary>The cookie in which a script of the page leaves the token for the <see cref="IBotCheck" />.</summary>
        public string BotCheckCookie { get; set; }
        /// <summary>If new numbers enter a smaller part of their codes, this looks like an attack.</summary>
        public double EnteredRatio { get; set; }
        /// <summary>The time for which codes are compared.</summary>
        public TimeSpan EnteredWindow { get; set; }
        /// <summary>Fewer codes are not compared.</summary>
        public int EnteredLeast { get; set; }
        /// <summary>If new browsers enter more wrong codes for a right one, this looks like an attack.</summary>
        public double WrongRatio { get; set; }
        /// <summary>Fewer wrong codes are not compared.</summary>
        public int WrongLeast { get; set; }

        /// <summary>What several processes share to make names that nobody can guess. Null in a site with one process.</summary>
        internal string Secret { get; set; }

        /// <summary>What is allowed in place of a value that cannot work. Null if the value can work.</summary>
        private static string AllowedInsteadOf(object value)
        {
            if (value is int && ((int)value < 1 || (int)value > 1000000)) return "a whole number from 1 to 1000000";
            if (value is double && !((double)value >= 0 && (double)value <= 10)) return "a number from 0 to 10";
            if (value is TimeSpan && ((TimeSpan)value <= TimeSpan.Zero || (TimeSpan)value > TimeSpan.FromDays(1)))
                return "a time up to a day, as 00:30:00";
            return "".Equals(value) ? "a name" : null;
        }

        /// <summary>Throws if a value cannot work, with the value and what is allowed.</summary>
        internal void Check()
        {
            foreach (var property in typeof(SmsGuardOptions).GetProperties())
            {
                var value = property.GetValue(this, null);
                var allowed = AllowedInsteadOf(value);
                if (allowed == null) continue;
                throw SmsGuardSettings.Wrong(property.Name, Convert.ToString(value, CultureInfo.InvariantCulture), allowed);
            }
            // A placeholder of a guide is shorter.
            if (!string.IsNullOrWhiteSpace(Secret) && Secret.Length < 32)
                throw new ArgumentException(SmsStores.Section + "Secret has " + Secret.Length + " characters. " + SmsStores.SecretAdvice);
            foreach (var range in Proxies)
            {
                var parts = range.Split('/');
                IPAddress address;
                var bits = 0;
                var isAddress = IPAddress.TryParse(parts[0], out address) && (parts.Length == 1 || int.TryParse(parts[1], out bits));
                // Otherwise "10" would be 0.0.0.10.
                var isWhole = isAddress && (parts[0].Contains(":") || address.ToString() == parts[0]);
                if (!isWhole || parts.Length > 2 || bits < 0 || bits > 8 * address.GetAddressBytes().Length)
                    throw SmsGuardSettings.Wrong("Proxies", range, "an address or a network, as 203.0.113.7 or 10.0.0.0/8");
            }
            foreach (var origin in Origins)
            {
                Uri uri;
                if (!Uri.TryCreate(origin, UriKind.Absolute, out uri) || uri.GetLeftPart(UriPartial.Authority) != origin)
                    throw SmsGuardSettings.Wrong("Origins", origin, "an origin, as https://portal.example.com");
            }
        }
    }
}
