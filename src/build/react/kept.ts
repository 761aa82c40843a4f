import { allFeatures, type Feature, servants } from './features.ts';
import * as needs from './needs.ts';

export interface Needs {
  events: string[];
  hooks: string[];
  attributes: string[];
  features: Feature[];
}

/** The parts that are cut, in React's own names. Parts that throw when they are used have the message. */
export interface Cuts {
  /** Bodies of functions that are never called without their feature. */
  functions: Map<string, string>;
  /** Bodies of functions that are still called. They return `undefined`. */
  asked: string[];
  kinds: Map<number, string>;
  exports: Map<string, string>;
  hooks: string[];
  isCut(feature: Feature): boolean;
}

const file = 'src/build/react/needs.ts';

/** The message that names the missing part and how to add it. */
export const sentence = (what: string, name: string, list: keyof Needs) =>
  `${what} is cut from React here: add '${name}' to \`${list}\` in ${file}`;

const words = (text = '') => text.split(/\s+/).filter(Boolean);

/** The requested features, and all features that these need. */
function withNeeds(features: string[]): Set<string> {
  const all = new Set(features);
  for (const feature of all) for (const other of allFeatures[feature]?.needs ?? []) all.add(other);
  return all;
}

/** The parts to cut when only these are needed. */
export function cutsFor({ events, hooks, features }: Needs = needs): Cuts {
  const kept = withNeeds(features);
  const cuts: Cuts = {
    functions: new Map(),
    asked: [],
    kinds: new Map(),
    exports: new Map(),
    hooks: [...hooks],
    isCut: (feature) => !kept.has(feature),
  };
  for (const [feature, parts] of Object.entries(allFeatures)) {
    const names = words(parts.exports);
    if (kept.has(feature)) {
      cuts.hooks.push(...names.filter((name) => /^use/.test(name)));
      continue;
    }
    for (const name of names) cuts.exports.set(name, sentence(name, feature, 'features'));
    for (const kind of parts.kinds ?? []) cuts.kinds.set(kind, sentence(feature, feature, 'features'));
    for (const name of words(parts.functions))
      cuts.functions.set(name, sentence(feature, feature, 'features'));
    cuts.asked.push(...words(parts.asked));
  }
  const used = [...events, ...cuts.hooks];
  for (const [name, served] of Object.entries(servants))
    if (!served.some((each) => used.includes(each))) cuts.asked.push(name);
  return cuts;
}

/** The message for an import from React that is not allowed; undefined if it is allowed. */
export function refusal(name: string, { exports, hooks }: Cuts): string | undefined {
  if (exports.has(name)) return exports.get(name);
  if (/^use[A-Z]/.test(name) && !hooks.includes(name)) return sentence(name, name, 'hooks');
  return undefined;
}
