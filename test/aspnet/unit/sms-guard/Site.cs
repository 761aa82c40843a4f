using EvPortalWidgets;
using Xunit;

/// <summary>Some rules measure the time of the processor, which the whole process shares, so nothing runs beside them.</summary>
[CollectionDefinition(nameof(Alone), DisableParallelization = true)]
public sealed class Alone;

/// <summary>A site with a new guard, its clock and its log, and those who ask it. What the guard answers is "sent", "tried" or the reason of its refusal.</summary>
internal sealed class Site
{
    public const string Number = "380501234567";
    public const string Account = "anna";

    /// <summary>A code has this form. It is right once in a million.</summary>
    public const string WrongCode = "000000";

    public readonly SmsGuardOptions Options = new();
    public readonly Lines Log = new();

    /// <summary>The lines of the log for a developer.</summary>
    public readonly Lines Details = new();
    public readonly Seen Seen = new();
    public TimeSpan Now;
    public Check Check;
    public ISmsStore Store;
    private SmsGuard guard;

    /// <summary>The rule that its guard does not have. Null if it has all.</summary>
    public GuardRule? Without;

    public SmsGuard Guard => guard ??= NewGuard();

    private SmsGuard NewGuard()
    {
        Store ??= new MemoryStore(() => Now);
        if (Without is not null) Store = new AblatedStore(Store, Without);
        Without?.Set(Options);
        return new(Options, Store, new WidgetLog((what, values, error) => (what.Level == WidgetLevel.Debug ? Details : Log).Add(what.Line(values, error))), () => Now)
        {
            Observer = Seen,
        };
    }

    public static Browser NewBrowser(string address = "198.51.100.7", string token = null)
    {
        Browser browser = new() { Address = address };
        if (token is not null) browser.Cookies["bot-check"] = token;
        return browser;
    }

    /// <summary>A browser in which a number has signed in.</summary>
    public static Browser KnownBrowser(string number = Number, string address = "198.51.100.7")
    {
        var browser = NewBrowser(address);
        browser.Remember(BrowserCall.Hash(number));
        return browser;
    }

    /// <summary>A browser that sends only these headers, <c>Name=value</c>.</summary>
    public static Browser BrowserWith(params string[] headers)
    {
        var browser = NewBrowser();
        browser.Headers.Clear();
        foreach (var header in headers.Select(each => each.Split('='))) browser.Headers[header[0]] = header[1];
        return browser;
    }

    /// <summary>The browser of somebody at an address where nobody else is.</summary>
    public static Browser Anyone(int at, string token = null) => NewBrowser("185." + at % 250 + "." + at / 250 + ".1", token);

    /// <summary>Another number for each index.</summary>
    public static string NumberOf(int at, string start = "38067") => start + (at * 10000 % 9999991).ToString("D7");

    /// <summary>Asks for a code as somebody who removes the cookie to which it belongs: so no pause is between two codes.</summary>
    public Task<string> Ask(Browser browser, string number = Number)
    {
        browser.Cookies.Remove(SmsCookies.Browser.Name);
        return Send(browser, number);
    }

    /// <summary>Somebody else asks for another number, at another address.</summary>
    public Task<string> AskAnyone(int at, string token = null) => Ask(Anyone(at, token), NumberOf(at));

    /// <summary>Asks for a code that the SMS service sends in some way.</summary>
    public async Task<string> Send(Browser browser, string number = Number, Func<string, CancellationToken, Task> service = null) =>
        (await Refusal(browser, number, service))?.Reason ?? "sent";

    /// <summary>Why no code is sent. Null if one is.</summary>
    public async Task<SmsRefusal> Refusal(Browser browser, string number = Number, Func<string, CancellationToken, Task> service = null)
    {
        browser.SiteCheck = Check;
        Without?.Call(browser);
        return (await Guard.SendCode(browser, number, service ?? ((_, _) => Task.CompletedTask))).Refusal;
    }

    /// <summary>The code that a browser gets. Null if none is sent.</summary>
    public async Task<string> CodeFor(Browser browser, string number = Number)
    {
        string sent = null;
        await Send(browser, number, (code, _) =>
        {
            sent = code;
            return Task.CompletedTask;
        });
        return sent;
    }

    /// <summary>Asks for a code that the SMS service does not send. Gives the code, or null if the service was not called.</summary>
    public async Task<string> Lose(Browser browser, string number = Number, Exception error = null)
    {
        string lost = null;
        await Send(browser, number, (code, _) =>
        {
            lost = code;
            return Task.FromException(error ?? new InvalidOperationException("The SMS service fails"));
        });
        return lost;
    }

    public Task<SmsTryResult> Try(Browser browser, string code, string number = Number) => Guard.TryCode(browser, number, code);

    /// <summary>Enters so many wrong codes.</summary>
    public Task<List<SmsTryResult>> Mistype(Browser browser, int times, string number = Number) => Calls.Make(times, _ => Try(browser, WrongCode, number));

    public async Task SignIn(Browser browser, string number = Number) => await Try(browser, await CodeFor(browser, number), number);

    /// <summary>Fourteen browsers enter 42 wrong codes, and none a right one.</summary>
    public async Task Guess()
    {
        for (var at = 0; at < 14; at++)
        {
            var browser = Anyone(at);
            await Send(browser, NumberOf(at));
            await Mistype(browser, 3, NumberOf(at));
        }
    }

    /// <summary>A wrong password for an email that the site finds, or not.</summary>
    public async Task<string> Login(Browser browser, string typed, string account)
    {
        browser.SiteCheck = Check;
        Without?.Call(browser);
        if (Without is { IsOfTyped: true } && account is not null) typed = "";
        return (await Guard.RefuseLogin(browser, typed, account)).Refusal?.Reason ?? "tried";
    }

    /// <summary>A wrong password. An account that begins with a digit does not exist.</summary>
    public Task<string> Login(Browser browser, string account = Account) => Login(browser, account, char.IsDigit(account[0]) ? null : account);

    /// <summary>A right password.</summary>
    public async Task<string> LoginRight(Browser browser, string account = Account)
    {
        var result = await Login(browser, account);
        await Guard.LoginSucceeded(browser, account);
        return result;
    }

    /// <summary>Strangers at so many addresses try the password of the account.</summary>
    public Task<List<string>> Strangers(int count, int from = 0, string token = null) => Calls.Make(count, at => Login(Anyone(from + at, token)));
}

/// <summary>A service that knows the token of a person, or does not answer.</summary>
internal sealed class Check : IBotCheck
{
    public bool IsDown;
    public int Asked;
    public Action WhenAsked = () => { };

    public Task<bool> PassesAsync(string token, CancellationToken cancellationToken)
    {
        Asked++;
        WhenAsked();
        return IsDown ? throw new TimeoutException("Too late") : Task.FromResult(token == "a-person");
    }
}
