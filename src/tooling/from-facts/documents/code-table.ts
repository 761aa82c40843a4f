import { type Consequence, codes } from '../../../facts/codes';
import { codeWords, consequences } from '../../../facts/codes.words';
import { warnings } from '../../../facts/warnings.words';
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

/** The warnings of a build of a site. */
export const warningTable = () =>
  table(
    ['warning', 'it says', 'what to do'],
    Object.entries(warnings).map(([name, [says, cure]]) => [anchor(name) + code(name), says, cure]),
  );
