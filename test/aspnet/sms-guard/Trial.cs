using System;
using System.Collections.Generic;
using System.Linq;
using EvPortalWidgets;

/// <summary>A new guard with its clock and its log, and those who ask it.</summary>
internal sealed class Trial
{
    public const string Number = "380501234567";
    public readonly SmsGuardOptions Options = new SmsGuardOptions();
    public readonly List<string> Log = new List<string>();
    public TimeSpan Now;
    private SmsGuard guard;

    public SmsGuard Guard => guard ?? (guard = new SmsGuard(Options, new WidgetLog((what, values) => Log.Add(what.Text(values))), () => Now));

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
        var browser = NewBrowser(connection);
        browser.Headers["X-Forwarded-For"] = forwarded;
        var address = ClientAddress.Of(browser, options);
        return address == null ? "none" : ClientAddress.Network(address, address.ToString().Contains(':') ? 64 : 32).Split('/')[0];
    }

    public static string NumberOf(int at, string start = "38067") => start + (at * 10000 % 9999991).ToString("D7");

    public static string Many(int times, Func<int, string> act) => Enumerable.Range(0, times).Count(at => act(at) == "sent") + " sent";

    public string Ask(Browser browser, string number = Number)
    {
        var refusal = Guard.RefuseSms(browser, number, false).Result;
        return refusal == null ? "sent" : refusal.Reason;
    }

    /// <summary>Somebody else asks, at another address.</summary>
    public string AskAnyone(int at, string token = "")
    {
        var browser = NewBrowser("185." + at % 250 + "." + at / 250 + ".1");
        browser.Cookies["bot-check"] = token;
        return Ask(browser, NumberOf(at));
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
        return Log.Count(line => line.Contains("with the header " + header));
    }

    public TimeSpan TryLogin(Browser browser, string email) => Guard.LoginWait(browser, SmsCall.Hash(email)).Result;

    public string Login(Browser browser, string email)
    {
        // Longer than any pause.
        Now += TimeSpan.FromSeconds(31);
        return TryLogin(browser, email) == TimeSpan.Zero ? "sent" : "refused";
    }

    public string ErrorOfStart()
    {
        try
        {
            return Guard.ToString();
        }
        catch (Exception error)
        {
            return error.GetType().Name;
        }
    }

    private static string[] Words(string text) => text.Split(new[] { ' ' }, StringSplitOptions.RemoveEmptyEntries);
}
