using System.Net;
using System.Net.Sockets;

namespace EvPortalWidgets;

/// <summary>The address of a visitor, and the networks that it is in. A request finds it once.</summary>
internal sealed class ClientAddress
{
    private static readonly AddressRange[] NotPublic =
        "10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 ::1 fc00::/7 fe80::/10"
            .Split(' ').Select(range => AddressRange.Of(range)!).ToArray();

    private ClientAddress(IPAddress? address, bool isInside = false)
    {
        Address = address;
        IsInside = isInside;
    }

    /// <summary>Null if it is not public, because then it may be that of a proxy.</summary>
    public IPAddress? Address { get; }

    /// <summary>Whether a known proxy has named an address that is not public: a visitor in the network of the site.</summary>
    public bool IsInside { get; }

    public static ClientAddress Of(SmsCall call, SmsGuardOptions options)
    {
        if (options.ClientAddress is not null) return Public(Parse(options.ClientAddress(call)), false);
        var connection = Parse(call.Connection);
        bool IsProxy(IPAddress address) => options.ProxyRanges.Any(range => range.Has(address));
        var forwarded = call.Header("X-Forwarded-For") ?? "";
        // ASP.NET Core keeps the address of a proxy that it knows in X-Original-For.
        if (connection is null || !IsProxy(connection)) return Public(connection, !string.IsNullOrEmpty(call.Header("X-Original-For")));
        // From the end: each proxy appends the address that it sees, and a visitor can write the rest.
        var address = connection;
        for (var end = forwarded.Length; end > 0 && IsProxy(address);)
        {
            var begin = forwarded.LastIndexOf(',', end - 1) + 1;
            var hop = Parse(forwarded.Substring(begin, end - begin));
            // What is no address must not be without a limit: that of the proxy counts.
            if (hop is null) return new(address);
            address = hop;
            end = begin - 1;
        }
        return Public(address, forwarded.Length > 0);
    }

    /// <summary>The network that one visitor usually has: the IPv4 address, or the IPv6 /64. Null if the address is not public.</summary>
    public string? Own => Network(32, 64);

    /// <summary>The network that somebody usually gets as a whole: an IPv4 /24, or an IPv6 /48.</summary>
    public string? Home => Network(24, 48);

    /// <summary>The IPv6 network of a provider: a registry gives each at least a /29. Null for IPv4.</summary>
    public string? Provider => IsIPv4 ? null : Network(0, 29);

    /// <summary>The address and its networks, from the smallest on, and how many visitors may share each.</summary>
    public IEnumerable<(string Network, int Shares)> Shared
    {
        get
        {
            if (Address is null) return [];
            (int Bits, int Shares)[] all = IsIPv4 ? [(32, 1), (24, 5)] : [(64, 1), (56, 2), (48, 5), (29, 25)];
            return all.Select(each => (AddressRange.Network(Address, each.Bits), each.Shares));
        }
    }

    private bool IsIPv4 => Address?.AddressFamily == AddressFamily.InterNetwork;

    /// <summary>The network that one visitor usually has. Null if the address is not public.</summary>
    public static string? NetworkOf(string? connection) => Public(Parse(connection), false).Own;

    /// <summary>Whether a connection is from the machine of the site.</summary>
    public static bool IsOwnMachine(string? connection) => Parse(connection) is { } address && IPAddress.IsLoopback(address);

    /// <summary>An address without its port. IPv4 that is written as IPv6 is IPv4.</summary>
    internal static IPAddress? Parse(string? text)
    {
        var parts = (text ?? "").Trim().TrimStart('[').Split(']')[0].Split(':');
        if (!IPAddress.TryParse(parts.Length == 2 ? parts[0] : string.Join(":", parts), out var address)) return null;
        return address.IsIPv4MappedToIPv6 ? address.MapToIPv4() : address;
    }

    private string? Network(int ofIPv4, int ofIPv6) => Address is null ? null : AddressRange.Network(Address, IsIPv4 ? ofIPv4 : ofIPv6);

    private static ClientAddress Public(IPAddress? address, bool isNamed) =>
        address is null || NotPublic.Any(range => range.Has(address)) ? new(null, isNamed && address is not null) : new(address);
}
