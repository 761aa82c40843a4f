import { readFileSync } from 'node:fs';
import { type Consequence, codes } from '../../../facts/codes';
import { codeWords, consequences } from '../../../facts/codes.words';
import { anchor, code, table } from './table';

const causes: Readonly<Record<string, Consequence>> = codes;

/** The codes of a refusal. */
export const codeTable = () =>
  table(
    ['code', 'when a server sends it', 'what the card does, besides showing `Error`'],
    Object.entries(codeWords).map(([name, { when }]) => {
      const consequence = causes[name];
      return [anchor(name) + code(name), when, consequence ? consequences[consequence] : 'nothing'];
    }),
  );

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
