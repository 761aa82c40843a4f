namespace EvPortalWidgets;

/// <summary>
/// Notices attacks by what browsers that have not signed in do with their codes, and what is spent. It compares the last half hour, by the
/// counts of the last answer of the store.
/// </summary>
internal sealed class SmsWatch(WidgetLog log)
{
    // The honest morning of the simulation has 40 % of the codes of new browsers not entered, and 0.2 wrong ones for a right one.
    private const double LeastEntered = 0.5, MostWrong = 0.4;
    private const int LeastSentToJudge = 50, LeastWrongToJudge = 30;

    public static readonly SmsWindow Sent = Window("codes sent"), Right = Window("codes right"), Wrong = Window("codes wrong");

    /// <summary><see cref="Note" /> reads their counts in this order.</summary>
    public static readonly IReadOnlyList<SmsWindow> Windows = [Sent, Right, Wrong];

    private readonly object gate = new();

    /// <summary>An attacker can ask for codes, but not enter them.</summary>
    public bool AreFewEntered { get; private set; }

    public bool AreManyWrong { get; private set; }

    /// <summary>
    /// Judges the counts of <see cref="Windows" />. An attack ends a little above the limit where it begins, so that the log does not
    /// change with each code.
    /// </summary>
    public void Note(StoreAnswer answer, bool isChecked)
    {
        if (answer.Read is not [var sent, var right, var wrong]) return;
        var cure = isChecked ? "They need the BotCheck." : "An IBotCheck ends an attack.";
        lock (gate)
        {
            var part = AreFewEntered ? 1.2 : 1;
            AreFewEntered = Noted(AreFewEntered, sent >= LeastSentToJudge && right < part * LeastEntered * sent,
                SmsEvents.EnoughCodesEntered, SmsEvents.FewCodesEntered, right, sent, cure);
            part = AreManyWrong ? 0.5 : 1;
            AreManyWrong = Noted(AreManyWrong, wrong >= part * LeastWrongToJudge && wrong > part * MostWrong * right,
                SmsEvents.FewWrongCodes, SmsEvents.ManyWrongCodes, wrong, right, cure);
        }
    }

    /// <summary>Logs once that a budget is spent, or nearly, by the group of windows that was looked at last.</summary>
    public void NoteBudgets(StoreAnswer answer)
    {
        if (answer.Last is not { } last) return;
        for (var at = 0; at < last.Group.Windows.Count; at++)
        {
            var window = last.Group.Windows[at];
            if (window.Kind != SmsWindowKind.Budget) continue;
            var percent = 100L * (last.Counts[at] + (answer.Take is null ? 0 : 1)) / window.Limit;
            foreach (var level in new[] { 80, 100 }.Where(level => percent >= level || percent < 50))
                if (log.HasChanged(window.Key + level, percent >= level) && percent >= level)
                    log.Write(SmsEvents.BudgetSpent, level, window.Limit, window.Key);
        }
    }

    private static SmsWindow Window(string key) => new(SmsWindowKind.Sms, key, int.MaxValue, TimeSpan.FromMinutes(30));

    /// <summary>Logs the end of an attack, or its beginning with the values.</summary>
    private bool Noted(bool before, bool now, WidgetEvent end, WidgetEvent begin, params object[] values)
    {
        if (before && !now) log.Write(end);
        if (now && !before) log.Write(begin, values);
        return now;
    }
}
