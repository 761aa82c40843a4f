using EvPortalWidgets;

/// <summary>A new guard with its clock and its log, and those who ask it.</summary>
internal sealed class Trial
{
    public const string Number = "380501234567";
    public readonly SmsGuardOptions Options = new SmsGuardOptions();
    public readonly List<string> Log = new List<string>();
    public TimeSpan Now;
    public IKnownNumbers Numbers;
    public Check Check;
    public ISmsStore Store;
    private SmsGuard guard;

    public SmsGuard Guard => guard ?? (guard = new SmsGuard(
        Options, Store ??= new MemoryStore(() => Now), new WidgetLog((what, values) => Log.Add(what.Text(values))), () => Now));

    public static Browser NewBrowser(string address = "198.51.100.7") => new Browser { Address = address };

    /// <summary>A browser that sends only these headers, <c>Name=value</c>.</summary>
    public static Browser BrowserWith(string headers)
    {
        var browser = NewBrowser();
        browser.Headers.Clear();
        foreach (var header in Words(headers).Select(each => each.Split('='))) browser.Headers[header[0]] = header[1];
        return browser;
    }

    /// <summary>The network that a limit is for.</summary>
    public static string NetworkOf(string connection, string forwarded, string proxies)
    {
        var options = new SmsGuardOptions();
        foreach (var proxy in Words(proxies)) options.Proxies.Add(proxy);
        options.Check();
        var browser = NewBrowser(connection);
        browser.Headers["X-Forwarded-For"] = forwarded;
        return ClientAddress.Of(browser, options).Own?.Split('/')[0] ?? "none";
    }

    public static string NumberOf(int at, string start = "38067") => start + (at * 10000 % 9999991).ToString("D7");

    public static string Many(int times, Func<int, string> act) => Enumerable.Range(0, times).Count(at => act(at) == "sent") + " sent";

    /// <summary>Asks for a code as somebody who removes the cookie to which it belongs: so no pause is between two codes.</summary>
    public string Ask(Browser browser, string number = Number)
    {
        browser.Cookies.Remove(SmsCall.BrowserCookie);
        return Send(browser, number);
    }

    /// <summary>Asks for a code that the SMS service sends in some way.</summary>
    public string Send(Browser browser, string number = Number, Func<string, Task> service = null)
    {
        browser.SiteNumbers = Numbers;
        browser.SiteCheck = Check;
        var refusal = Guard.SendCode(browser, number, service ?? (_ => Task.CompletedTask)).Result;
        return refusal == null ? "sent" : refusal.Reason;
    }

    /// <summary>The code that a browser gets.</summary>
    public string CodeFor(Browser browser, string number = Number)
    {
        var sent = "";
        Send(browser, number, code =>
        {
            sent = code;
            return Task.CompletedTask;
        });
        return sent;
    }

    public string Try(Browser browser, string code, string number = Number) => Guard.TryCode(browser, number, code).Result.ToString();

    public void SignIn(Browser browser, string number = Number) => Try(browser, CodeFor(browser, number), number);

    /// <summary>Somebody else asks, at another address.</summary>
    public string AskAnyone(int at, string token = "") => Ask(Anyone(at, token), NumberOf(at));

    public Browser Anyone(int at, string token = "")
    {
        var browser = NewBrowser("185." + at % 250 + "." + at / 250 + ".1");
        browser.Cookies["bot-check"] = token;
        return browser;
    }

    /// <summary>50 visitors ask for a code, from some call on through one of so many proxies. Gives how many lines name the header.</summary>
    public int Proxies(int count, string header, int from = 0, string behind = "")
    {
        for (var at = 0; at < 50; at++)
        {
            var visitor = "46.133." + at + ".9";
            var browser = NewBrowser(at < from ? visitor : "198.51.100." + at % count);
            if (at >= from) browser.Headers[header] = header == "Forwarded" ? "for=" + visitor : visitor + behind;
            Ask(browser, NumberOf(at));
        }
        return Log.Count(line => line.Contains("have the header " + header));
    }

    /// <summary>A wrong password. An account that begins with a digit does not exist.</summary>
    public string Login(Browser browser, string account) => Login(browser, account, char.IsDigit(account[0]) ? null : account);

    public string Login(Browser browser, string typed, string account)
    {
        browser.SiteCheck = Check;
        var refusal = Guard.RefuseLogin(browser, typed, account).Result;
        return refusal == null ? "tried" : refusal.Reason;
    }

    public static string Tried(int times, Func<int, string> act) => Enumerable.Range(0, times).Count(at => act(at) == "tried") + " tried";

    public string ErrorOfStart()
    {
        try
        {
            return Guard.ToString();
        }
        catch (Exception error)
        {
            return error.Message;
        }
    }

    private static string[] Words(string text) => text.Split(new[] { ' ' }, StringSplitOptions.RemoveEmptyEntries);
}
