namespace EvPortalWidgets;

/// <summary>
/// Sends and checks the codes of the login card, and limits what they cost and how often passwords are tried. Who has signed in
/// before is not locked out by others. The methods can be overridden, so that a test of the site needs no guard.
/// </summary>
public partial class SmsGuard : IDisposable
{
    // Remove it in the version after 5.
    /// <summary>The name that 4.0.0 had for <see cref="WidgetCodes.BotCheckRequired" />.</summary>
    [Obsolete("Write WidgetCodes.BotCheckRequired.")]
    public const string BotCheckRequired = WidgetCodes.BotCheckRequired;

    internal const int Tries = 5, TriesInAttack = 2;

    // Null in a class that overrides each method.
    private readonly StoreBreaker? store;
    private readonly SmsGuardOptions options = new();
    private readonly WidgetLog log = new((_, _, _) => { });
    // For what a robot can cause: otherwise it uses up the only line, and a later mistake of the site has none.
    private readonly SeldomLog seldom = null!;
    private readonly SmsWatch watch = null!;
    private readonly SmsSecret secret = null!;
    private readonly TokenCheck tokens = null!;
    private readonly MissingTokens missing = null!;
    private readonly PasswordGuard passwords = null!;
    private readonly UnnamedProxies proxies = new();
    private readonly Func<TimeSpan> clock = () => default;

    // Others take its place when the settings change. A call may see both: what it has counted does not depend on them.
    private volatile SmsLimits limits = null!;

    // Until then a code from a server of 4.0.0 is right. Remove it in the version after 5.
    private readonly TimeSpan endOf4;

    internal SmsGuard(SmsGuardOptions options, ISmsStore store, WidgetLog log, Func<TimeSpan> clock)
    {
        options.Check();
        this.options = options;
        this.log = log;
        seldom = new(log, clock, TimeSpan.FromHours(1));
        this.store = new StoreBreaker(store, log, clock);
        this.clock = clock;
        // What is in memory, this process has sent.
        endOf4 = store is MemoryStore ? clock() : clock() + CodeRecord.Life;
        limits = new(options);
        watch = new(log, clock);
        secret = new(options.Secret);
        tokens = new(options, seldom);
        missing = new(log, clock);
        LookAtBudgets(options);
        passwords = new(this.store, () => new(limits), tokens, log, clock, Happen, secret);
    }

    /// <summary>For a class that overrides each method.</summary>
    protected SmsGuard()
    {
    }

    /// <summary>Who sees what the guard does. Null if nobody does.</summary>
    internal ISmsObserver? Observer { get; set; }

    /// <summary>Whether a developer visits the site on its own machine.</summary>
    internal bool IsDevelopment { get; set; }

    /// <summary>Whether the exceptions of the site's SMS service reach the developer, and not only the log.</summary>
    internal bool ThrowsFailures { get; set; }

    private StoreBreaker Store =>
        store ?? throw new InvalidOperationException("A class that extends SmsGuard for tests overrides each method.");

    /// <summary>Ends with the site: a connection to Redis that the guard has made is closed.</summary>
    public void Dispose()
    {
        Dispose(true);
        GC.SuppressFinalize(this);
    }

    /// <summary>Ends with the site.</summary>
    /// <param name="disposing">True in <c>Dispose()</c>, false in a finalizer.</param>
    protected virtual void Dispose(bool disposing)
    {
        if (disposing) store?.Dispose();
    }

    /// <summary>What is wrong at this moment.</summary>
    internal async Task<SmsHealth> Health()
    {
        if (store is null) return new([]);
        var budgets = limits.BudgetOfStrangers.ToList();
        try
        {
            var answer = await store.Ask(new() { Groups = [StoreBreaker.Probe], Read = budgets }, isMonitor: true).ConfigureAwait(false);
            return budgets.Where((budget, at) => answer.Read[at] >= budget.Limit).Any() ? new([SmsEvents.BudgetSpent]) : new([]);
        }
        catch (StoreAwayException error)
        {
            return new([SmsEvents.StoreAway], error.InnerException ?? error);
        }
    }

    /// <summary>Takes the limits of changed settings, which are right. All else stays as it was at the start.</summary>
    internal void Use(SmsGuardOptions changed)
    {
        if (store is null) return;
        SmsLimits next = new(changed);
        if (next.ToString() == limits.ToString()) return;
        // Their lines are about other limits now.
        watch.Forget(next.BudgetOfStrangers.Concat(next.BudgetOfNetworks));
        limits = next;
        log.Write(SmsEvents.NewLimits, next.ToString());
        LookAtBudgets(changed);
    }

    internal async Task<SmsResult> RefuseLogin(BrowserCall call, string? typed, string? id)
    {
        _ = Store;
        call.Aborted.ThrowIfCancellationRequested();
        var refusal = await passwords.Refuse(call, Client(call), typed, id).ConfigureAwait(false);
        return refusal is null ? SmsResult.Allowed : new(refusal);
    }

    internal Task LoginSucceeded(BrowserCall call, string id)
    {
        _ = Store;
        return passwords.Succeeded(call, ClientAddress.Of(call, options), id);
    }

    /// <summary>No error: a site with <c>BudgetPerDay</c> alone must go on to start.</summary>
    private void LookAtBudgets(SmsGuardOptions values)
    {
        if (values.BudgetPerHour > values.BudgetPerDay) log.Write(SmsEvents.HourAboveDay, values.BudgetPerHour, values.BudgetPerDay);
    }

    /// <summary>The address of a call. Notices that it may be that of a proxy.</summary>
    private ClientAddress Client(BrowserCall call)
    {
        var client = ClientAddress.Of(call, options);
        if (client.Address is not null) proxies.Note(call, client, options, log);
        else if (!client.IsInside)
        {
            var isDeveloper = IsDevelopment && ClientAddress.IsOwnMachine(call.Connection);
            seldom.Count(isDeveloper ? SmsEvents.NoAddressOfDeveloper : SmsEvents.NoAddress, call.Connection ?? "");
        }
        return client;
    }

    private SmsRefusal Refused(string code, string reason, TimeSpan wait)
    {
        Happen(SmsFigures.SmsRefused, reason);
        return new(code, reason, wait);
    }

    private void Happen(SmsFigure figure, string reason = "")
    {
        Observer?.Count(figure, reason);
        if (figure.IsRefusal) log.Write(SmsEvents.Refused, figure.Name, reason);
    }
}
