namespace EvPortalWidgets;

/// <summary>
/// The record of a code, for a number in a browser. No record, no right code. The code follows from the random id by a key that no store
/// has, so who reads a store learns no code.
/// </summary>
/// <param name="Id">What the code follows from.</param>
/// <param name="Sent">When the last SMS was sent, in milliseconds of the store's clock.</param>
/// <param name="End">When the code ends.</param>
/// <param name="Wrong">How many codes were tried. Another SMS gives no further tries while they are not used up.</param>
/// <param name="Former">The code before this one. Its SMS may come late. Null if that code has ended, or if its tries were used up.</param>
internal sealed record CodeRecord(string Id, long Sent, long End, int Wrong, FormerCode? Former = null)
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
}

/// <summary>
/// A code that stays right beside the next one until its own end. The next one begins after <see cref="CodeRecord.Repeat" />, half of a
/// life, so a third one begins when the first has ended: two can be right at most.
/// </summary>
/// <param name="Id">What the code follows from.</param>
/// <param name="End">When the code ends.</param>
internal sealed record FormerCode(string Id, long End);

/// <summary>What happens to the record of a code.</summary>
internal enum CodeAction
{
    /// <summary>An SMS is sent.</summary>
    Send,
    /// <summary>A code is entered. It counts as wrong until it ends the record.</summary>
    Try,
    /// <summary>The right code was entered.</summary>
    End,
    /// <summary>The SMS was not sent: the record is as it was before, if nobody has tried the code.</summary>
    Undo,
}

/// <summary>
/// One step with the record of a code. The key is the browser and the number. The id is that of a new record, or of the one that has the
/// entered code. An undo takes back an earlier answer. The kind says what a store may forget.
/// </summary>
internal sealed record CodeStep(
    CodeAction Action, string Key, int Tries, string Id = "", CodeAnswer? Undone = null, SmsWindowKind Kind = SmsWindowKind.Sms);

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
/// <param name="State">What the step has found.</param>
/// <param name="Record">The record after the step.</param>
/// <param name="Before">The record before it.</param>
/// <param name="HadCode">Whether there was a code that can be entered.</param>
/// <param name="Wait">How long no SMS is sent.</param>
internal sealed record CodeAnswer(
    CodeState State, CodeRecord? Record = null, CodeRecord? Before = null, bool HadCode = false, TimeSpan Wait = default)
{
    public static readonly CodeAnswer None = new(CodeState.None);

    /// <summary>What a step does to a record that has not ended, or without one. Redis does the same in a script.</summary>
    public static CodeAnswer Of(CodeStep step, CodeRecord? record, long now)
    {
        var isOpen = record is not null && record.Wrong < step.Tries;
        switch (step.Action)
        {
            case CodeAction.Send:
                var wait = isOpen ? record!.Sent + Milliseconds(CodeRecord.Pause) - now : 0;
                if (wait > 0) return new(CodeState.Paused, HadCode: true, Wait: TimeSpan.FromMilliseconds(wait));
                var isRepeated = isOpen && record!.End - now > Milliseconds(CodeRecord.Life - CodeRecord.Repeat);
                CodeRecord next = new(step.Id, now, now + Milliseconds(CodeRecord.Life), 0);
                if (isRepeated) next = record! with { Sent = now };
                // Two codes with tries of their own would be easier to guess.
                else if (isOpen) next = next with { Wrong = record!.Wrong, Former = new(record.Id, record.End) };
                return new(CodeState.Open, next, record, isOpen);
            case CodeAction.Try:
                if (record is null) return None;
                if (!isOpen) return new(CodeState.Spent);
                var former = record.Former?.End > now ? record.Former : null;
                return new(CodeState.Open, record with { Wrong = record.Wrong + 1, Former = former }, record);
            case CodeAction.End:
                return record?.Id == step.Id ? new(CodeState.Open, null, record) : None;
            default:
                // A later SMS with the same code stays. So does a code that was tried since: each SMS that is taken back would give new tries.
                var sent = step.Undone!.Record!;
                return record?.Id == sent.Id && record.Sent == sent.Sent && record.Wrong == sent.Wrong
                    ? new(CodeState.Open, step.Undone.Before, record) : None;
        }
    }

    private static long Milliseconds(TimeSpan time) => (long)time.TotalMilliseconds;
}
