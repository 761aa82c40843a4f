using System;

namespace EvPortalWidgets;

/// <summary>
/// The record of a code, for a number in a browser. No record, no right code. The code follows from the random id by a key that no store
/// has, so who reads a store learns no code.
/// </summary>
internal sealed class CodeRecord(string id, long sent, long end, int wrong)
{
    /// <summary>The time between two codes.</summary>
    public static readonly TimeSpan Pause = TimeSpan.FromSeconds(60);

    /// <summary>How long a code is right.</summary>
    public static readonly TimeSpan Life = TimeSpan.FromMinutes(10);

    /// <summary>
    /// How long an SMS repeats the code, so that a late SMS or a doubled one has the right code. Each SMS leaves at least the rest of its
    /// life to enter it.
    /// </summary>
    public static readonly TimeSpan Repeat = TimeSpan.FromMinutes(5);

    public string Id { get; } = id;

    /// <summary>When the last SMS was sent, in milliseconds of the store's clock.</summary>
    public long Sent { get; } = sent;

    public long End { get; } = end;

    /// <summary>How many codes were tried since the last SMS.</summary>
    public int Wrong { get; } = wrong;

    public CodeRecord With(int wrong) => new(Id, Sent, End, wrong);
}

/// <summary>What happens to the record of a code.</summary>
internal enum CodeAction
{
    /// <summary>An SMS is sent.</summary>
    Send,
    /// <summary>A code is entered. It counts as wrong until it ends the record.</summary>
    Try,
    /// <summary>The right code was entered.</summary>
    End,
    /// <summary>The SMS was not sent: the record is as it was before.</summary>
    Undo,
}

/// <summary>One step with the record of a code.</summary>
/// <param name="action">What happens.</param>
/// <param name="key">The browser and the number.</param>
/// <param name="tries">How many codes can be tried for an SMS.</param>
/// <param name="id">The id of a new record; for an end that of the record that has the entered code.</param>
/// <param name="former">What an undo takes back.</param>
internal sealed class CodeStep(CodeAction action, string key, int tries, string id = "", CodeAnswer? former = null)
{
    public CodeAction Action { get; } = action;

    public string Key { get; } = key;

    public int Tries { get; } = tries;

    public string Id { get; } = id;

    public CodeAnswer? Former { get; } = former;
}

/// <summary>What a step has found.</summary>
internal enum CodeState
{
    /// <summary>There is no record, or not this one.</summary>
    None,
    /// <summary>The last SMS was sent a moment ago.</summary>
    Paused,
    /// <summary>Too many codes were tried.</summary>
    Spent,
    /// <summary>The step can happen.</summary>
    Open,
}

/// <summary>The answer to a step with the record of a code.</summary>
internal sealed class CodeAnswer(
    CodeState state, CodeRecord? record = null, CodeRecord? former = null, bool hadCode = false, TimeSpan wait = default)
{
    public static readonly CodeAnswer None = new(CodeState.None);

    public CodeState State { get; } = state;

    /// <summary>The record after the step.</summary>
    public CodeRecord? Record { get; } = record;

    public CodeRecord? Former { get; } = former;

    /// <summary>Whether there was a code that can be entered.</summary>
    public bool HadCode { get; } = hadCode;

    public TimeSpan Wait { get; } = wait;

    /// <summary>What a step does to a record. Redis does the same in a script.</summary>
    /// <param name="step">The step.</param>
    /// <param name="record">The record that has not ended. Null if there is none.</param>
    /// <param name="now">The store's clock.</param>
    public static CodeAnswer Of(CodeStep step, CodeRecord? record, long now)
    {
        var isOpen = record is not null && record.Wrong < step.Tries;
        switch (step.Action)
        {
            case CodeAction.Send:
                var wait = isOpen ? record!.Sent + Milliseconds(CodeRecord.Pause) - now : 0;
                if (wait > 0) return new(CodeState.Paused, hadCode: true, wait: TimeSpan.FromMilliseconds(wait));
                var isRepeated = isOpen && record!.End - now > Milliseconds(CodeRecord.Life - CodeRecord.Repeat);
                var end = isRepeated ? record!.End : now + Milliseconds(CodeRecord.Life);
                CodeRecord next = new(isRepeated ? record!.Id : step.Id, now, end, 0);
                return new(CodeState.Open, next, record, isOpen);
            case CodeAction.Try:
                if (record is null) return None;
                return isOpen ? new(CodeState.Open, record.With(record.Wrong + 1), record) : new(CodeState.Spent);
            case CodeAction.End:
                return record?.Id == step.Id ? new(CodeState.Open, null, record) : None;
            default:
                // A later SMS with the same code stays.
                var sent = step.Former!.Record!;
                if (record?.Id != sent.Id || record.Sent != sent.Sent) return None;
                return new(CodeState.Open, step.Former.Former?.With(step.Former.Former.Wrong + record.Wrong), record);
        }
    }

    private static long Milliseconds(TimeSpan time) => (long)time.TotalMilliseconds;
}
