using System.Security.Cryptography;
using System.Text;
using System.Text.RegularExpressions;

namespace EvPortalWidgets;

/// <summary>
/// Makes what nobody can guess: the codes, and names in the store. All servers have the same secret, so each knows the codes of the others.
/// Without one, this process makes its own.
/// </summary>
internal sealed class SmsSecret(string? secret)
{
    private readonly byte[] key = Encoding.UTF8.GetBytes(secret is null || secret.Trim().Length == 0 ? BrowserCall.RandomId() : secret);

    /// <summary>
    /// Six digits that follow from the id of a record and from its key: so who writes the store cannot make one code right for another
    /// number or in another browser.
    /// </summary>
    public string CodeOf(string id, string key) => Digits("bound code for " + key + " by " + id);

    /// <summary>The six digits that somebody has entered, perhaps in groups, as many SMS show them. Null if there are not six. Nothing is cut.</summary>
    public static string? CodeIn(string? entered)
    {
        var digits = Regex.Replace(entered ?? "", @"[\s-]", "");
        return Regex.IsMatch(digits, @"^[0-9]{6}\z") ? digits : null;
    }

    /// <summary>The code that 4.0.0 has sent for a record. Null for an id that it does not make: that could be the text of another code.</summary>
    public string? CodeOf4(string id) => Regex.IsMatch(id, @"^[0-9A-F]{32}\z") ? Digits("code " + id) : null;

    /// <summary>A name from which nobody learns what it is for.</summary>
    public string Hash(string what) => Convert.ToBase64String(Bytes(what), 0, 18);

    private string Digits(string what) => (BitConverter.ToUInt64(Bytes(what), 0) % 1_000_000).ToString("D6");

    private byte[] Bytes(string what)
    {
        using HMACSHA256 hmac = new(key);
        return hmac.ComputeHash(Encoding.UTF8.GetBytes(what));
    }
}
