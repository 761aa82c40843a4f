namespace EvPortalWidgets;

/// <summary>
/// Sends and checks the codes of the login card, and limits what they cost and how often passwords are tried. Who has signed in
/// before is not locked out by others. The methods can be overridden, so that a test of the site needs no guard.
/// </summary>
public partial class SmsGuard : IDisposable
{
    /// <summary>The code of a refusal until the visitor has passed the <see cref="IBotCheck" />.</summary>
    public const string BotCheckRequired = "BotCheckRequired";

    private const int Tries = 5, TriesInAttack = 2;

    /// <summary>What is longer is no number and no code.</summary>
    private const int Longest = 32;

    // Null in a class that overrides each method.
    private readonly StoreBreaker? store;
    private readonly SmsGuardOptions options = new();
    private readonly WidgetLog log = new((_, _) => { });
    private readonly SmsLimits limits = null!;
    private readonly SmsWatch watch = null!;
    private readonly SmsSecret secret = null!;
    private readonly TokenCheck tokens = null!;
    private readonly PasswordGuard passwords = null!;
    private readonly UnnamedProxies proxies = new();

    internal SmsGuard(SmsGuardOptions options, ISmsStore store, WidgetLog log, Func<TimeSpan> clock)
    {
        options.Check();
        this.options = options;
        this.log = log;
        this.store = new StoreBreaker(store, log, clock);
        limits = new(options);
        watch = new(log);
        secret = new(options.Secret);
        tokens = new(options, log);
        passwords = new(this.store, new(options, limits), tokens, log, clock, Happen, secret);
    }

    /// <summary>For a class that overrides each method.</summary>
    protected SmsGuard()
    {
    }

    /// <summary>Something happened at a login.</summary>
    public event EventHandler<SmsEventArgs> Happened = delegate { };

    private StoreBreaker Store =>
        store ?? throw new InvalidOperationException("A class that extends SmsGuard for tests overrides each method.");

    /// <summary>Ends with the site: nothing is asked of the store any more, and its connection is closed.</summary>
    public void Dispose()
    {
        Dispose(true);
        GC.SuppressFinalize(this);
    }

    /// <summary>Ends with the site.</summary>
    /// <param name="disposing">Whether it is not the end of an object that nobody has.</param>
    protected virtual void Dispose(bool disposing)
    {
        if (disposing) store?.Dispose();
    }

    /// <summary>What is wrong at this moment.</summary>
    internal async Task<IList<WidgetEvent>> Problems()
    {
        if (store is null) return [];
        var budgets = limits.Budgets(Standing.Stranger).ToList();
        try
        {
            var answer = await store.Ask(new() { Groups = [StoreBreaker.Probe], Read = budgets }, isMonitor: true).ConfigureAwait(false);
            return budgets.Where((budget, at) => answer.Read[at] >= budget.Limit).Any() ? [SmsEvents.BudgetSpent] : [];
        }
        catch (StoreAwayException)
        {
            return [SmsEvents.StoreAway];
        }
    }

    internal Task<SmsRefusal?> RefuseLogin(SmsCall call, string? typed, string? id)
    {
        _ = Store;
        return passwords.Refuse(call, Client(call), typed, id);
    }

    internal Task LoginSucceeded(SmsCall call, string id)
    {
        _ = Store;
        return passwords.Succeeded(call, ClientAddress.Of(call, options), id);
    }

    /// <summary>The address of a call. Notices that it may be that of a proxy.</summary>
    private ClientAddress Client(SmsCall call)
    {
        var client = ClientAddress.Of(call, options);
        if (client.Address is not null) proxies.Note(call, client, options, log);
        else if (!client.IsInside) log.Once(SmsEvents.NoAddress, call.Connection ?? "");
        return client;
    }

    private SmsRefusal Refused(string code, string reason, TimeSpan wait)
    {
        Happen("sms.refused", reason);
        return new(code, reason, wait);
    }

    private void Happen(string name, string reason)
    {
        try
        {
            Happened(this, new(name, reason));
        }
        catch (Exception error)
        {
            // The visitor has got the SMS, or has signed in.
            log.Once(SmsEvents.HandlerFailed, error.Message);
        }
    }
}
