#nullable disable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Net;

namespace EvPortalWidgets
{
    /// <summary>The windows in which an SMS and a login must fit.</summary>
    internal sealed class SmsLimits
    {
        // How many visitors may share a network of so many bits.
        private static readonly Dictionary<int, int> Shares =
            new Dictionary<int, int> { { 32, 1 }, { 24, 5 }, { 64, 1 }, { 56, 2 }, { 48, 5 } };
        private const string OfAddress = "address ";

        private readonly SmsGuardOptions options;
        private readonly WidgetLog log;
        private readonly UnnamedProxies proxies = new UnnamedProxies();

        public SmsLimits(SmsGuardOptions options, WidgetLog log)
        {
            this.options = options;
            this.log = log;
        }

        /// <summary>Whether visitors seem to come through a proxy that the site has not named.</summary>
        public bool HasUnnamedProxy
        {
            get { return proxies.AreLikely; }
        }

        /// <summary>What strangers cost must fit into half of the budget, into three quarters, and into all of it.</summary>
        public IEnumerable<SmsWindow> Budgets(Standing standing)
        {
            var names = new[] { "half for new numbers", "three quarters for new browsers", "whole" };
            return Enumerable.Range((int)standing, 3 - (int)standing).SelectMany(at => PerHour(
                SmsWindowKind.Budget, "budget: " + names[at], options.BudgetPerHour * (at + 2) / 4, options.BudgetPerDay * (at + 2) / 4));
        }

        /// <summary>The windows of a number, and of the address that asks for a code.</summary>
        public IEnumerable<SmsWindow> OfNumber(SmsCall call, string number, Standing standing)
        {
            if (standing == Standing.KnownBrowser)
                return PerHour(SmsWindowKind.Sms, "number in its browser " + number, 2 * options.PerNumber);
            Note(call);
            var wider = standing == Standing.KnownNumber ? 5 : 1;
            var prefix = number.Remove(Math.Max(0, number.Length - 4));
            return PerHour(SmsWindowKind.Sms, "number " + number, options.PerNumber)
                .Concat(PerHour(SmsWindowKind.Sms, "prefix " + prefix, wider * options.PerPrefix))
                .Concat(Addresses(SmsWindowKind.Sms, call, standing));
        }

        /// <summary>The windows of the address that calls, and of its networks.</summary>
        public IEnumerable<SmsWindow> Addresses(SmsWindowKind kind, SmsCall call, Standing standing = Standing.Stranger)
        {
            var address = ClientAddress.Of(call, options);
            var sizes = address == null ? new int[0] : IsIPv4(address) ? new[] { 32, 24 } : new[] { 64, 56, 48 };
            var wider = standing == Standing.KnownNumber ? 5 : 1;
            var what = kind == SmsWindowKind.Sms ? OfAddress : "login ";
            return sizes.SelectMany(bits => PerHour(
                kind, what + ClientAddress.Network(address, bits), wider * options.PerAddress * Shares[bits]));
        }

        public static bool IsOfAddress(SmsWindow window)
        {
            return window.Key.StartsWith(OfAddress, StringComparison.Ordinal);
        }

        /// <summary>
        /// The windows of a password. The first one is that of the network: strangers in other networks do not count in it. Without an
        /// address all visitors share it, so it is wider.
        /// </summary>
        /// <param name="call">The call.</param>
        /// <param name="account">The account.</param>
        /// <param name="isKnown">Whether the account has signed in in this network: then others of its provider do not count.</param>
        public IEnumerable<SmsWindow> OfLogin(SmsCall call, string account, bool isKnown)
        {
            if (call.Knows(account)) return PerHour(SmsWindowKind.Login, "login in its browser " + account, 10);
            Note(call);
            var address = ClientAddress.Of(call, options);
            var own = address == null
                ? new[] { Login("login " + account, options.PerAddress, TimeSpan.FromHours(1)) }
                : NetworksOf(address).Take(isKnown ? 1 : 2).Select((network, at) => InTurn(account + network, at == 0));
            return own.Concat(Addresses(SmsWindowKind.Login, call));
        }

        /// <summary>The tries for an account: five in a network, and 25 in that of its provider. They come back one by one.</summary>
        private static SmsWindow InTurn(string key, bool isOwn)
        {
            var time = TimeSpan.FromMinutes(isOwn ? 15 : 3);
            return Login("login " + key, isOwn ? 5 : 25, time, true);
        }

        /// <summary>Whether an account has signed in in this network. Null if the network is not known.</summary>
        public SmsWindow KnownNetwork(SmsCall call, string account)
        {
            var address = ClientAddress.Of(call, options);
            return address == null ? null : Login("known " + account + NetworksOf(address).First(), 31, TimeSpan.FromDays(30));
        }

        /// <summary>How often the service of the check is asked for an address.</summary>
        public SmsWindow Questions(SmsCall call)
        {
            var address = ClientAddress.Of(call, options) ?? IPAddress.None;
            return Login("questions of " + address, 10 * options.PerAddress, TimeSpan.FromHours(1));
        }

        /// <summary>A window for what is counted to notice an attack.</summary>
        public SmsWindow Watched(string key, int limit = int.MaxValue)
        {
            return new SmsWindow(SmsWindowKind.Sms, key, limit, options.EnteredWindow);
        }

        public static SmsWindow Login(string key, int limit, TimeSpan length, bool inTurn = false)
        {
            return new SmsWindow(SmsWindowKind.Login, key, limit, length, inTurn);
        }

        private static IEnumerable<SmsWindow> PerHour(SmsWindowKind kind, string key, int limit, int? ofDay = null)
        {
            yield return new SmsWindow(kind, key + " in an hour", limit, TimeSpan.FromHours(1));
            yield return new SmsWindow(kind, key + " in a day", ofDay ?? 4 * limit, TimeSpan.FromDays(1));
        }

        /// <summary>The network that somebody usually gets as a whole, and with IPv6 that of a provider.</summary>
        private static IEnumerable<string> NetworksOf(IPAddress address)
        {
            var sizes = IsIPv4(address) ? new[] { 24 } : new[] { 48, 32 };
            return sizes.Select(bits => " in " + ClientAddress.Network(address, bits));
        }

        /// <summary>Notices that the address may be that of a proxy.</summary>
        private void Note(SmsCall call)
        {
            var address = ClientAddress.Of(call, options);
            if (address == null)
            {
                if (!ClientAddress.IsInside(call, options)) log.Once(SmsEvents.NoAddress, call.Connection);
            }
            else if (options.ClientAddress == null) proxies.Note(call, address, log);
        }

        private static bool IsIPv4(IPAddress address)
        {
            return address.GetAddressBytes().Length == 4;
        }
    }
}
