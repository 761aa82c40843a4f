using System.Text.RegularExpressions;

namespace EvPortalWidgets;

/// <summary>The answer to a request for a file.</summary>
internal sealed class WidgetResponse
{
    private static readonly Regex NotWanted = new(@";\s*[qQ]\s*=\s*0(\.0*)?\s*\z");

    /// <summary>
    /// Answers a request for a file. The path is the address below <c>/widgets/</c>, the hash the value of <c>v</c> in it or null.
    /// The last parameter reads a header, and gives null or nothing where there is none.
    /// </summary>
    public WidgetResponse(WidgetFile file, string method, string path, string? hash, Func<string, string?> header)
    {
        if (method is not "GET" and not "HEAD")
        {
            Status = 405;
            Headers["Allow"] = "GET, HEAD";
            return;
        }
        var accepted = Parts(header("Accept-Encoding"));
        var content = file.Contents.First(each => each.Encoding == null || IsAccepted(each.Encoding, accepted));
        var tag = $"\"{content.Hash}\"";
        Headers["Vary"] = "Accept-Encoding";
        // Each encoding has its own.
        Headers["ETag"] = tag;
        Headers["Cache-Control"] = file.IsOnlyMeaningOf(path, hash) ? "public, max-age=31536000, immutable" : "no-cache";
        Status = Parts(header("If-None-Match")).Any(known => known is "*" || known == tag || known == $"W/{tag}") ? 304 : 200;
        if (Status == 304) return;
        Headers["Content-Type"] = file.Type;
        Headers["X-Content-Type-Options"] = "nosniff";
        if (content.Encoding != null) Headers["Content-Encoding"] = content.Encoding;
        Length = content.Bytes.Length;
        if (method == "GET") Body = content.Bytes;
    }

    public int Status { get; }

    public Dictionary<string, string> Headers { get; } = [];

    /// <summary>The length of the file. Null if the answer is none.</summary>
    public int? Length { get; }

    /// <summary>What is sent, or null.</summary>
    public byte[]? Body { get; }

    /// <summary>No browser sends more than 1,000 characters, and each part takes time.</summary>
    private static List<string> Parts(string? header) =>
        header is null or { Length: > 1000 } ? [] : [.. header.Split(',').Select(part => part.Trim())];

    /// <summary>Whether a browser takes an encoding. Of the weights only <c>q=0</c> counts: it means no.</summary>
    private static bool IsAccepted(string encoding, List<string> accepted)
    {
        var found = accepted.Find(part => part.Split(';')[0].TrimEnd().Equals(encoding, StringComparison.OrdinalIgnoreCase))
            ?? accepted.Find(part => part.StartsWith("*", StringComparison.Ordinal));
        return found != null && !NotWanted.IsMatch(found);
    }
}
