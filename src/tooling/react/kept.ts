import { allFeatures, type Feature, helperFunctions } from './features.ts';
import * as needs from './needs.ts';

export interface Needs {
  events: string[];
  hooks: string[];
  attributes: string[];
  features: Feature[];
}

/** The parts that are cut, in React's own names. A `Map` also has the message that a use of the part gets. */
export interface Cuts {
  /** Functions that are never called without their feature. They lose their body. */
  functions: Map<string, string>;
  /** Functions that are still called. They lose their body, so they return `undefined`. */
  alwaysCalled: string[];
  kinds: Map<number, string>;
  exports: Map<string, string>;
  hooks: string[];
  isCut(feature: Feature): boolean;
}

const file = 'src/tooling/react/needs.ts';

/** The message that names the missing part and how to add it. */
export const cutMessage = (what: string, name: string, list: keyof Needs) =>
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
    alwaysCalled: [],
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
    for (const name of names) cuts.exports.set(name, cutMessage(name, feature, 'features'));
    for (const kind of parts.kinds ?? []) cuts.kinds.set(kind, cutMessage(feature, feature, 'features'));
    for (const name of words(parts.functions))
      cuts.functions.set(name, cutMessage(feature, feature, 'features'));
    cuts.alwaysCalled.push(...words(parts.alwaysCalled));
  }
  const used = [...events, ...cuts.hooks];
  for (const [name, users] of Object.entries(helperFunctions))
    if (!users.some((each) => used.includes(each))) cuts.alwaysCalled.push(name);
  return cuts;
}

/** The message for an import from React that is not allowed; undefined if it is allowed. */
export function refusal(name: string, { exports, hooks }: Cuts): string | undefined {
  if (exports.has(name)) return exports.get(name);
  if (/^use[A-Z]/.test(name) && !hooks.includes(name)) return cutMessage(name, name, 'hooks');
  return undefined;
}
