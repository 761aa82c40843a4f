import type facts from './csharp.json';

interface Words {
  of: string;
  what: string;
}

const guard = 'our C# with `SmsGuard`';
const sample = 'the sample for ASP.NET';

/** Who sets each cookie and what it has, in the order of the guide. The C# has its name and how long it lasts. */
export const cookies = {
  'login-browser': {
    of: guard,
    what: 'a random number, so that a code is valid only in the browser that asked for it. Necessary for the login',
  },
  'ev-portal-known': {
    of: guard,
    what: 'hashes of the last five numbers and accounts that have signed in in this browser. So strangers cannot use up their limits',
  },
  'bot-check': {
    of: 'a page with a check for robots',
    what: 'the token of the check. A script of the page writes it, and a setting gives it another name',
  },
  'ev-portal-signed-in': {
    of: 'our C# with its sign-in, which the sample uses',
    what: 'that the visitor has just signed in, so that the log can say when the next page does not know it',
  },
  culture: {
    of: `${sample}, and each site that answers \`/web/setculture\``,
    what: 'the language that the visitor has chosen',
  },
} satisfies Record<keyof typeof facts.cookies, Words>;

/** The cookies of frameworks have names of their own. */
export const otherCookies: string[][] = [
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
