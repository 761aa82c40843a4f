using System.Globalization;
using StackExchange.Redis;

namespace EvPortalWidgets;

/// <summary>A question as the script reads it, and its answer. All of the text is numbers and ids without quotation marks.</summary>
internal sealed class RedisQuestion
{
    /// <summary>
    /// The shortest life of a key in hours. With volatile-ttl a full Redis evicts the keys that expire first. Refused calls go first, because
    /// strangers can make up most of them. Then logins go. Then SMS go: the budgets limit how many there are. Known networks go last, because
    /// they are kept for 30 days. An account has few of them. Budgets have no end, so Redis never evicts them.
    /// </summary>
    private static readonly Dictionary<SmsWindowKind, int> Lives = new()
    {
        [SmsWindowKind.Call] = 0,
        [SmsWindowKind.Home] = 0,
        [SmsWindowKind.Login] = 26,
        [SmsWindowKind.Sms] = 26 + 24,
    };

    private readonly StoreQuestion question;
    private readonly Func<string, RedisKey> nameOf;
    private readonly List<RedisKey> keys = [];
    private readonly Dictionary<string, int> places = new(StringComparer.Ordinal);

    public RedisQuestion(StoreQuestion question, Func<string, RedisKey> nameOf)
    {
        this.question = question;
        this.nameOf = nameOf;
        Text = Object(
            ("id", Quoted(question.Id)),
            ("read", List(question.Read.Select(window => Key(window.Key)))),
            ("groups", List(question.Groups.Select(Group))),
            ("refused", List(question.Refused.Select(Window))),
            ("back", List((question.GiveBack?.Windows ?? []).Select(window => Key(window.Key)))),
            ("backId", Quoted(question.GiveBack?.Id)),
            ("forget", List(question.Forget.Select(window => Key(window.Key)))),
            ("code", question.Code is { } step ? Step(step) : null));
    }

    public string Text { get; }

    public RedisKey[] Keys => keys.ToArray();

    public StoreAnswer Answer(RedisResult[] result)
    {
        var state = (CodeState)Enum.Parse(typeof(CodeState), (string)result[0]!);
        var wait = TimeSpan.FromMilliseconds((long)result[2]);
        var code = question.Code is null
            ? CodeAnswer.None : new(state, Record(result[3]), Record(result[4]), (int)result[1] == 1, wait);
        var groups = ((RedisResult[])result[6]!).Select(Group).ToList();
        var take = (int)result[7] == 1 ? new StoreTake(question.Id, groups.Last().Group.Windows) : null;
        return new(code, (int[])result[5]!, groups, take);
    }

    private static CodeRecord? Record(RedisResult result) =>
        (RedisResult[])result! is { Length: 6 } fields
            ? new((string)fields[0]!, (long)fields[1], (long)fields[2], (int)fields[3], Former((string)fields[4]!, (long)fields[5])) : null;

    private static FormerCode? Former(string id, long end) => id.Length == 0 ? null : new(id, end);

    /// <summary>What is null is left out.</summary>
    private static string Object(params (string Name, object? Value)[] fields) => "{" + string.Join(",", fields
        .Where(field => field.Value is not null)
        .Select(field => Quoted(field.Name) + ":" + Convert.ToString(field.Value, CultureInfo.InvariantCulture))) + "}";

    private static string List<T>(IEnumerable<T> parts) => "[" + string.Join(",", parts) + "]";

    private static string Quoted(string? id) => "\"" + id + "\"";

    private static long Milliseconds(TimeSpan time) => (long)Math.Ceiling(time.TotalMilliseconds);

    private GroupAnswer Group(RedisResult result)
    {
        var fields = (long[])result!;
        var counts = fields.Skip(1).Where((_, at) => at % 2 == 0).Select(count => (int)count).ToList();
        var waits = fields.Skip(1).Where((_, at) => at % 2 == 1).Select(wait => TimeSpan.FromMilliseconds(wait)).ToList();
        return new(question.Groups[(int)fields[0]], counts, waits);
    }

    private string Group(WindowGroup group) => Object(
        ("windows", List(group.Windows.Select(Window).Concat(group.Tested.Select(Tested)))),
        ("onlyIf", group.OnlyIf is { } window ? Key(window.Key) : null));

    private string Window(SmsWindow window) => Object(
        ("key", Key(window.Key)), ("limit", window.Limit), ("length", Milliseconds(window.Length)), ("life", LifeOf(window.Kind)),
        ("inTurn", window.InTurn ? 1 : null));

    private string Tested(SmsWindow window) => Object(("key", Key(window.Key)), ("limit", window.Limit));

    private string Step(CodeStep step)
    {
        var sent = step.Undone?.Record;
        return Object(
            ("action", Quoted(step.Action.ToString())),
            ("key", Key(step.Key)),
            ("tries", step.Tries),
            ("id", Quoted(sent?.Id ?? step.Id)),
            ("sent", sent?.Sent),
            ("wrong", sent?.Wrong),
            ("pause", Milliseconds(CodeRecord.Pause)),
            ("life", Milliseconds(CodeRecord.Life)),
            ("again", Milliseconds(CodeRecord.Repeat)),
            ("lasts", LifeOf(step.Kind)),
            ("before", step.Undone?.Before is { } before ? Fields(before) : null));
    }

    private static string Fields(CodeRecord record) =>
        Object(
            ("id", Quoted(record.Id)), ("sent", record.Sent), ("ending", record.End), ("wrong", record.Wrong),
            ("former", record.Former is null ? null : Quoted(record.Former.Id)), ("formerEnding", record.Former?.End));

    private static long LifeOf(SmsWindowKind kind) => Lives.TryGetValue(kind, out var hours) ? Milliseconds(TimeSpan.FromHours(hours)) : -1;

    private int Key(string what)
    {
        if (places.TryGetValue(what, out var place)) return place;
        keys.Add(nameOf(what));
        return places[what] = keys.Count;
    }
}
