#nullable enable
using System.Diagnostics.Metrics;
using System.Globalization;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.RegularExpressions;
using System.Xml.Linq;
using EvPortalWidgets;
using Microsoft.Extensions.DependencyInjection;
using Xunit;

/// <summary>
/// What only the C# knows, as data: <c>npm run docs</c> and the tests of Node read <c>src/facts/csharp.json</c>, and need no .NET. With
/// the environment variable FACTS=write this test writes the file.
/// </summary>
public sealed class FactsTests
{
    private static readonly JsonSerializerOptions Format = new()
    {
        WriteIndented = true,
        NewLine = "\n",
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
    };

    /// <summary>What has lines of the log that only .NET Framework writes.</summary>
    private static readonly Type[] OfFramework = [typeof(FrameworkEvents), typeof(MvcEvents)];

    [Fact]
    public async Task The_file_of_facts_is_that_of_the_CSharp()
    {
        JsonObject facts = new()
        {
            ["log"] = Log(),
            ["cookies"] = Cookies(),
            ["guard"] = await Guard(),
            ["warnings"] = Object(Enum.GetNames<TextWarning>(), name => name, _ => new JsonObject()),
            ["loginTexts"] = LoginTexts(),
        };
        var text = facts.ToJsonString(Format) + "\n";
        if (Environment.GetEnvironmentVariable("FACTS") == "write") File.WriteAllText(PathOfFile(), text);
        var written = File.Exists(PathOfFile()) ? File.ReadAllText(PathOfFile()) : "";
        var lines = text.Split('\n');
        var wrong = lines.Except(written.Split('\n')).Concat(written.Split('\n').Except(lines)).ToList();
        const string Cure = "src/facts/csharp.json is out of date: run `FACTS=write dotnet test src/aspnet --filter FactsTests`, "
            + "then `npm run docs`.";
        Assert.True(written == text, $"{Cure}\n{string.Join('\n', wrong)}");
    }

    [Fact]
    public void The_comment_of_a_reason_names_all_that_a_refusal_can_have()
    {
        var summary = SummaryOf(typeof(SmsRefusal).GetProperty(nameof(SmsRefusal.Reason))!);
        foreach (var reason in SmsFigures.SmsRefused.Reasons.Concat(SmsFigures.LoginRefused.Reasons))
            Assert.Contains($"`{reason}`", summary, StringComparison.Ordinal);
    }

    /// <summary>
    /// All lines of the log by their numbers, by which an operator is alerted. A line can have two levels, but only one text.
    /// </summary>
    private static JsonObject Log()
    {
        var lines = StaticsOf<WidgetEvent>().GroupBy(line => line.Value.Id).OrderBy(line => line.Key).ToList();
        foreach (var line in lines)
        {
            var texts = line.Select(each => each.Value.Name + ": " + each.Value.Template).Distinct().ToList();
            Assert.True(texts.Count == 1, $"Two lines of the log have the number {line.Key}:\n{string.Join('\n', texts)}");
        }
        return Object(lines, line => line.Key.ToString(CultureInfo.InvariantCulture), line =>
        {
            JsonObject fact = new() { ["name"] = line.First().Value.Name };
            if (line.All(each => !OfFramework.Contains(each.Owner))) fact["core"] = Levels(each => SiteLog.LevelOf(each));
            if (line.All(each => each.Value.Level != WidgetLevel.Debug)) fact["framework"] = Levels(each => TraceLevels.Of(each));
            fact["text"] = line.First().Value.Template;
            return fact;

            string Levels<T>(Func<WidgetEvent, T> levelOf) => string.Join(" or ", line.Select(each => $"{levelOf(each.Value)}").Distinct());
        });
    }

    private static JsonObject Cookies()
    {
        var all = StaticsOf<WidgetCookie>().OrderBy(each => each.Value.Name, StringComparer.Ordinal);
        var cookies = Object(all, each => each.Value.Name, each => new JsonObject
        {
            ["overHttps"] = each.Value.Named(isSecure: true),
            ["seconds"] = each.Value.Lasts.TotalSeconds,
        });
        // A script of the page writes it.
        var check = new SmsGuardOptions().BotCheckCookie;
        cookies[check] = new JsonObject { ["overHttps"] = check };
        return cookies;
    }

    private static async Task<JsonObject> Guard()
    {
        SmsGuardOptions options = new();
        var settings = typeof(SmsGuardOptions).GetProperties()
            .Where(each => SmsGuardSettings.OptionNames.Contains(each.Name)).OrderBy(each => each.MetadataToken);
        return new()
        {
            ["settings"] = Object(settings, each => each.Name, each => new JsonObject
            {
                ["default"] = JsonSerializer.SerializeToNode(each.GetValue(options)),
                ["meaning"] = SummaryOf(each),
            }),
            ["windows"] = await Windows(),
            ["codes"] = new JsonObject
            {
                ["digits"] = new SmsSecret(null).CodeOf("id", "key").Length,
                ["life"] = CodeRecord.Life.TotalMinutes,
                ["repeat"] = CodeRecord.Repeat.TotalMinutes,
                ["pause"] = CodeRecord.Pause.TotalSeconds,
                ["tries"] = SmsGuard.Tries,
                ["triesInAttack"] = SmsGuard.TriesInAttack,
                ["leastWrong"] = SmsWatch.LeastWrongToJudge,
                ["mostWrong"] = SmsWatch.MostWrong,
                ["leastSent"] = SmsWatch.LeastSentToJudge,
                ["leastEntered"] = SmsWatch.LeastEntered,
            },
            ["passwords"] = new JsonObject { ["manyWrong"] = PasswordWatch.ManyWrong },
            ["meters"] = Object(Meters(), each => each.Name, each => new JsonObject
            {
                ["kind"] = each.GetType().Name.Split('`')[0].ToLowerInvariant(),
                ["unit"] = each.Unit,
                ["meaning"] = each.Description,
                ["reasons"] = JsonSerializer.SerializeToNode(SmsFigures.All.Single(figure => each.Name == "ev_portal." + figure.Name).Reasons),
            }),
            ["secondSpellings"] = new JsonArray([.. PhoneNumber.SecondSpellings.Select(each => JsonValue.Create(each))]),
        };
    }

    /// <summary>The windows for which the guard asks its store: how many fit into each, and into which time.</summary>
    private static async Task<JsonObject> Windows()
    {
        List<SmsWindow> found = [];
        foreach (var address in new[] { "203.0.113.9", "2a02:1:1:1::9" })
        {
            Site site = new() { Check = new() };
            site.Store = new SlowStore(new MemoryStore(() => site.Now))
            {
                Before = question =>
                {
                    // The probe of the store comes from another thread.
                    lock (found) found.AddRange([.. question.Groups.SelectMany(group => group.Windows.Concat(group.Tested)), .. question.Refused]);
                    return Task.CompletedTask;
                },
            };
            // A new browser without a token signs in, and is known from then on. Another one has a token.
            var known = Site.NewBrowser(address);
            await site.SignIn(known);
            await site.Ask(known);
            await site.Ask(Site.NewBrowser(address, "a-person"));
            await site.LoginRight(known);
            await site.Login(known);
            await site.Login(Site.NewBrowser(address, "a-person"));
        }
        SmsWindow[] all;
        lock (found) all = [.. found];
        var limited = all.Where(each => each.Limit < int.MaxValue).GroupBy(each => NameOf(each.Key)).OrderBy(each => each.Key, StringComparer.Ordinal);
        return Object(limited, each => each.Key, each => string.Join(", ", each.GroupBy(window => window.Length).OrderBy(window => window.Key).Select(InWords)));

        static string InWords(IGrouping<TimeSpan, SmsWindow> some)
        {
            var limits = some.Select(each => each.Limit).Distinct().Order().Select(limit => limit.ToString("n0", CultureInfo.InvariantCulture));
            var (length, inTurn) = (some.Key, some.First().InTurn);
            return string.Join(" or ", limits) + (inTurn ? $" at once, then one in {length.TotalMinutes} minutes"
                : length.TotalHours == 1 ? " in an hour" : length.TotalDays == 1 ? " in a day" : $" in {length.TotalDays} days");
        }

        static string NameOf(string key) =>
            Regex.Replace(Regex.Replace(Regex.Replace(Regex.Replace(
                key, @"[\w+/]{24}(?= |\z)", "ACCOUNT"), @"[0-9a-f.:]+/(?=\d)", "/"), @"\b38050123\d*", "NUMBER"), @" in (an hour|a day|30 days)\z", "");
    }

    /// <summary>As a collector sees them.</summary>
    private static List<Instrument> Meters()
    {
        using var services = new ServiceCollection().AddMetrics().BuildServiceProvider();
        var factory = services.GetRequiredService<IMeterFactory>();
        List<Instrument> found = [];
        using MeterListener listener = new()
        {
            InstrumentPublished = (instrument, _) =>
            {
                if (instrument.Meter.Scope == factory) found.Add(instrument);
            },
        };
        listener.Start();
        _ = new SmsTelemetry(factory, new((_, _, _) => { }));
        return found;
    }

    /// <summary>The summary of a public property, in Markdown.</summary>
    private static string SummaryOf(PropertyInfo property)
    {
        var comments = XDocument.Load(Path.ChangeExtension(typeof(SmsGuardOptions).Assembly.Location, ".xml"));
        var name = $"P:{property.DeclaringType!.FullName}.{property.Name}";
        var summary = comments.Descendants("member").Single(each => (string?)each.Attribute("name") == name).Element("summary")!;
        foreach (var part in summary.Elements().ToList())
            part.ReplaceWith($"`{((string?)part.Attribute("cref"))?.Split('.').Last() ?? part.Value}`");
        return Regex.Replace(summary.Value, @"\s+", " ").Trim();
    }

    /// <summary>What the login says in each language, with values.</summary>
    private static JsonObject LoginTexts()
    {
        Dictionary<string, SmsRefusal> refusals = new()
        {
            ["pause"] = new(WidgetCodes.SmsSentTimeout, "", TimeSpan.FromMinutes(1)),
            ["check"] = new(WidgetCodes.BotCheckRequired, "", TimeSpan.Zero),
            ["budget"] = new(WidgetCodes.SmsMaxAttemptsReached, "", TimeSpan.Zero),
            ["minutes"] = new(WidgetCodes.SmsMaxAttemptsReached, "", TimeSpan.FromMinutes(5)),
            ["hours"] = new(WidgetCodes.SmsMaxAttemptsReached, "", TimeSpan.FromHours(5)),
        };
        var texts = typeof(WidgetLoginTexts).GetMethods(BindingFlags.Public | BindingFlags.Static | BindingFlags.DeclaredOnly)
            .Where(each => !each.IsSpecialName)
            .OrderBy(each => each.MetadataToken)
            .SelectMany(method => method.GetParameters()[0].Name switch
            {
                "language" => [new LoginText(method.Name, method, [])],
                "code" => [new(method.Name, method, ["0042"])],
                _ => refusals.Select(each => new LoginText($"{method.Name} {each.Key}", method, [each.Value])),
            });
        return Object(texts, each => each.Name, each => Object(["uk", "ru", "en"], language => language, each.In));
    }

    private sealed record LoginText(string Name, MethodInfo Method, object[] Values)
    {
        public JsonNode? In(string language) => (string?)Method.Invoke(null, [.. Values, language]);
    }

    /// <summary>The values of all static fields of a type in the assemblies of the guard and of both kits, with the classes that have them.</summary>
    private static List<(Type Owner, T Value)> StaticsOf<T>() =>
    [
        .. new[] { typeof(SmsEvents), typeof(WidgetEvents) }.SelectMany(each => each.Assembly.GetTypes()).Concat(OfFramework)
            .SelectMany(type => type.GetFields(BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic))
            .Where(field => field.FieldType == typeof(T))
            .Select(field => (field.DeclaringType!, (T)field.GetValue(null)!)),
    ];

    private static JsonObject Object<T>(IEnumerable<T> all, Func<T, string> key, Func<T, JsonNode?> value) =>
        new(all.Select(each => KeyValuePair.Create(key(each), value(each))));

    private static string PathOfFile([CallerFilePath] string file = "") =>
        Path.Combine(Path.GetDirectoryName(file)!, "../../../../src/facts/csharp.json");
}
