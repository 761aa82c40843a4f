using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using EvPortalWidgets;

/// <summary>
/// The memory and Redis answer the same questions in the same way, also after a time: a script moves all that Redis has into the past.
/// </summary>
internal static class Differences
{
    private const int Questions = 400;

    // The ends of all windows and of a code differ by seconds from each sum of these steps.
    private static readonly TimeSpan Step = TimeSpan.FromSeconds(35);
    private static readonly TimeSpan[] Lengths = [TimeSpan.FromSeconds(50), TimeSpan.FromSeconds(120), TimeSpan.FromHours(1)];

    public static string Find(RedisServer redis)
    {
        var clock = Stopwatch.StartNew();
        var moved = TimeSpan.Zero;
        MemoryStore memory = new(() => clock.Elapsed + moved);
        var store = RedisStore.Connect(redis.Address, "the secret of the site, which is long");
        var random = new Random(7);
        var known = new List<(StoreAnswer OfMemory, StoreAnswer OfRedis, string Key, TimeSpan Moved)>();
        var found = new List<string>();
        for (var at = 0; at < Questions; at++)
        {
            if (random.Next(8) == 0)
            {
                var time = Step.Multiply(random.Next(1, 4));
                moved += time;
                Move(redis, time);
            }
            var groups = Groups(random);
            var read = new[] { Window(random), Window(random) };
            var key = "record " + random.Next(3);
            var former = known.Where(each => each.Key == key).OrderBy(_ => random.Next()).FirstOrDefault();
            var isCoded = random.Next(3) > 0;
            var action = former.Key is null ? CodeAction.Send : (CodeAction)random.Next(4);
            // An undo knows the time of its SMS.
            if (action == CodeAction.Undo && former.Moved != moved) action = CodeAction.Try;
            var tries = random.Next(2, 6);
            StoreAnswer Ask(ISmsStore asked, StoreAnswer answer) => asked.Ask(new()
            {
                Code = isCoded ? new(action, key, tries, action == CodeAction.End ? answer.Code.Record.Id : BrowserCall.RandomId(),
                    action == CodeAction.Undo ? answer.Code : null) : null,
                Groups = groups,
                Refused = [.. read.DistinctBy(each => each.Key)],
                Read = read,
                GiveBack = at % 5 == 0 ? answer?.Take : null,
                Forget = at % 7 == 0 ? [read[0]] : [],
            }).Result;
            StoreAnswer ofMemory = Ask(memory, former.OfMemory), ofRedis = Ask(store, former.OfRedis);
            var (one, other) = (Text(ofMemory), Text(ofRedis));
            found.Add(one.Split(' ')[0]);
            if (ofMemory.Code.Record?.Former is not null) found.Add("Former");
            if (one != other) return $"question {at}, {(isCoded ? action : null)}: {one} in memory, {other} in Redis";
            if (isCoded && action == CodeAction.Send && ofMemory.Code.Record is not null && ofMemory.Take is not null) known.Add((ofMemory, ofRedis, key, moved));
        }
        ((IDisposable)store).Dispose();
        return string.Join(" ", found.Distinct().OrderBy(each => each, StringComparer.Ordinal));
    }

    private static IReadOnlyList<WindowGroup> Groups(Random random) => Enumerable.Range(0, random.Next(3)).Select(_ =>
        new WindowGroup([.. Enumerable.Range(0, random.Next(1, 3)).Select(_ => Window(random)).GroupBy(each => each.Key).Select(same => same.First())])
        {
            Tested = random.Next(4) == 0 ? [Window(random)] : [],
            OnlyIf = random.Next(4) == 0 ? Window(random) : null,
        }).ToList();

    private static SmsWindow Window(Random random)
    {
        var number = random.Next(6);
        return new(number == 0 ? SmsWindowKind.Call : number == 1 ? SmsWindowKind.Login : SmsWindowKind.Sms, "window " + number, number + 1, Lengths[number % 3], number == 4);
    }

    /// <summary>An answer without ids. Times are in seconds.</summary>
    private static string Text(StoreAnswer answer)
    {
        var code = answer.Code;
        string Seconds(TimeSpan time) => Math.Round(time.TotalSeconds / 5).ToString("F0");
        string Record(CodeRecord record) => record is null ? "-" : $"{Rest(record, record.End)}:{record.Wrong}:{(record.Former is null ? "" : Rest(record, record.Former.End))}";
        string Rest(CodeRecord record, long end) => Math.Round((end - record.Sent) / 5000.0).ToString("F0");
        var groups = answer.Groups.Select(each => string.Join(",", each.Counts) + "/" + string.Join(",", each.Waits.Select(Seconds)));
        var records = code.State == CodeState.Open ? Record(code.Record) + " " + Record(code.Before) : "";
        return $"{code.State} {records} {code.HadCode && code.Record is not null} {Seconds(code.Wait)} [{string.Join(",", answer.Read)}] {string.Join(" | ", groups)} {answer.Take is not null}";
    }

    public static void Move(RedisServer redis, TimeSpan time)
    {
        var milliseconds = (long)time.TotalMilliseconds;
        redis.Ask("eval", "\"for _, key in ipairs(redis.call('keys', '*')) do local kind = redis.call('type', key).ok "
            + "if kind == 'zset' then for _, id in ipairs(redis.call('zrange', key, 0, -1)) do redis.call('zincrby', key, -ARGV[1], id) end "
            + "elseif kind == 'hash' then redis.call('hincrby', key, 'sent', -ARGV[1]) redis.call('hincrby', key, 'ending', -ARGV[1]) redis.call('hincrby', key, 'formerEnding', -ARGV[1]) end end\"", "0", milliseconds.ToString());
    }
}
