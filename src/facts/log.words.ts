import type facts from './csharp.json';

/** Who reads a line of the log, in the order of the guide. */
export const urgencies = {
  now: {
    heading: 'Now: for an alarm',
    when: 'Visitors have no widgets, get no SMS, or cannot sign in.',
  },
  soon: {
    heading: 'Soon: in working hours',
    when: 'Something is wrong or missing. Most visitors do not notice it.',
  },
  nothing: { heading: 'Nothing to do', when: 'The site is well, or well again.' },
};

/** What a site does about each line of the log, by its number. The C# has the lines. */
export const actions = {
  4001: {
    urgency: 'now',
    what: 'pages have no widgets. Do what the text says, or install the package again',
  },
  4003: {
    urgency: 'now',
    what: 'install the package again, and build the site anew',
  },
  4004: {
    urgency: 'now',
    what: 'pages have no widgets. Give the site a host of its own, or a host name of a proxy that leads there',
  },
  4010: {
    urgency: 'now',
    what: 'a login may never end. Write `targetFramework` into `<httpRuntime>`',
  },
  4016: {
    urgency: 'now',
    what: 'no login works. Write `BodyFormat = "form"` into the data of the page',
  },
  4021: {
    urgency: 'now',
    what: 'nobody can sign in or get an SMS. Before production: do [what is left](../aspnet/README.md#before-production). On a site that worked before: go [back](../aspnet/servers.md#the-way-back)',
  },
  4023: {
    urgency: 'now',
    what: 'nobody can sign in. Read "The session of the site" in the guide for [ASP.NET Core](../aspnet/core/README.md#the-session-of-the-site) or [MVC 5](../aspnet/mvc5/README.md#the-session-of-the-site)',
  },
  4101: {
    urgency: 'now',
    what: 'at 100 % of `whole` nobody gets an SMS, and all must sign in by email: only this is an error in ASP.NET Core. If it is no [attack](../aspnet/limits.md#during-an-attack), raise the budget. The rest can wait: at 100 % of `half` new browsers in new networks get no SMS, at 100 % of `known networks` new browsers count for `half` everywhere (when both have 100 %, no new browser gets an SMS: do not wait), and at 80 % all get theirs. An SMS counts for an hour or a day. Each server has the line once, and again after less than 50 %',
  },
  4102: {
    urgency: 'now',
    what: 'ask your SMS service whether SMS arrive. If they do, it is [an attack](../aspnet/limits.md#during-an-attack)',
  },
  4112: {
    urgency: 'now',
    what: '[Redis](../aspnet/servers.md#when-redis-is-away) does not answer or is full, and no SMS are sent',
  },
  4119: {
    urgency: 'now',
    what: 'your SMS service has failed, or your code that calls it: the exception says why. A time-out is here, too. Look at the figure `ev_portal.sms.failed` for how many',
  },
  4002: {
    urgency: 'soon',
    what: 'correct the setting `Version`, or remove it. Until then pages use the version that the text names last',
  },
  4005: {
    urgency: 'soon',
    what: 'write the scripts into this page or its layout, also the script of this widget',
  },
  4007: {
    urgency: 'soon',
    what: 'correct the name in this page',
  },
  4009: {
    urgency: 'soon',
    what: 'correct this text in your resources',
  },
  4011: {
    urgency: 'soon',
    what: 'before a second server, and where a restart signs visitors out: write a `<machineKey>`',
  },
  4013: {
    urgency: 'soon',
    what: 'only in development: correct the path in `AddWidgetTexts` or `WidgetTexts.From`',
  },
  4014: {
    urgency: 'soon',
    what: 'correct the file',
  },
  4015: {
    urgency: 'soon',
    what: 'if it is often there: write the token into the page with the card. Robots cause single lines',
  },
  4018: {
    urgency: 'soon',
    what: 'do not send this page in parts',
  },
  4019: {
    urgency: 'soon',
    what: 'write the line of the text into a `<PropertyGroup>` of the `.csproj`. Then build and deploy the site again',
  },
  4022: {
    urgency: 'soon',
    what: 'write the setting. Without it each visitor types the code',
  },
  4025: {
    urgency: 'soon',
    what: 'write the card into this page. If it has it, nothing',
  },
  4026: {
    urgency: 'soon',
    what: 'tests and apps of yours send this header with a login. If nobody can sign in, let your proxy pass it on. Robots cause single lines',
  },
  4027: {
    urgency: 'soon',
    what: 'write or correct these texts of your own, as [a language more](../aspnet/README.md#a-language-more) shows',
  },
  4100: {
    urgency: 'soon',
    what: 'use `SmsGuard` in your login, or a limit of your own and the setting `EvPortalWidgets:SmsGuard` with `none`',
  },
  4104: {
    urgency: 'soon',
    what: 'new browsers have fewer tries. If it lasts, use [a check for robots](../aspnet/limits.md#a-check-for-robots)',
  },
  4106: {
    urgency: 'soon',
    what: 'tell the owner of the account. If it lasts, use [a check for robots](../aspnet/limits.md#a-check-for-robots)',
  },
  4126: {
    urgency: 'soon',
    what: 'compare with a usual morning. If it is more, somebody tries passwords of many accounts. The [limits](../aspnet/limits.md#passwords) count each network and each account by itself: limit logins before your site, too',
  },
  4108: {
    urgency: 'soon',
    what: '[name the proxy](../aspnet/servers.md#proxies). In a network of your own, or in a test, nothing',
  },
  4109: {
    urgency: 'soon',
    what: '[name the proxy](../aspnet/servers.md#proxies)',
  },
  4110: {
    urgency: 'soon',
    what: 'call `SmsGuard.KeepBrowser` in the action of the page with the card. Robots cause single lines',
  },
  4111: {
    urgency: 'soon',
    what: 'look at the service of the check. Meanwhile it stops no robot. It is an error if the service answers and your secret key is wrong: correct it',
  },
  4114: {
    urgency: 'soon',
    what: 'set `maxmemory-policy volatile-ttl` in Redis',
  },
  4115: {
    urgency: 'soon',
    what: 'give all servers of the site the same `Secret`, and each site a database of its own',
  },
  4121: {
    urgency: 'soon',
    what: 'sign in in a private window. If you are refused, write the two keys of one site at the service: one into the page, one into `BotCheckSecret`. Otherwise a robot has brought a token of another site',
  },
  4116: {
    urgency: 'soon',
    what: 'correct your handler of `SmsGuard.Happened`, in ASP.NET Core your listener to the meter',
  },
  4118: {
    urgency: 'soon',
    what: 'look whether the page with the card leaves [a token](../aspnet/limits.md#a-check-for-robots) before each SMS. Until then new browsers get one SMS an hour for a network. If it does, robots ask',
  },
  4117: {
    urgency: 'soon',
    what: 'in a login of your own: bring each number into this form, or refuse it with `WidgetLoginFields.IsServed`. Robots cause single lines',
  },
  4122: {
    urgency: 'soon',
    what: 'somebody asks for numbers that nobody has, such as a robot. If it is each number, your SMS service refuses all of them, for example because of its settings',
  },
  4123: {
    urgency: 'soon',
    what: 'only in ASP.NET Core: correct [the changed settings](../aspnet/limits.md#settings). The limits from before count until then, and the next start would fail',
  },
  4125: {
    urgency: 'soon',
    what: 'choose [both budgets](../aspnet/limits.md#settings): with `BudgetPerDay` alone the hour keeps its default. By default a day has twice as many as an hour',
  },
  4127: {
    urgency: 'soon',
    what: 'only in ASP.NET Core: if you have changed them, restart [one server after the other](../aspnet/limits.md#settings). Until then the former values are in use. If a limit is gone that you have not removed, first look whether the file is still whole: .NET says nothing of a mistake in it',
  },
  4000: {
    urgency: 'nothing',
    what: 'a deployment has worked',
  },
  4107: {
    urgency: 'nothing',
    what: 'a call from elsewhere, such as `curl`, got no SMS. If your card is on another origin, name it. Let a script of yours send the header `X-Requested-With: XMLHttpRequest`. The line comes once in an hour, so if nobody gets an SMS, look whether a proxy removes it',
  },
  4124: {
    urgency: 'nothing',
    what: 'only in ASP.NET Core: changed limits are in use. If nobody has changed them, see whether a deployment has replaced [the settings](../aspnet/limits.md#settings)',
  },
  4120: {
    urgency: 'nothing',
    what: 'tells why a visitor was refused, in ASP.NET Core at the level Debug of `EvPortalWidgets.SmsGuard`. On .NET Framework `SmsGuard.Happened` tells it',
  },
  4113: {
    urgency: 'nothing',
    what: '4112 is over',
  },
} satisfies Record<keyof typeof facts.log, { urgency: keyof typeof urgencies; what: string }>;
