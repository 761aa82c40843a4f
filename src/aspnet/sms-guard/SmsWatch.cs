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

    private readonly object gate = new();
    private readonly SmsWindow sent = Window("codes sent"), right = Window("codes right"), wrong = Window("codes wrong");
    private bool areFewEntered, areManyWrong;

    /// <summary><see cref="Note" /> reads their counts in this order.</summary>
    public IReadOnlyList<SmsWindow> Windows => [sent, right, wrong];

    public IReadOnlyList<SmsWindow> Sent => [sent];

    public IReadOnlyList<SmsWindow> Right => [right];

    public IReadOnlyList<SmsWindow> Wrong => [wrong];

    /// <summary>An attacker can ask for codes, but not enter them.</summary>
    public bool AreFewEntered => areFewEntered;

    public bool AreManyWrong => areManyWrong;

    /// <summary>
    /// Judges the counts of <see cref="Windows" />. An attack ends a little above the limit where it begins, so that the log does not
    /// change with each code.
    /// </summary>
    public void Note(StoreAnswer answer, bool isChecked)
    {
        if (answer.Read is not [var sentOnes, var rightOnes, var wrongOnes]) return;
        var cure = isChecked ? "They need the BotCheck." : "An IBotCheck ends an attack.";
        lock (gate)
        {
            var part = areFewEntered ? 1.2 : 1;
            if (Change(ref areFewEntered, sentOnes >= LeastSentToJudge && rightOnes < part * LeastEntered * sentOnes))
            {
                if (areFewEntered) log.Write(SmsEvents.FewCodesEntered, rightOnes, sentOnes, cure);
                else log.Write(SmsEvents.EnoughCodesEntered);
            }
            part = areManyWrong ? 0.5 : 1;
            if (Change(ref areManyWrong, wrongOnes >= part * LeastWrongToJudge && wrongOnes > part * MostWrong * rightOnes))
            {
                if (areManyWrong) log.Write(SmsEvents.ManyWrongCodes, wrongOnes, rightOnes, cure);
                else log.Write(SmsEvents.FewWrongCodes);
            }
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

    private static bool Change(ref bool state, bool next)
    {
        var hasChanged = state != next;
        state = next;
        return hasChanged;
    }
}
