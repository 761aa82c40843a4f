using System;
using System.Linq;
using EvPortalWidgets;

/// <summary>Processes without a common store: that they are several is in the log.</summary>
internal static class ProcessRules
{
    private const string Mark = "ev-portal-process";

    public static readonly Rules All = new Rules
    {
        { "A code that another process has sent is in the log once, with the cure", "None None, 1", it =>
        {
            var browser = Trial.NewBrowser();
            var code = new Trial().CodeFor(browser);
            return Rules.Join(it.Try(browser, code) + " " + it.Try(browser, code), Lines(it));
        } },
        { "A code of this process that is wrong, has ended or was used is not", "Wrong None Right None, 0", it =>
        {
            var browser = Trial.NewBrowser();
            var code = it.CodeFor(browser);
            var wrong = it.Try(browser, "");
            it.Now += TimeSpan.FromMinutes(10);
            var ended = it.Try(browser, code);
            code = it.CodeFor(browser);
            return Rules.Join(string.Join(" ", wrong, ended, it.Try(browser, code), it.Try(browser, code)), Lines(it));
        } },
        { "A code of another process that has ended is not", "None, 0", it =>
        {
            var browser = Trial.NewBrowser();
            var code = new Trial().CodeFor(browser);
            var mark = browser.Cookies[Mark].Split(' ');
            browser.Cookies[Mark] = mark[0] + " " + (long.Parse(mark[1]) - TimeSpan.FromMinutes(9).Ticks);
            return Rules.Join(it.Try(browser, code), Lines(it));
        } },
        { "A code that was not sent leaves no mark", "False", it =>
        {
            var browser = Trial.NewBrowser();
            it.Options.PerNumber = 1;
            it.Ask(Trial.NewBrowser("203.0.113.9"));
            return Rules.Join(it.Send(browser) == "sent" || browser.Cookies.ContainsKey(Mark));
        } },
    };

    private static int Lines(Trial it) => it.Log.Count(line => line.Contains("EvPortalWidgets:Redis"));
}
