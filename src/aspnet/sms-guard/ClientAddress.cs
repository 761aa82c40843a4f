#nullable disable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Net;

namespace EvPortalWidgets
{
    /// <summary>The address of a visitor, and the networks that it is in.</summary>
    internal static class ClientAddress
    {
        private static readonly string[] NotPublic =
            "10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 ::1 fc00::/7 fe80::/10".Split(' ');

        /// <summary>Null if it is not public, because then it may be that of a proxy.</summary>
        public static IPAddress Of(SmsCall call, SmsGuardOptions options)
        {
            var address = Behind(call, options);
            return IsIn(address, NotPublic) ? null : address;
        }

        /// <summary>
        /// Whether a proxy that the site knows has named an address that is not public: a visitor in the network of the site, or on its
        /// server. ASP.NET Core keeps the address of a proxy that it knows in X-Original-For.
        /// </summary>
        public static bool IsInside(SmsCall call, SmsGuardOptions options)
        {
            var hasProxy = !string.IsNullOrEmpty(call.Header("X-Original-For")) || IsIn(Parse(call.Connection), options.Proxies);
            return hasProxy && Behind(call, options) != null;
        }

        /// <summary>The network that one visitor usually has. Null if the address is not public.</summary>
        public static string NetworkOf(string connection)
        {
            var address = Parse(connection);
            return address == null || IsIn(address, NotPublic) ? null : Network(address, address.GetAddressBytes().Length == 4 ? 32 : 64);
        }

        public static bool IsIn(IPAddress address, IEnumerable<string> ranges)
        {
            return address != null && ranges.Select(range => range.Split('/')).Any(parts =>
            {
                var bits = parts.Length == 1 ? 128 : int.Parse(parts[1]);
                return Network(address, bits) == Network(IPAddress.Parse(parts[0]), bits);
            });
        }

        public static string Network(IPAddress address, int bits)
        {
            var bytes = address.GetAddressBytes();
            for (var at = 0; at < bytes.Length; at++) bytes[at] &= (byte)(0xFF00 >> Math.Max(0, Math.Min(8, bits - 8 * at)));
            return new IPAddress(bytes) + "/" + bits;
        }

        private static IPAddress Behind(SmsCall call, SmsGuardOptions options)
        {
            if (options.ClientAddress != null) return Parse(options.ClientAddress(call));
            var address = Parse(call.Connection);
            foreach (var hop in Enumerable.Reverse((call.Header("X-Forwarded-For") ?? "").Split(',')))
                if (IsIn(address, options.Proxies)) address = Parse(hop);
            return address;
        }

        /// <summary>An address without its port. IPv4 that is written as IPv6 is IPv4.</summary>
        internal static IPAddress Parse(string text)
        {
            var parts = (text ?? "").Trim().TrimStart('[').Split(']')[0].Split(':');
            IPAddress address;
            if (!IPAddress.TryParse(parts.Length == 2 ? parts[0] : string.Join(":", parts), out address)) return null;
            return address.IsIPv4MappedToIPv6 ? address.MapToIPv4() : address;
        }
    }
}
