import { readArguments, usage } from './arguments';
import { type Examination, examine } from './examine';
import { findings, line, plain, plainJson } from './findings';
import { CouldNotLook } from './pages';
import type { Product } from './product';
import type { Operator } from './sign-in/operator';
import { type Named, signIn } from './sign-in/sign-in';
import { lineOf } from './sign-in/steps';
import { type Get, getter } from './web/get';

/** What a run ends with: the site is well, it has faults, or the doctor could not look. */
const exitCodes = { well: 0, faults: 1, couldNotLook: 2 };

/** The last line: how much was looked at, and what was not. */
function summary(
  { origin, checked, notChecked }: Pick<Examination, 'origin' | 'notChecked'> & { checked: object },
  faults: number,
): string {
  const state = faults ? `has ${faults} ${faults === 1 ? 'fault' : 'faults'}` : 'is well';
  const numbers = Object.entries(checked).map(([what, number]) => `${number} ${what}`);
  const missed = notChecked.length ? ` Not checked: ${notChecked.join('; ')}.` : '';
  return plain(`${origin} ${state}: ${numbers.join(', ')}.${missed}`);
}

/** Plays the logins, if the operator has named a number or an email. */
async function played({ loginPage, lang }: Examination, named: Named, get: Get, operator: Operator) {
  if (!named.number && !named.email) return undefined;
  if (loginPage) return signIn(loginPage, lang, named, get, operator);
  return { steps: [], sms: 0, notChecked: ['the login: no page has the card'] };
}

/** Runs the command. Returns its exit code. */
export async function doctor(
  args: readonly string[],
  product: Product,
  print: (line: string) => void,
  operator: Operator,
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
    const login = await played(examination, options.named, get, operator);
    const { origin } = examination;
    const steps = login?.steps ?? [];
    const checked = { ...examination.checked, ...(login && { steps: steps.length, SMS: login.sms }) };
    const notChecked = [...examination.notChecked, ...(login?.notChecked ?? [])];
    const faults = found.length + steps.filter(({ state }) => state === 'wrong').length;
    const last = summary({ origin, checked, notChecked }, faults);
    say([...found.map(line), ...steps.map((step) => plain(lineOf(step))), last], {
      origin,
      faults: found,
      ...(login && { steps }),
      checked,
      notChecked,
    });
    return faults ? exitCodes.faults : exitCodes.well;
  } catch (error) {
    const why = error instanceof CouldNotLook ? error.message : `doctor.mjs itself has failed: ${error}`;
    say([plain(`could not look: ${why}`)], { couldNotLook: why });
    return exitCodes.couldNotLook;
  }
}
