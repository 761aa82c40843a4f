using static EvPortalWidgets.WidgetLevel;

namespace EvPortalWidgets;

/// <summary>What the log says about logins. The table of the guide is written from here.</summary>
internal static class SmsEvents
{
    public static readonly WidgetEvent NoGuard = new(
        4100, "NoGuard", Warning, "The site answers /login/checkout without an SmsGuard, so nothing limits what its SMS cost: see "
        + "\"What SMS may cost\" in aspnet/README.md. The setting EvPortalWidgets:SmsGuard with the value none removes this line.");
    public static readonly WidgetEvent BudgetSpent = new(
        4101, "BudgetSpent", Warning, "SMS: {Percent} % of {Limit} are spent ({Budget}).");
    // Then nobody gets an SMS.
    public static readonly WidgetEvent WholeBudgetSpent = BudgetSpent with { Level = Error };
    public static readonly WidgetEvent FewCodesEntered = new(
        4102, "FewCodesEntered", Warning, "New browsers entered only {Entered} of {Sent} codes: an attack, or no SMS arrive.{Cure}");
    public static readonly WidgetEvent ManyWrongCodes = new(
        4104, "ManyWrongCodes", Warning, "New browsers entered {Wrong} wrong codes and {Right} right ones: somebody guesses. They have "
        + "two tries for a code.{Cure}");
    public static readonly WidgetEvent ManyTriesOfStrangers = new(
        4106, "ManyTriesOfStrangers", Warning, "Strangers tried {Tries} passwords of one account in an hour: somebody guesses. {Cure}");
    public static readonly WidgetEvent ManyWrongPasswords = new(
        4126, "ManyWrongPasswords", Warning, "In an hour at least {Wrong} passwords of the whole site were wrong and {Right} right. If this is "
        + "more than usual, somebody tries passwords of many accounts.");
    public static readonly WidgetEvent NotFromCard = new(
        4107, "NotFromCard", Warning, "A call got no SMS, because it is not from the card. If the card has another origin, "
        + "add it to the setting EvPortalWidgets:Sms:Origins. Such calls since the last line: {Calls}.");
    public static readonly WidgetEvent NoAddress = new(
        4108, "NoAddress", Warning, "Calls come from {Connection}, which may be a proxy. So SMS have no limit for an address, "
        + "and all visitors share one limit for passwords. If it is a proxy, add it to the setting EvPortalWidgets:Sms:Proxies. "
        + "On the machine of a developer this is normal. Such calls since the last line: {Calls}.");
    public static readonly WidgetEvent NoAddressOfDeveloper = NoAddress with { Level = Information };
    public static readonly WidgetEvent UnnamedProxy = new(
        4109, "UnnamedProxy", Warning,
        "Most of the first calls have the header {Header}. If the site is behind a proxy or a "
        + "CDN, all visitors share its limits: name it in the setting EvPortalWidgets:Sms:Proxies, with the addresses that its provider "
        + "lists (of Cloudflare without 2a06:98c0::/29), or set SmsGuardOptions.ClientAddress. Otherwise a stranger sends this header: "
        + "then do nothing.");
    public static readonly WidgetEvent NoBrowser = new(
        4110, "NoBrowser", Warning,
        "A call for a code, or with one, has no cookie __Host-login-browser (over http login-browser). "
        + "If it was a visitor and no robot, the action of the page with the card does not call SmsGuard.KeepBrowser. "
        + "Such calls since the last line: {Calls}.");
    public static readonly WidgetEvent NoPhoneNumber = new(
        4117, "NoPhoneNumber", Warning,
        "A call got no SMS, because its number is not written as 380501234567: the dialling code and the number, "
        + "in digits alone. If visitors are refused, let the site bring each number into this form before SendCodeAsync and TryCodeAsync. "
        + "Such calls since the last line: {Calls}.");
    public static readonly WidgetEvent HandlerFailed = new(
        4116, "HandlerFailed", Warning, "A listener to the figures of SmsGuard has failed: {Error}");
    public static readonly WidgetEvent NoBotCheck = new(
        4111, "NoBotCheck", Warning, "The service of the IBotCheck does not answer: {Error}");
    // Until somebody corrects it, it checks nobody.
    public static readonly WidgetEvent WrongBotCheck = NoBotCheck with { Level = Error };
    public static readonly WidgetEvent OtherSiteKey = new(
        4121, "OtherSiteKey", Warning, "The service of the check for robots has refused a token of another site key. If all visitors are "
        + "refused, the site key of the page and EvPortalWidgets:BotCheckSecret do not belong together. Otherwise a robot has brought it. "
        + "Such calls since the last line: {Calls}.");
    public static readonly WidgetEvent NoToken = new(
        4118, "NoToken", Warning, "A new browser got no SMS, because it has no token for the IBotCheck. In this hour {Without} of {All} "
        + "new browsers had none: the page leaves no token, or robots ask.");
    public static readonly WidgetEvent StoreAway = new(
        4112, "StoreAway", Error,
        "The store of codes and counts does not answer: {Error}. No SMS is sent. Passwords have limits in memory.");
    public static readonly WidgetEvent SmsFailed = new(
        4119, "SmsFailed", Error, "The SMS service of the site has failed: {Error}");
    public static readonly WidgetEvent NumberRejected = new(
        4122, "NumberRejected", Warning, "The SMS service of the site has refused a number. If visitors are refused who have their number, ask "
        + "the service. Such calls since the last line: {Calls}.");
    public static readonly WidgetEvent WrongChange = new(
        4123, "WrongChange", Error, "Changed settings cannot work, so the limits stay as they are: {Error}");
    public static readonly WidgetEvent NewLimits = new(
        4124, "NewLimits", Information, "The limits are now {Limits}.");
    public static readonly WidgetEvent NeedsRestart = new(
        4127, "NeedsRestart", Warning, "These settings have changed or are gone, and need a restart of this server. Until then SmsGuard has the former values: {Settings}.");
    public static readonly WidgetEvent HourAboveDay = new(
        4125, "HourAboveDay", Warning, "BudgetPerHour is {Hour}, and BudgetPerDay is {Day}: an hour can spend the SMS of the whole day. "
        + "Write a smaller BudgetPerHour into the settings.");
    public static readonly WidgetEvent Refused = new(
        4120, "Refused", Debug, "A visitor was refused. The figure is {Figure}, and the reason is {Reason}.");
    public static readonly WidgetEvent StoreBack = new(
        4113, "StoreBack", Information, "The store of codes and counts answers again.");
    public static readonly WidgetEvent BudgetsCanBeEvicted = new(
        4114, "BudgetsCanBeEvicted", Warning,
        "The maxmemory-policy of Redis is {Policy}. When its memory is full, it forgets what was spent, or "
        + "takes nothing new, and then no SMS is sent. Set volatile-ttl.");
    public static readonly WidgetEvent OtherSecret = new(
        4115, "OtherSecret", Warning,
        "Before this server, one with another EvPortalWidgets:Secret has used this database of Redis. If both are "
        + "servers of this site, visitors who change between them cannot enter their codes, and limits count twice. If it is another "
        + "site, give each site a database of its own.");
}
