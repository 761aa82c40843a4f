import { readFileSync } from 'node:fs';
import { reportWords } from '../../build/artifacts/report-script';
import { anchor, code, table } from './table';

/** The codes for which the card does more than show a text, each with what it does. */
function catalogue(): Map<string, string> {
  const source = readFileSync('widgets/login-card/state/error-catalogue.ts', 'utf8');
  return new Map(
    [...source.matchAll(/\['(\w+)', '(\w+)'\]/g)].map(([, name = '', what = '']) => [name, what]),
  );
}

const inWords: Record<string, string> = {
  marksField: 'marks the field of the code or the password. The third wrong code offers the login by email',
  startsWait: 'opens the code step, and starts the wait of `Data` seconds',
  offersEmail: 'makes the login by email the primary button',
  renewsToken:
    'gets a new antiforgery token, and asks the visitor to press the button again. What was typed stays',
};

/** When a server sends each code, and what helps if it comes too often. */
const reasons: Record<string, string> = {
  UserAlreadyRegistered: 'the number is that of a user who signs in by email',
  SmsSentTimeout: 'the last code was sent less than a minute ago. `Data` is the rest of the wait in seconds',
  SmsMaxAttemptsReached:
    'too many codes were sent to the number, or entered: see [the limits](../aspnet/limits.md). If all visitors get it, the budget is spent (4101) or Redis is away (4112)',
  NotAllowedSmsForCountry:
    'your SMS service does not serve the country, the number is none of a mobile phone, or is not written as `380501234567` (4117)',
  WrongLogin: 'the code or the password is wrong. If a right code is refused, see 4110',
  StalePage:
    'the antiforgery token is too old, or of another server: [the servers need the same keys](../aspnet/servers.md#keys)',
  BotCheckRequired:
    '[the check for robots](../aspnet/limits.md#a-check-for-robots) wants a token, and the page has left none',
  TooManyRequests:
    'with status 429, and “Too many attempts. Try again later.” (“Забагато спроб. Спробуйте пізніше.”): wrong passwords have used up [the tries](../aspnet/limits.md#passwords) of this network at the account. If all visitors get it, a proxy is not named (4108, 4109)',
};

/** The codes of a refusal. */
export function codeTable(): string {
  const consequences = catalogue();
  const codes = [...new Set([...consequences.keys(), ...reportWords().codes])];
  const unknown = codes.filter((name) => !(name in reasons));
  const gone = Object.keys(reasons).filter((name) => !codes.includes(name));
  if (unknown.length || gone.length)
    throw new Error(
      `src/tooling/from-facts/documents/code-table.ts has no reason for: ${unknown.join()}. These codes are gone: ${gone.join()}`,
    );
  return table(
    ['code', 'when a server sends it', 'what the card does, besides showing `Error`'],
    codes.map((name) => {
      const consequence = consequences.get(name) ?? '';
      return [anchor(name) + code(name), reasons[name] ?? '', inWords[consequence] ?? 'nothing'];
    }),
  );
}

/** The warnings of a build of a site, from its `.resx` files. */
const warnings: Record<string, [says: string, cure: string]> = {
  EVW001: [
    'a text is missing or empty. The line has the English text',
    'add it. Until then visitors see our text in this language, and English where we have none',
  ],
  EVW002: ['no text of the widgets has this name. The line names one that is missing', 'correct the name'],
  EVW003: [
    'a text lacks a mark such as `{{seconds}}`, or has one that the widgets do not fill in',
    'write the marks of the English text',
  ],
  EVW004: ['a name is there twice', 'remove one of the lines. Upper and lower case do not matter'],
  EVW005: [
    'a text is that of a former version. The line has the one of today',
    'copy it, or keep yours: the warning is only for texts that you have not changed',
  ],
};

export function warningTable(): string {
  const csharp = readFileSync('src/aspnet/texts-task/CheckWidgetTexts.cs', 'utf8');
  const found = [...new Set(csharp.match(/EVW\d+/g))].sort();
  if (found.join() !== Object.keys(warnings).join())
    throw new Error(
      `src/tooling/from-facts/documents/code-table.ts has other warnings than the build: ${found.join()}`,
    );
  return table(
    ['warning', 'it says', 'what to do'],
    Object.entries(warnings).map(([name, [says, cure]]) => [anchor(name) + code(name), says, cure]),
  );
}
