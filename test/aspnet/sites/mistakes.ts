import { readFileSync, writeFileSync } from 'node:fs';

/** The header of a request that gets the wrong answer. */
export const header = 'X-Mistake';

/** A mistake that a team can make in its own login, and what the doctor says of it. `right` is code of the guide's file, `wrong` replaces it. */
export interface Mistake {
  name: string;
  right: RegExp;
  wrong: string;
  found: string;
}

const isAsked = (name: string) => `Request.Headers["${header}"] == "${name}"`;

export const ofCore: Mistake[] = [
  {
    name: 'a code that stays valid',
    right: /if \((tried\.AnswerIn\(Lang\) is \{ \} refused)\) return refused;/,
    wrong: `if (!(${isAsked('a code that stays valid')} && Used.Contains(phone + code)) && $1) return refused;
        Used.Add(phone + code);`,
    found: 'SMS, code twice: accepted',
  },
  {
    name: 'no wait',
    right: /return (sent\.AnswerIn\(Lang\));/,
    wrong: `return ${isAsked('no wait')} ? WidgetAnswer.Accepted() : $1;`,
    found: 'SMS, asked again: accepted',
  },
];

export const ofMvc5: Mistake[] = [
  {
    name: 'no code',
    right: /(var refused = \(await Guard\.TryCodeAsync\(.*\);)/,
    wrong: `$1
        if (refused != null && ${isAsked('no code')}) refused = WidgetAnswer.Refused(WidgetLoginTexts.WrongCode(Lang));`,
    found: 'SMS, wrong code: refused without a code',
  },
  {
    name: 'another account',
    right: /(string FindByPhone\(string number\) \{ return )number;/,
    wrong: `$1${isAsked('another account')} ? "380671234567" : number;`,
    found: 'SMS, account: it does not have what you have typed',
  },
];

/** Plants mistakes into the file of the guide. Each one is made only in a request with its name. */
export function plant(file: string, mistakes: Mistake[]): void {
  let source = readFileSync(file, 'utf8');
  for (const { right, wrong } of mistakes) {
    if (!right.test(source)) throw new Error(`${file} has no ${right}`);
    source = source.replace(right, wrong);
  }
  const used = 'private static readonly System.Collections.Generic.HashSet<string> Used = new();';
  if (source.includes('Used.')) source = source.replace(/^public class .*\n\{/m, `$&\n    ${used}`);
  writeFileSync(file, source);
}
