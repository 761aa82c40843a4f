#nullable enable
using System.Runtime.CompilerServices;
using System.Text.Json;
using EvPortalWidgets;
using Xunit;

/// <summary>
/// <c>test/model/traces.json</c> has what a server answers to some calls in a row, with the waits between them. The walk of the model of a
/// server writes it. <c>test/model/traces/play.ts</c> plays the traces without a wait over HTTP.
/// </summary>
[Collection(nameof(Alone))]
public sealed class TraceRules
{
    private static readonly JsonSerializerOptions Format = new(JsonSerializerDefaults.Web);
    private static readonly JsonElement[] All = JsonSerializer.Deserialize<JsonElement[]>(File.ReadAllText(PathOfFile()))!;

    public static IEnumerable<object[]> Traces => All.Select((_, at) => new object[] { at + 1 });

    [Theory(DisplayName = "A code is what the traces of the model say")]
    [MemberData(nameof(Traces))]
    public async Task Trace(int number)
    {
        // Other rules have the limits of a number.
        Site site = new() { Options = { PerNumber = 100 } };
        Dictionary<int, Browser> browsers = [];
        List<string> codes = [];
        List<string> expected = [], found = [];
        foreach (var step in Steps(All[number - 1]))
        {
            expected.Add($"{step}");
            found.Add($"{await Play(step)}");
            Assert.Equal(expected, found);
        }

        async Task<Step> Play(Step step)
        {
            if (step.Wait is { } seconds)
            {
                site.Now += TimeSpan.FromSeconds(seconds);
                return step;
            }
            if (!browsers.TryGetValue(step.Browser, out var browser))
            {
                browser = browsers[step.Browser] = Site.NewBrowser();
                // The page with the card does this.
                browser.KeepBrowser();
            }
            if (step.Call == "phoneLogin")
            {
                var code = step.Code == "wrong" ? Site.WrongCode : codes[int.Parse(step.Code!) - 1];
                return step with { Answer = WordsOf(await site.Try(browser, code)) };
            }
            string? sent = null;
            var refusal = await site.Refusal(browser, service: (code, _) =>
            {
                sent = code;
                return Task.CompletedTask;
            });
            if (sent is null) return step with { Answer = refusal.Code, Data = (int)refusal.Wait.TotalSeconds };
            var first = codes.IndexOf(sent) + 1;
            codes.Add(sent);
            return step with { Answer = "accepted", Data = null, Repeats = first == 0 ? null : first };
        }
    }

    /// <summary>What the card gets.</summary>
    private static string WordsOf(SmsTryResult result) => result switch
    {
        SmsTryResult.Right => "accepted",
        SmsTryResult.Spent => "SmsMaxAttemptsReached",
        _ => "WrongLogin",
    };

    private static Step[] Steps(JsonElement trace) => [.. trace.EnumerateArray().Select(each => each.Deserialize<Step>(Format)!)];

    private static string PathOfFile([CallerFilePath] string file = "") =>
        Path.Combine(Path.GetDirectoryName(file)!, "../../../model/traces.json");

    private sealed record Step(int Browser, string? Call, string? Answer, int? Data, int? Repeats, int? Wait)
    {
        /// <summary>The number of an SMS, or <c>wrong</c>.</summary>
        [System.Text.Json.Serialization.JsonConverter(typeof(AsText))]
        public string? Code { get; init; }

        public override string ToString() => Wait is { } seconds
            ? $"{seconds} s pass"
            : $"{Browser} {Call} {Code}: {Answer} {Data}{(Repeats is null ? "" : $" as {Repeats}")}";
    }

    private sealed class AsText : System.Text.Json.Serialization.JsonConverter<string>
    {
        public override string Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) =>
            JsonElement.ParseValue(ref reader).ToString();

        public override void Write(Utf8JsonWriter writer, string value, JsonSerializerOptions options) => throw new NotSupportedException();
    }
}
