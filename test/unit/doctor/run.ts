import { doctor } from '../../../src/ops/doctor/doctor';
import type { Product } from '../../../src/ops/doctor/product';
import type { Get } from '../../../src/ops/doctor/web/get';
import { portalLinks } from '../../../src/routes';
import { cultures } from '../../site/languages.mjs';
import { manifest } from '../dist/files';

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

/** Runs the doctor. The last line says what it has looked at, the others are faults. */
export async function run(args: string[], get?: Get) {
  const lines: string[] = [];
  const code = await doctor(args, product, (line) => lines.push(line), get);
  return { code, faults: lines.slice(0, -1), last: lines.at(-1) ?? '' };
}
