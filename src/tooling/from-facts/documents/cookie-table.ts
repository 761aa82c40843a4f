import { readdirSync, readFileSync } from 'node:fs';
import { code, table } from './table';

interface Cookie {
  of: string;
  /** In words, and the C# that says it. */
  lasts: [words: string, csharp: string];
  what: string;
}

const guard = 'our C# with `SmsGuard`';
const sample = 'the sample for ASP.NET';

/** The cookies that have a name in the C#, by this name. */
const cookies: Record<string, Cookie> = {
  'login-browser': {
    of: guard,
    lasts: ['a day', 'Named(BrowserCookie), id, TimeSpan.FromDays(1)'],
    what: 'a random number, so that a code is valid only in the browser that asked for it. Necessary for the login',
  },
  'ev-portal-known': {
    of: guard,
    lasts: ['a year', 'TimeSpan.FromDays(365)'],
    what: 'hashes of the last five numbers and accounts that have signed in in this browser. So strangers cannot use up their limits',
  },
  'bot-check': {
    of: 'a page with a check for robots',
    lasts: ['until the browser closes', ''],
    what: 'the token of the check. A script of the page writes it, and a setting gives it another name',
  },
  'ev-portal-signed-in': {
    of: 'our C# with its sign-in, which the sample uses',
    lasts: ['a minute', 'FromMinutes(1)'],
    what: 'that the visitor has just signed in, so that the log can say when the next page does not know it',
  },
  culture: {
    of: `${sample}, and each site that answers \`/web/setculture\``,
    lasts: ['a year', 'FromDays(365)'],
    what: 'the language that the visitor has chosen',
  },
};

/** The cookies of frameworks have names of their own. */
const others: string[][] = [
  [
    '`.AspNetCore.Antiforgery.…`, `__RequestVerificationToken`',
    'ASP.NET Core, MVC 5',
    'until the browser closes',
    'the antiforgery token. Necessary for the login',
  ],
  [
    '`.AspNetCore.…`, `.ASPXAUTH`',
    'your site, or the sample',
    'as your site says',
    'the session of a visitor who has signed in',
  ],
];

/** The cookies of the C# and of the samples, for the cookie notice of a site. */
export function cookieTable(): string {
  const csharp = readdirSync('src/aspnet', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.cs'))
    .map((name) => readFileSync(`src/aspnet/${name}`, 'utf8'))
    .join('\n');
  const found = [...csharp.matchAll(/\b(?:const string \w*Cookie|BotCheckCookie\b.*) = "([\w-]+)"/g)].map(
    ([, name = '']) => name,
  );
  const unknown = found.filter((name) => !(name in cookies));
  const gone = Object.keys(cookies).filter((name) => !found.includes(name));
  const changed = Object.entries(cookies).filter(([, { lasts }]) => !csharp.includes(lasts[1]));
  if (unknown.length || gone.length || changed.length)
    throw new Error(
      `src/tooling/from-facts/documents/cookie-table.ts has no words for: ${unknown.join()}. No C# sets: ${gone.join()}. Another time: ${changed.map(([name]) => name).join()}`,
    );
  /** SmsCall names these. */
  const names = (name: string, of: string) =>
    of === guard ? `${code(`__Host-${name}`)}, over http ${code(name)}` : code(name);
  return table(
    ['cookie', 'of', 'lasts', 'what it has'],
    [
      ...Object.entries(cookies).map(([name, { of, lasts, what }]) => [names(name, of), of, lasts[0], what]),
      ...others,
    ],
  );
}
