import { renamed } from './attributes.ts';
import { cutKinds } from './cases.ts';
import { type Cuts, words } from './cuts.ts';
import { cutEvents } from './events.ts';
import type { Feature } from './features.ts';
import { replaceIn } from './react-source.ts';

const none = () => '';

/**
 * When a component has thrown, React calls it again, because a concurrent update might have caused the error. There are no
 * concurrent updates here, and the second call would repeat what the first one did.
 */
export const secondTry = /^( +)if \(2 === exitStatus\) \{\n.+?^\1\}\n/gms;

/** Statements of features that are no whole functions, by React's file. */
const statements: Record<string, Partial<Record<Feature, RegExp[]>>> = {
  'react-dom-client': {
    preloading: [/^ +[DCLmXSM]: pre\w+,?$/gm],
    hydration: [
      /^ReactDOMHydrationRoot\.prototype\.\w+ = (?=ReactDOMRoot)/gm,
      /^ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration = function.+?^\};$/gms,
    ],
    transitions: [
      /^ +r: requestFormReset\$?\w*,?$/gm,
      /^ReactSharedInternals\.S = function.+?^\};$/gms,
      secondTry,
    ],
    'class components': [/^ReactDOMSharedInternals\.findDOMNode = function.+?^\};$/gms],
  },
  'react-dom': { transitions: [/^ +r: function \(\) \{.+?^ +\},?$/gms] },
  react: {
    'class components': [
      /^function Component\(.+?^pureComponentPrototype\.isPureReactComponent = .+?;$/gms,
      /^exports\.(?:Pure)?Component = \w+;$/gm,
    ],
  },
};

function cutStatements(source: string, { features }: Cuts, file: string): string {
  return Object.entries(statements[file] ?? {})
    .filter(([feature]) => features.includes(feature))
    .flatMap(([feature, patterns]) => patterns.map((pattern) => ({ feature, pattern })))
    .reduce((rest, { feature, pattern }) => replaceIn(rest, `${feature} in ${file}`, pattern, none), source);
}

/** Hooks are entries of tables (`useId: mountId`) or are assigned to them (`Dispatcher.useId = mountId`). */
function cutHooks(client: string, { hooks }: Cuts): string {
  const cut = `(?!(?:${hooks.join('|')})\\b)use\\w*`;
  const entry = `(?:${cut}: |\\w+Dispatcher\\w*\\.${cut} = )(?:function.+?^\\1\\}|\\w+)[,;]?$`;
  return replaceIn(client, 'hooks', new RegExp(`^( *)${entry}`, 'gms'), none);
}

/** The entries of a table that begin with a name. */
const cutAttributes = (client: string, { attributes }: Cuts) =>
  replaceIn(client, 'renamed attributes', /^ +\["([\w-]+)", "[\w:-]+"\],?$/gm, (whole, name = '') =>
    words(renamed).includes(name) && !attributes.includes(name) ? '' : whole,
  );

/** Cuts the body of functions. */
const cutBodies = (client: string, { functions }: Cuts) =>
  functions.reduce((rest, name) => {
    const body = new RegExp(`(?<=^( *)function ${name}\\([^)]*\\) \\{\\n).*?(?=^\\1\\}$)`, 'ms');
    return replaceIn(rest, `function ${name}`, body, none);
  }, client);

/** Each cut by its name in the README. */
const all = {
  statements: cutStatements,
  hooks: cutHooks,
  attributes: cutAttributes,
  events: cutEvents,
  'function bodies': cutBodies,
  kinds: cutKinds,
} satisfies Record<string, (source: string, cuts: Cuts, file: string) => string>;

export const cutNames = Object.keys(all) as (keyof typeof all)[];

/** One of React's files with only the needed parts. */
export const trim = (file: string, source: string, cuts: Cuts, skippedCuts: string[] = []): string =>
  cutNames
    .filter((name) => file === 'react-dom-client' || name === 'statements')
    .filter((name) => !skippedCuts.includes(name))
    .reduce((rest, name) => all[name](rest, cuts, file), source);
