import { doctor } from '../../../../src/extras/doctor/doctor';
import type { Product } from '../../../../src/extras/doctor/product';
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

const ids = idsIn(textOf('src/site-guide/errors.md'));

/** A fault without its end, which must lead to a place of the guide. */
function fault(line: string): string {
  const [end = '', id = ''] = line.match(/ \([\w :]+: errors#([\w-]+)\)$/) ?? [];
  if (!ids.includes(id)) throw new Error(`the page errors of the guide has no place for: ${line}`);
  return line.slice(0, -end.length);
}

/** Runs the doctor. The last line says what it has looked at, the others are faults. */
export async function run(args: string[], get?: Get) {
  const lines: string[] = [];
  const code = await doctor(args, product, (line) => lines.push(line), get);
  return { code, faults: lines.slice(0, -1).map(fault), last: lines.at(-1) ?? '' };
}
