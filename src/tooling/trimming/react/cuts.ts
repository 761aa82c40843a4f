import { cutMessage } from '../../../shared/ui/react/cut-message.ts';
import * as listed from '../../../shared/ui/react/needs.ts';
import { allFeatures, type Feature, helperFunctions } from './features.ts';

export type Needs = Record<keyof typeof listed, readonly string[]>;

/** The parts to cut, in React's own names. Of events, hooks and attributes it has those that stay. */
export type Cuts = ReturnType<typeof cutsFor>;

export const words = (text = ''): string[] => text.match(/\S+/g) ?? [];

/** What to cut when only these parts are needed. */
export function cutsFor(
  { events, hooks, attributes, features }: Needs = listed satisfies { features: readonly Feature[] },
) {
  const kept = new Set<string>(features);
  for (const feature of kept) for (const other of allFeatures[feature]?.needs ?? []) kept.add(other);
  const keptHooks = [...hooks, ...[...kept].flatMap((name) => words(allFeatures[name]?.exports))];
  const used = [...events, ...keptHooks];
  const cut = Object.entries(allFeatures).filter(([name]) => !kept.has(name));
  const helpers = Object.entries(helperFunctions)
    .filter(([users]) => !words(users).some((name) => used.includes(name)))
    .map(([, functions]) => functions);
  return {
    events,
    hooks: keptHooks,
    attributes,
    features: cut.map(([name]) => name),
    functions: [...cut.map(([, { functions }]) => functions), ...helpers].flatMap(words),
    kinds: cut.flatMap(([, { kinds = [] }]) => kinds),
  };
}

/** The message for an import from React that is not allowed; undefined if it is allowed. */
export function refusal(name: string, { features, hooks }: Cuts): string | undefined {
  const feature = features.find((each) => words(allFeatures[each]?.exports).includes(name));
  if (feature) return cutMessage(name, feature, 'features');
  if (!/^use[A-Z]/.test(name) || hooks.includes(name)) return undefined;
  const advice = /^use(State|Reducer)$/.test(name) ? '. State is in signals: see src/DECISIONS.md' : '';
  return cutMessage(name, name, 'hooks') + advice;
}
