import { minify } from 'terser';

/** Globals that a page cannot replace, or that the code reads when it needs them and with care. */
const read = [
  'globalThis',
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
  // For React 19.3, whole: as a text, it is no function and none of the objects that src/guard/native.ts knows.
  CSS: 'escape',
  console: 'error',
  fetch: 'call',
  reportError: 'call',
  setTimeout: 'call',
  clearTimeout: 'call',
};

/** The globals of a script that it must get from `getNative()`. `own` are the parameters of its wrapper. */
export async function nativesIn(code: string, own: string[]): Promise<string[]> {
  // The types of terser lack these options and the tree that they return.
  const options: object = { module: true, format: { ast: true, code: false } };
  const { ast } = (await minify(code, options)) as { ast?: { globals: Map<string, unknown> } };
  return [...(ast?.globals.keys() ?? [])].filter((name) => ![...read, ...own].includes(name)).sort();
}

/** The list of these globals as a text, each with the member that a wrapped one must have: `Array,Date.now`. */
export const entriesOf = (natives: string[]): string =>
  natives.map((name) => (wrapped[name] ? `${name}.${wrapped[name]}` : name)).join();
