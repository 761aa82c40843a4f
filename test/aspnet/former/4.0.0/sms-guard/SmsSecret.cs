using System.Security.Cryptography;
using System.Text;

namespace EvPortalWidgets;

/// <summary>
/// Makes what nobody can guess: the codes, and names in the store. All servers have the same secret, so each knows the codes of the others.
/// Without one, this process makes its own.
/// </summary>
internal sealed class SmsSecret(string? secret)
{
    private readonly byte[] key = Encoding.UTF8.GetBytes(secret is null || secret.Trim().Length == 0 ? SmsCall.RandomId() : secret);

    /// <summary>Six digits that follow from the id of a record.</summary>
    public string CodeOf(string id) => (BitConverter.ToUInt64(Bytes("code " + id), 0) % 1_000_000).ToString("D6");

    /// <summary>A name from which nobody learns what it is for.</summary>
    public string Hash(string what) => Convert.ToBase64String(Bytes(what), 0, 18);

    private byte[] Bytes(string what)
    {
        using HMACSHA256 hmac = new(key);
        return hmac.ComputeHash(Encoding.UTF8.GetBytes(what));
    }
}
