import { withOwnBind } from '../bind.ts';
import { change } from '../change.ts';
import { renamed } from './attributes.ts';
import { cutKinds } from './cases.ts';
import { type Cuts, words } from './cuts.ts';
import { cutEvents } from './events.ts';
import type { Feature } from './features.ts';
import { checkPlaces } from './places.ts';

const none = () => '';

/**
 * When a component has thrown, React calls it again, because a concurrent update might have caused the error. There are no
 * concurrent updates here, and the second call would repeat what the first one did.
 */
export const secondTry = /^( +)if \(2 === exitStatus\) \{\n.+?^\1\}\n/gms;

/** Statements of features that are no whole functions, by React's file, each with the number of its places. */
const statements: Record<string, Partial<Record<Feature, [places: number, pattern: RegExp][]>>> = {
  'react-dom-client': {
    preloading: [[7, /^ +[DCLmXSM]: pre\w+,?$/gm]],
    hydration: [
      [2, /^ReactDOMHydrationRoot\.prototype\.\w+ = (?=ReactDOMRoot)/gm],
      [1, /^ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration = function.+?^\};$/gms],
    ],
    transitions: [
      [1, /^ +r: requestFormReset\$?\w*,?$/gm],
      [1, /^ReactSharedInternals\.S = function.+?^\};$/gms],
      [1, secondTry],
    ],
    'class components': [[1, /^ReactDOMSharedInternals\.findDOMNode = function.+?^\};$/gms]],
  },
  'react-dom': { transitions: [[1, /^ +r: function \(\) \{.+?^ +\},?$/gms]] },
  react: {
    'class components': [
      [1, /^function Component\(.+?^pureComponentPrototype\.isPureReactComponent = .+?;$/gms],
      [2, /^exports\.(?:Pure)?Component = \w+;$/gm],
    ],
  },
};

function cutStatements(source: string, { features }: Cuts, file: string): string {
  return Object.entries(statements[file] ?? {})
    .filter(([feature]) => features.includes(feature))
    .flatMap(([feature, all]) => all.map((each) => [feature, ...each] as const))
    .reduce(
      (rest, [feature, places, pattern]) => change(rest, `${feature} in ${file}`, places, pattern, none),
      source,
    );
}

/** Hooks are entries of tables (`useId: mountId`) or are assigned to them (`Dispatcher.useId = mountId`). */
const hook = /^( *)(?:(use\w*): |\w+Dispatcher\w*\.(use\w*) = )(?:function.+?^\1\}|\w+)[,;]?$/gms;

const cutHooks = (client: string, { hooks }: Cuts) =>
  change(client, 'hooks', 88, hook, (whole, _, entry, assigned) =>
    hooks.includes(entry ?? assigned ?? '') ? whole : '',
  );

/** The entries of a table that begin with a name. */
const cutAttributes = (client: string, { attributes }: Cuts) =>
  change(client, 'renamed attributes', 78, /^ +\["([\w-]+)", "[\w:-]+"\],?$/gm, (whole, name = '') =>
    words(renamed).includes(name) && !attributes.includes(name) ? '' : whole,
  );

/** Cuts the body of functions. */
const cutBodies = (client: string, { functions }: Cuts) =>
  functions.reduce((rest, name) => {
    const body = new RegExp(`(?<=^( *)function ${name}\\([^)]*\\) \\{\\n).*?(?=^\\1\\}$)`, 'gms');
    return change(rest, `function ${name}`, 1, body, none);
  }, client);

/** What React asks browsers that are older than the supported ones, and the answers. */
const questions: [name: string, places: number, pattern: RegExp, answer: string][] = [
  ['canUseDOM', 1, /(?<=\bcanUseDOM = )!\([^()]*\)/g, 'true'],
  ['oninput', 1, /"oninput" in document/g, 'true'],
  ['documentMode in document', 2, /"documentMode" in document/g, 'false'],
  ['documentMode', 4, /document\.documentMode/g, 'undefined'],
  ['events of texts', 2, /"(?:Composition|Text)Event" in window/g, 'true'],
  ['correspondingUseElement', 1, /nativeEvent\.correspondingUseElement &&[^;]+;/g, ''],
];

const cutQuestions = (client: string) =>
  questions.reduce(
    (rest, [name, places, pattern, answer]) =>
      change(rest, `old browsers: ${name}`, places, pattern, () => answer),
    client,
  );

/** One of React's files with only the needed parts. */
export function trim(file: string, source: string, cuts: Cuts): string {
  checkPlaces(file, source);
  if (file !== 'react-dom-client') return cutStatements(source, cuts, file);
  return [cutStatements, cutHooks, cutAttributes, cutEvents, cutBodies, cutKinds, cutQuestions].reduce(
    (rest, cut) => cut(rest, cuts, file),
    withOwnBind('React', 26, source),
  );
}
