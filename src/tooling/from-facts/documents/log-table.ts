import { readFileSync } from 'node:fs';
import { anchor, code, inCell, table } from './table';

/** What to do about each line of the log, by its number, sorted by whom it needs. */
const actions: Record<string, { when: string; what: Record<string, string> }> = {
  'Now: for an alarm': {
    when: 'Visitors have no widgets, get no SMS, or cannot sign in.',
    what: {
      4001: 'pages have no widgets. Install the package again, or copy the folder whole. If the text names the setting `Version`, correct it: until then the former build is used',
      4003: 'install the package again, and build the site anew',
      4004: 'pages have no widgets. Give the site a host of its own, or a host name of a proxy that leads there',
      4010: 'a login may never end. Write `targetFramework` into `<httpRuntime>`',
      4016: 'no login works. Write `BodyFormat = "form"` into the data of the page',
      4023: 'nobody can sign in. Read "The session of the site" in the guide for [ASP.NET Core](../aspnet/core/README.md#the-session-of-the-site) or [MVC 5](../aspnet/mvc5/README.md#the-session-of-the-site)',
      4101: 'at 100 % of `whole` nobody gets an SMS, and all must sign in by email. If it is no [attack](../aspnet/limits.md#during-an-attack), raise the budget. The rest can wait: at 100 % of `half` new numbers get no SMS, of `three quarters` new browsers get none either, and at 80 % all get theirs. An SMS counts for an hour or a day. Each server has the line once, and again after less than 50 %',
      4102: 'ask your SMS service whether SMS arrive. If they do, it is [an attack](../aspnet/limits.md#during-an-attack)',
      4112: '[Redis](../aspnet/servers.md#when-redis-is-away) does not answer or is full, and no SMS are sent',
    },
  },
  'Soon: in working hours': {
    when: 'Something is wrong or missing. Most visitors do not notice it.',
    what: {
      4002: 'copy the whole folder again, or correct the setting `Version`. Until then the former build is used',
      4005: 'write the scripts into this page or its layout',
      4007: 'correct the name in this page',
      4009: 'correct this text in your resources',
      4011: 'before a second server, and where a restart signs visitors out: write a `<machineKey>`',
      4013: 'only in development: correct the path in `AddWidgetTexts` or `WidgetTexts.From`',
      4014: 'correct the file',
      4015: 'if it is often there: write the token into the page with the card. Robots cause single lines',
      4018: 'do not send this page in parts',
      4019: 'write the line of the text into a `<PropertyGroup>` of the `.csproj`. Then build and deploy the site again',
      4021: 'before production: do [what is left](../aspnet/README.md#before-production)',
      4022: 'write the setting. Without it each visitor types the code',
      4026: 'tests and apps of yours send this header with a login. If nobody can sign in, let your proxy pass it on. Robots cause single lines',
      4025: 'write the card into this page. If it has it, nothing',
      4100: 'use `SmsGuard` in your login, or a limit of your own and the setting `EvPortalWidgets:SmsGuard` with `none`',
      4104: 'new browsers have fewer tries. If it lasts, use [a check for robots](../aspnet/limits.md#a-check-for-robots)',
      4106: 'tell the owner of the account. If it lasts, use [a check for robots](../aspnet/limits.md#a-check-for-robots)',
      4108: '[name the proxy](../aspnet/servers.md#proxies). In a network of your own, or in a test, nothing',
      4109: '[name the proxy](../aspnet/servers.md#proxies)',
      4110: 'call `SmsGuard.KeepBrowser` in the action of the page with the card. Robots cause single lines',
      4111: 'look at the service of the check. Meanwhile new numbers may get no SMS',
      4114: 'set `maxmemory-policy volatile-ttl` in Redis',
      4115: 'give all servers of the site the same `Secret`, and each site a database of its own',
      4116: 'correct your handler of `SmsGuard.Happened`',
      4117: 'in a login of your own: bring each number into this form, or refuse it with `WidgetLoginFields.IsServed`. Robots cause single lines',
    },
  },
  'Nothing to do': {
    when: 'The site is well, or well again.',
    what: {
      4000: 'a deployment has worked',
      4103: '4102 is over',
      4105: '4104 is over',
      4107: 'a call from elsewhere, such as `curl`, got no SMS. If your card is on another origin, name it',
      4113: '4112 is over',
    },
  },
};

/** Where the lines are, with the levels of problems in ASP.NET Core and on .NET Framework. */
const sources: [file: string, core: string, framework: string][] = [
  ['shared/WidgetEvents', 'Error', 'Error'],
  ['shared/sign-in/SignInEvents', 'Error', 'Error'],
  ['mvc5/WidgetRoutesBesideSite', '', 'Error'],
  ['web/serving/SettingsCheck', '', 'Error'],
  ['sms-guard/SmsEvents', 'Warning', 'Error'],
];

/** The text of a C# string that may be written in several parts. */
const joined = (text: string) =>
  text
    .replace(/"\s*\+\s*"/g, '')
    .replaceAll('\\"', '"')
    .trim()
    .slice(1, -1);

interface Line {
  number: string;
  name: string;
  text: string;
  levels: string;
}

function linesIn([file, ...problems]: (typeof sources)[number]): Line[] {
  const csharp = readFileSync(`src/aspnet/${file}.cs`, 'utf8');
  const found = csharp.matchAll(
    /new(?: WidgetEvent)?\(\s*(\d+), "(\w+)",\s*((?:"(?:[^"\\]|\\.)*"[\s+]*)+)\)([^;]*);/g,
  );
  return [...found].map(([, number = '', name = '', text = '', rest = '']) => {
    const others = ['Information', 'Info'];
    const levels = problems.map(
      (level, kit) => level && (/IsProblem = false/.test(rest) ? others[kit] : level),
    );
    return { number, name, text: joined(text), levels: levels.filter(Boolean).join(', ') };
  });
}

/** Each line of the log with its levels, and what to do. */
export function logTable(): string {
  const lines = sources.flatMap(linesIn).sort((a, b) => a.number.localeCompare(b.number));
  const known = Object.values(actions).flatMap(({ what }) => Object.keys(what));
  const unknown = lines.filter(({ number }) => !known.includes(number)).map(({ number }) => number);
  const gone = known.filter((number) => !lines.some((line) => line.number === number));
  if (unknown.length || gone.length)
    throw new Error(
      `src/tooling/from-facts/documents/log-table.ts does not say what to do about: ${unknown.join()}. These lines are gone: ${gone.join()}`,
    );
  return Object.entries(actions)
    .map(([heading, { when, what }]) => {
      const rows = lines.flatMap(({ number, name, text, levels }) =>
        what[number]
          ? [[`${anchor(number)}${number} ${code(name)}`, what[number], levels, inCell(text)]]
          : [],
      );
      return `### ${heading}\n\n${when}\n\n${table(['number', 'what to do', 'level', 'text'], rows)}\n`;
    })
    .join('\n');
}
