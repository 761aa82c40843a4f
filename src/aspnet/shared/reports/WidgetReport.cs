using System.Globalization;
using System.Text;

namespace EvPortalWidgets;

/// <summary>Receives what <c>report.js</c> sends. Anybody can send anything, so size, rate and words are limited.</summary>
internal sealed class WidgetReport(Func<TimeSpan> clock)
{
    public const int LongestBody = 4000;
    private const int MostInTenSeconds = 200;
    private const int MostOfOne = 20;
    private const double HighestValue = 600000, HighestCount = 100;

    private readonly Dictionary<string, int> counts = [];
    private long window = -1;
    private int count;

    /// <summary>
    /// Calls <paramref name="found" /> with each valid line, and returns the status of the answer. What is too much is dropped,
    /// unread, and not refused: after a refusal a page sends no more reports.
    /// </summary>
    /// <param name="sender">The network of the sender. Null where it may be that of a proxy: then it has no limit of its own.</param>
    public async Task<int> Receive(string? sender, Func<Stream> body, Action<WidgetMeasurement> found)
    {
        if (!HasRoom(sender)) return 204;
        string text;
        try
        {
            text = await ReadStart(body()).ConfigureAwait(false);
        }
        catch (IOException)
        {
            // The body has ended too early, or is no body.
            return 400;
        }
        if (text.Length > LongestBody) return 413;
        var lines = text.Split('\n');
        if (!lines[0].StartsWith("report 1 ", StringComparison.Ordinal)) return 400;
        foreach (var line in lines.Skip(1))
        {
            if (Read(line) is { } measurement) found(measurement);
        }
        return 204;
    }

    private static async Task<string> ReadStart(Stream body)
    {
        var buffer = new char[LongestBody + 1];
        using var reader = new StreamReader(body, Encoding.UTF8, false, 1024, true);
        return new string(buffer, 0, await reader.ReadBlockAsync(buffer, 0, buffer.Length).ConfigureAwait(false));
    }

    private static WidgetMeasurement? Read(string line)
    {
        var words = line.Split(' ');
        if (!WidgetReportWords.Tags.TryGetValue(words[0], out var tags) || words.Length != tags.Length + 2) return null;
        var isKnown = tags.Select((tag, at) => WidgetReportWords.Words[tag].Contains(words[at + 1])).All(each => each);
        var number = words[^1];
        if (!isKnown || !double.TryParse(number, NumberStyles.Float, CultureInfo.InvariantCulture, out var value)) return null;
        var highest = WidgetReportWords.Units[words[0]][0] == "count" ? HighestCount : HighestValue;
        if (value is not >= 0 || value > highest) return null;
        return new(words[0], [.. tags.Select((tag, at) => new KeyValuePair<string, object?>(tag, words[at + 1]))], value);
    }

    private bool HasRoom(string? sender)
    {
        lock (counts)
        {
            var now = (long)clock().TotalSeconds / 10;
            if (now != window)
            {
                window = now;
                count = 0;
                counts.Clear();
            }
            if (count == MostInTenSeconds || (counts.TryGetValue(sender ?? "", out var ofSender) && ofSender == MostOfOne)) return false;
            count++;
            if (sender != null) counts[sender] = ofSender + 1;
            return true;
        }
    }
}
