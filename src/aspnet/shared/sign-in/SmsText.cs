using System.Globalization;
using System.Text.RegularExpressions;

namespace EvPortalWidgets;

/// <summary>The text of an SMS with a code that browsers can fill in by themselves.</summary>
public static class SmsText
{
    private static readonly Regex Port = new(@":[0-9]*\z");
    private static readonly Regex Name = new(@"^([a-z0-9]([a-z0-9_.-]*[a-z0-9])?|\[[0-9a-f:.]+\])\z");
    private static readonly Regex Code = new(@"^[0-9A-Za-z]+\z");

    /// <summary>
    /// Adds the last line <c>@host #code</c>. With it Chrome on Android fills in the code, and iOS offers it only on this site. An
    /// SMS with Cyrillic letters has 70 characters a part, and this line counts too. From an address of IPv6, as a developer's
    /// <c>[::1]</c>, browsers read no code.
    /// </summary>
    /// <param name="host">The host of the login page, from a setting: a request may name any host. A port is left out.</param>
    /// <param name="text">What the visitor reads. It should contain the code too.</param>
    /// <param name="code">The code: digits or Latin letters.</param>
    /// <exception cref="ArgumentException">The host or the code cannot stand in this line.</exception>
    public static string For(string? host, string text, string code)
    {
        if (!Code.IsMatch(code ?? ""))
            throw new ArgumentException("The code of an SMS has only digits and Latin letters.", nameof(code));
        var name = NameOf(host) ?? throw new ArgumentException($"\"{host}\" is not the name of a host.", nameof(host));
        return $"{(text ?? "").TrimEnd()}\n@{name} #{code}";
    }

    /// <summary>Whether the line can have this host: the check of a setting, before the first SMS.</summary>
    internal static bool IsHost(string? host) => NameOf(host) != null;

    private static string? NameOf(string? host)
    {
        try
        {
            var name = new IdnMapping().GetAscii(Port.Replace(host ?? "", "")).ToLowerInvariant().TrimEnd('.');
            return Name.IsMatch(name) ? name : null;
        }
        catch (ArgumentException)
        {
            return null;
        }
    }
}
