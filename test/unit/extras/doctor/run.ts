import { doctor } from '../../../../src/extras/doctor/doctor';
import type { Product } from '../../../../src/extras/doctor/product';
import type { Operator } from '../../../../src/extras/doctor/sign-in/operator';
import type { Step } from '../../../../src/extras/doctor/sign-in/steps';
import type { Get } from '../../../../src/extras/doctor/web/get';
import { portalLinks } from '../../../../src/facts/routes';
import { idsIn } from '../../../../src/tooling/guide/ids';
import { cultures } from '../../../site/languages.mjs';
import { manifest } from '../../dist/files';
import { textOf } from '../../documents';

/** What the build writes into doctor.mjs. */
export const product: Product = {
  version: manifest.version,
  widgets: Object.fromEntries(
    Object.entries(manifest.widgets).map(([name, { translations }]) => [name, translations]),
  ),
};

const { menu, account, legal, footer } = portalLinks;

/** How many addresses the widgets of the stand-in lead to: the links, each path once, three pages of the card, and a flag for each language. */
export const addresses =
  new Set([...Object.values(menu), ...Object.values(account)]).size +
  Object.keys({ ...legal, ...footer, signUp: 1, forgotPassword: 1, afterLogin: 1 }).length +
  cultures.length;

const idsOf = (page: string) => idsIn(textOf(`src/site-guide/${page}.md`));

const ids = idsOf('errors');

/** A fault without its end, which must lead to a place of the guide. */
function fault(line: string): string {
  const [end = '', id = ''] = line.match(/ \([\w :]+: errors#([\w-]+)\)$/) ?? [];
  if (!ids.includes(id)) throw new Error(`the page errors of the guide has no place for: ${line}`);
  return line.slice(0, -end.length);
}

/** Without the options of a login nobody is asked. */
export const nobody: Operator = {
  ask: () => Promise.reject(new Error('nobody must be asked')),
};

/** Runs the doctor. The last line says what it has looked at, the others are faults. */
export async function run(args: string[], get?: Get) {
  const lines: string[] = [];
  const code = await doctor(args, product, (line) => lines.push(line), nobody, get);
  return { code, faults: lines.slice(0, -1).map(fault), last: lines.at(-1) ?? '' };
}

/** Signs in. Returns the steps without those that are right, and what was printed. */
export async function signIn(args: string[], operator: Operator) {
  const lines: string[] = [];
  const code = await doctor([...args, '--json'], product, (line) => lines.push(line), operator);
  const text = lines.join('\n');
  const {
    steps = [],
    faults,
    checked,
  } = JSON.parse(text) as {
    steps: Step[];
    faults: object[];
    checked: object;
  };
  const inState = (state: Step['state']) =>
    steps.filter((step) => step.state === state).map(({ by, name, found }) => `${by}, ${name}: ${found}`);
  return { code, text, steps, faults, checked, wrong: inState('wrong'), skipped: inState('not checked') };
}
