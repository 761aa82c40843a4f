import { minify } from 'terser';
import { digest } from './digest';
import type { Edition } from './edition';

/** Globals that a page cannot replace, or that the code reads when it needs them and with care. */
const read = [
  'globalThis',
  'Infinity',
  'window',
  'document',
  'location',
  'origin',
  'localStorage',
  'sessionStorage',
  // React 19.2 and newer. It reads them only for transitions, which no widget has.
  'navigation',
  'devicePixelRatio',
  '__REACT_DEVTOOLS_GLOBAL_HOOK__',
];

/** Sites wrap these globals on purpose. A wrapped one is accepted if this member of it is a function. */
const wrapped: Record<string, string> = {
  Date: 'now',
  performance: 'now',
  // For React 19.3, whole: as a text, it is no function and none of the objects that src/shared/guard/native.ts knows.
  CSS: 'escape',
  console: 'error',
  fetch: 'call',
  reportError: 'call',
  setTimeout: 'call',
  clearTimeout: 'call',
};

/** The globals of each code, by its hash. `npm run dev` asks again after each change, and most scripts are then the same. */
const known = new Map<string, Promise<string[]>>();

/** What terser finds in a code. Its types lack it. */
interface Tree {
  globals: Map<string, unknown>;
  figure_out_scope(options: object): void;
}

/** The globals that a code reads. For the edition that ships these are the globals after it was made small. */
async function globalsOf(code: string, { development }: Edition): Promise<string[]> {
  // To make React's development build small takes seconds.
  const steps = development ? { compress: false, mangle: false } : {};
  const options: object = { module: true, ...steps, format: { ast: true, code: false } };
  const { ast } = (await minify(code, options)) as { ast?: Tree };
  if (development) ast?.figure_out_scope({ module: true });
  return [...(ast?.globals.keys() ?? [])];
}

/** The globals of a script that it must get from `getNative()`. `own` are the parameters of its wrapper. */
export async function nativesIn(code: string, own: string[], edition: Edition): Promise<string[]> {
  const id = `${edition.development} ${digest(code)}`;
  const globals = known.get(id) ?? globalsOf(code, edition);
  known.set(id, globals);
  return (await globals).filter((name) => ![...read, ...own].includes(name)).sort();
}

/** The list of these globals as a text, each with the member that a wrapped one must have: `Array,Date.now`. */
export const entriesOf = (natives: string[]): string =>
  natives.map((name) => (wrapped[name] ? `${name}.${wrapped[name]}` : name)).join();
