namespace EvPortalWidgets;

/// <summary>
/// Notices attacks by what browsers that have not signed in do with their codes, and what is spent. It compares the last half hour, by the
/// counts of the last answer of the store.
/// </summary>
internal sealed class SmsWatch(WidgetLog log, Func<TimeSpan> clock)
{
    // The honest morning of the simulation has 40 % of the codes of new browsers not entered, and 0.2 wrong ones for a right one.
    public const double LeastEntered = 0.5, MostWrong = 0.4;
    public const int LeastSentToJudge = 50, LeastWrongToJudge = 30;

    private static readonly TimeSpan Length = TimeSpan.FromMinutes(30);

    public static readonly SmsWindow Sent = Window("codes sent"), Right = Window("codes right"), Wrong = Window("codes wrong");

    /// <summary><see cref="Note" /> reads their counts in this order.</summary>
    public static readonly IReadOnlyList<SmsWindow> Windows = [Sent, Right, Wrong];

    /// <summary>The per cent of a budget that have a line.</summary>
    private static readonly int[] Levels = [80, 100];

    private readonly SeldomLog seldom = new(log, clock, Length);

    private volatile bool areManyWrong;

    /// <summary>Whether somebody guesses.</summary>
    public bool AreManyWrong => areManyWrong;

    /// <summary>Judges the counts of <see cref="Windows" />.</summary>
    public void Note(StoreAnswer answer, bool isChecked)
    {
        if (answer.Read is not [var sent, var right, var wrong]) return;
        var cure = isChecked ? "" : " An IBotCheck slows them down.";
        areManyWrong = wrong >= LeastWrongToJudge && wrong > MostWrong * right;
        if (areManyWrong) seldom.Write(SmsEvents.ManyWrongCodes, wrong, right, cure);
        // An attacker can ask for codes, but not enter them. Or the SMS do not arrive.
        if (sent >= LeastSentToJudge && right < LeastEntered * sent) seldom.Write(SmsEvents.FewCodesEntered, right, sent, cure);
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
            foreach (var level in Levels.Where(level => percent >= level || percent < 50))
                if (log.HasChanged(State(window, level), percent >= level) && percent >= level)
                    log.Write(
                        level == 100 && SmsLimits.IsWholeBudget(window) ? SmsEvents.WholeBudgetSpent : SmsEvents.BudgetSpent,
                        level, window.Limit, SmsLimits.NameOf(window));
        }
    }

    /// <summary>The lines about these budgets may come again.</summary>
    public void Forget(IEnumerable<SmsWindow> budgets)
    {
        foreach (var key in budgets.SelectMany(each => Levels.Select(level => State(each, level)))) log.HasChanged(key, false);
    }

    /// <summary>An answer that comes after a change of the settings is about the former limit.</summary>
    private static string State(SmsWindow budget, int level) => $"{level} % of {budget.Limit} {budget.Key}";

    private static SmsWindow Window(string key) => new(SmsWindowKind.Sms, key, int.MaxValue, Length);
}
