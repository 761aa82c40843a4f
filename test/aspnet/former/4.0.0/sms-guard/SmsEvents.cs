namespace EvPortalWidgets;

/// <summary>What the log says about logins. The table of the guide is written from here.</summary>
internal static class SmsEvents
{
    /// <summary>What is counted. Some have a reason.</summary>
    public static readonly Dictionary<string, string> Figures = new()
    {
        { "sms.sent", "SMS that were sent" },
        { "sms.failed", "SMS that the SMS service did not send, or not in time" },
        { "sms.refused", "SMS that were refused" },
        { "code.entered", "Right codes" },
        { "code.refused", "Codes that were wrong, spent, or none" },
        { "login.succeeded", "Right passwords" },
        { "login.refused", "Passwords that were not checked" },
        { "login.strangers", "Passwords that strangers tried above 30 in an hour for one account" },
    };

    public static readonly WidgetEvent NoGuard = new(
        4100, "NoGuard", "The site answers /login/checkout without an SmsGuard, so nothing limits what its SMS cost: see "
        + "\"What SMS may cost\" in aspnet/README.md. The setting EvPortalWidgets:SmsGuard with the value none removes this line.");
    public static readonly WidgetEvent BudgetSpent = new(
        4101, "BudgetSpent", "SMS: {Percent} % of {Limit} are spent ({Budget}).");
    public static readonly WidgetEvent FewCodesEntered = new(
        4102, "FewCodesEntered", "New numbers entered only {Entered} of {Sent} codes: an attack, or no SMS arrive. {Cure}");
    public static readonly WidgetEvent EnoughCodesEntered = new(
        4103, "EnoughCodesEntered", "Enough codes are entered again.") { IsProblem = false };
    public static readonly WidgetEvent ManyWrongCodes = new(
        4104, "ManyWrongCodes", "New browsers entered {Wrong} wrong codes and {Right} right ones: somebody guesses. They have "
        + "two tries for a code. {Cure}");
    public static readonly WidgetEvent FewWrongCodes = new(
        4105, "FewWrongCodes", "Few wrong codes are entered again.") { IsProblem = false };
    public static readonly WidgetEvent ManyTriesOfStrangers = new(
        4106, "ManyTriesOfStrangers", "Strangers tried {Tries} passwords of one account in an hour: somebody guesses. {Cure}");
    public static readonly WidgetEvent NotFromCard = new(
        4107, "NotFromCard", "A call got no SMS, because it is not from the card. If the card has another origin, "
        + "add it to the setting EvPortalWidgets:Sms:Origins.");
    public static readonly WidgetEvent NoAddress = new(
        4108, "NoAddress", "Calls come from {Connection}, which may be a proxy. So SMS have no limit for an address, "
        + "and all visitors share one limit for passwords. If it is a proxy, add it to the setting EvPortalWidgets:Sms:Proxies. "
        + "On the machine of a developer this is normal.");
    public static readonly WidgetEvent UnnamedProxy = new(
        4109, "UnnamedProxy",
        "Most of the last calls have the header {Header}. If the site is behind a proxy or a "
        + "CDN, all visitors share its limits: name it in the setting EvPortalWidgets:Sms:Proxies, with the addresses that its provider "
        + "lists, or set SmsGuardOptions.ClientAddress. Otherwise a stranger sends this header: then do nothing.");
    public static readonly WidgetEvent NoBrowser = new(
        4110, "NoBrowser",
        "A call for a code, or with one, has no cookie __Host-login-browser (over http login-browser). "
        + "If it was a visitor and no robot, the action of the page with the card does not call SmsGuard.KeepBrowser.");
    public static readonly WidgetEvent HandlerFailed = new(
        4116, "HandlerFailed", "A handler of SmsGuard.Happened has failed: {Error}");
    public static readonly WidgetEvent NoBotCheck = new(
        4111, "NoBotCheck", "The service of the IBotCheck does not answer: {Error}");
    public static readonly WidgetEvent StoreAway = new(
        4112, "StoreAway", "The store of codes and counts does not answer: {Error}. No SMS is sent. Passwords have limits in memory.");
    public static readonly WidgetEvent StoreBack = new(
        4113, "StoreBack", "The store of codes and counts answers again.") { IsProblem = false };
    public static readonly WidgetEvent BudgetsCanBeEvicted = new(
        4114, "BudgetsCanBeEvicted", "The maxmemory-policy of Redis is {Policy}. When its memory is full, it forgets what was spent, or "
        + "takes nothing new, and then no SMS is sent. Set volatile-ttl.");
    public static readonly WidgetEvent OtherSecret = new(
        4115, "OtherSecret", "Before this server, one with another EvPortalWidgets:Secret has used this database of Redis. If both are "
        + "servers of this site, visitors who change between them cannot enter their codes, and limits count twice. If it is another "
        + "site, give each site a database of its own.");
}
