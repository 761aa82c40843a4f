using System.Net;

namespace EvPortalWidgets;

/// <summary>The addresses that begin with the same bits. It is read once, not for each request.</summary>
internal sealed class AddressRange
{
    private readonly byte[] first;

    private AddressRange(byte[] first, int bits)
    {
        this.first = Cut(first, bits);
        Bits = bits;
    }

    /// <summary>
    /// Whether nobody has proxies in all of it. The widest networks that sites name are <c>240.0.0.0/4</c>, for a cluster, and
    /// <c>fc00::/7</c>.
    /// </summary>
    public bool IsTooWide => Bits < (first.Length == 4 ? 4 : 7);

    private int Bits { get; }

    /// <summary>Null if the text is neither an address nor a network, as <c>203.0.113.7</c> or <c>10.0.0.0/8</c>.</summary>
    public static AddressRange? Of(string text)
    {
        var parts = text.Split('/');
        if (parts.Length > 2 || !IPAddress.TryParse(parts[0], out var address)) return null;
        // Otherwise "10" would be 0.0.0.10.
        if (!parts[0].Contains(":") && address.ToString() != parts[0]) return null;
        var bits = 8 * address.GetAddressBytes().Length;
        if (parts.Length == 2)
        {
            if (!int.TryParse(parts[1], out var given) || given < 0 || given > bits) return null;
            bits = given;
        }
        if (!address.IsIPv4MappedToIPv6) return new(address.GetAddressBytes(), bits);
        return bits < 96 ? null : new(address.MapToIPv4().GetAddressBytes(), bits - 96);
    }

    public bool Has(IPAddress address)
    {
        var bytes = address.GetAddressBytes();
        return bytes.Length == first.Length && Cut(bytes, Bits).SequenceEqual(first);
    }

    /// <summary>The network of an address, as text.</summary>
    public static string Network(IPAddress address, int bits) => new IPAddress(Cut(address.GetAddressBytes(), bits)) + "/" + bits;

    private static byte[] Cut(byte[] bytes, int bits)
    {
        for (var at = 0; at < bytes.Length; at++) bytes[at] &= (byte)(0xFF00 >> Math.Max(0, Math.Min(8, bits - 8 * at)));
        return bytes;
    }
}
