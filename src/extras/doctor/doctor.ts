import { type Examination, examine, type Options } from './examine';
import { type Finding, findings, line, plain, plainJson } from './findings';
import { CouldNotLook } from './pages';
import type { Product } from './product';
import { type Get, getter } from './web/get';

export const usage = 'node doctor.mjs https://portal.example [--lang uk] [--calls] [--json]';

/** What a run ends with: the site is well, it has faults, or the doctor could not look. */
const exitCodes = { well: 0, faults: 1, couldNotLook: 2 };

/** Reads the arguments of the command. Returns undefined if they are wrong. */
export function readArguments(args: readonly string[]): (Options & { json: boolean }) | undefined {
  let address: URL | undefined;
  let lang: string | undefined;
  let [calls, json] = [false, false];
  for (let at = 0; at < args.length; at++) {
    const word = args[at] ?? '';
    if (word === '--calls') calls = true;
    else if (word === '--json') json = true;
    else if (word === '--lang') lang = args[++at];
    else if (!address && /^https?:\/\//.test(word) && URL.canParse(word)) address = new URL(word);
    else return undefined;
  }
  const isLang = lang === undefined ? !args.includes('--lang') : /^[\w-]+$/.test(lang);
  return address && isLang ? { address, lang, calls, json } : undefined;
}

/** The last line: how much was looked at, and what was not. */
function summary({ origin, checked, notChecked }: Examination, found: Finding[]): string {
  const { length } = found;
  const state = length ? `has ${length} ${length === 1 ? 'fault' : 'faults'}` : 'is well';
  const numbers = Object.entries(checked).map(([what, number]) => `${number} ${what}`);
  const missed = notChecked.length ? ` Not checked: ${notChecked.join('; ')}.` : '';
  return plain(`${origin} ${state}: ${numbers.join(', ')}.${missed}`);
}

/** Runs the command. Returns its exit code. */
export async function doctor(
  args: readonly string[],
  product: Product,
  print: (line: string) => void,
  get: Get = getter(`ev-portal-widgets-doctor/${product.version}`),
): Promise<number> {
  const options = readArguments(args);
  if (!options) {
    print(usage);
    return exitCodes.couldNotLook;
  }
  const say = (lines: string[], object: object) => {
    for (const each of options.json ? [plainJson(object)] : lines) print(each);
  };
  try {
    const examination = await examine(options, product, get);
    const found = findings(examination.faults);
    const { origin, checked, notChecked } = examination;
    say([...found.map(line), summary(examination, found)], { origin, faults: found, checked, notChecked });
    return found.length ? exitCodes.faults : exitCodes.well;
  } catch (error) {
    const why = error instanceof CouldNotLook ? error.message : `doctor.mjs itself has failed: ${error}`;
    say([plain(`could not look: ${why}`)], { couldNotLook: why });
    return exitCodes.couldNotLook;
  }
}
