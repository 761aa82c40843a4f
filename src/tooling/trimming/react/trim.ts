import { renamed } from '../../../shared/ui/react/renamed.ts';
import { withOwnBind } from '../bind.ts';
import { type Change, change, changeAll, expectPlaces } from '../change.ts';
import { cutKinds } from './cases.ts';
import { type Cuts, words } from './cuts.ts';
import { cutEvents } from './events.ts';
import type { Feature } from './features.ts';

/**
 * When a component has thrown, React calls it again, because a concurrent update might have caused the error. There are no
 * concurrent updates here, and the second call would repeat what the first one did.
 */
export const secondTry = /^( +)if \(2 === exitStatus\) \{\n.+?^\1\}\n/gms;

/** Statements of features that are no whole functions, by React's file. */
const statements: Record<string, Change<Feature>[]> = {
  'react-dom-client': [
    ['preloading', 7, /^ +[DCLmXSM]: pre\w+,?$/gm],
    ['hydration', 2, /^ReactDOMHydrationRoot\.prototype\.\w+ = (?=ReactDOMRoot)/gm],
    ['hydration', 1, /^ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration = function.+?^\};$/gms],
    ['transitions', 1, /^ +r: requestFormReset\$?\w*,?$/gm],
    ['transitions', 1, /^ReactSharedInternals\.S = function.+?^\};$/gms],
    ['transitions', 1, secondTry],
    ['class components', 1, /^ReactDOMSharedInternals\.findDOMNode = function.+?^\};$/gms],
    ['old browsers', 1, /(?<=\bcanUseDOM = )!\([^()]*\)/g, 'true'],
    ['old browsers', 1, /"oninput" in document/g, 'true'],
    ['old browsers', 2, /"documentMode" in document/g, 'false'],
    ['old browsers', 4, /document\.documentMode/g, 'undefined'],
    ['old browsers', 2, /"(?:Composition|Text)Event" in window/g, 'true'],
    ['old browsers', 1, /nativeEvent\.correspondingUseElement &&[^;]+;/g],
  ],
  'react-dom': [['transitions', 1, /^ +r: function \(\) \{.+?^ +\},?$/gms]],
  react: [
    [
      'class components',
      1,
      /^function Component\(.+?^pureComponentPrototype\.isPureReactComponent = .+?;$/gms,
    ],
    ['class components', 2, /^exports\.(?:Pure)?Component = \w+;$/gm],
  ],
};

const cutStatements = (source: string, { features }: Cuts, file: string): string =>
  changeAll(
    source,
    (statements[file] ?? [])
      .filter(([feature]) => features.includes(feature))
      .map(([feature, ...place]) => [`${feature} in ${file}`, ...place]),
  );

/** Hooks are entries of tables (`useId: mountId`) or are assigned to them (`Dispatcher.useId = mountId`). */
const hook = /^( *)(?:(use\w*): |\w+Dispatcher\w*\.(use\w*) = )(?:function.+?^\1\}|\w+)[,;]?$/gms;

const cutHooks = (client: string, { hooks }: Cuts) =>
  change(client, {
    name: 'hooks',
    places: 88,
    pattern: hook,
    by: (whole, _, entry, assigned) => (hooks.includes(entry ?? assigned ?? '') ? whole : ''),
  });

/** The entries of a table that begin with a name. */
const cutAttributes = (client: string, { attributes }: Cuts) =>
  change(client, {
    name: 'renamed attributes',
    places: 78,
    pattern: /^ +\["([\w-]+)", "[\w:-]+"\],?$/gm,
    by: (whole, name = '') => (words(renamed).includes(name) && !attributes.includes(name) ? '' : whole),
  });

/** Cuts the body of functions. */
const cutBodies = (client: string, { functions }: Cuts) =>
  functions.reduce((rest, name) => {
    const body = new RegExp(`(?<=^( *)function ${name}\\([^)]*\\) \\{\\n).*?(?=^\\1\\}$)`, 'gms');
    return change(rest, { name: `function ${name}`, places: 1, pattern: body, by: () => '' });
  }, client);

/** One of React's files with only the needed parts. */
export function trim(file: string, source: string, cuts: Cuts): string {
  if (file !== 'react-dom-client') return cutStatements(source, cuts, file);
  // Each cut below may change places that another one looks for, so these are counted before.
  expectPlaces(source, 'kinds of fiber', 388, /switch \(.+\.tag\) \{$|^ *case \d+:/gm);
  expectPlaces(source, 'cases of events', 495, /switch \(domEventName\) \{$|^ *case "/gm);
  return [cutStatements, cutHooks, cutAttributes, cutEvents, cutBodies, cutKinds].reduce(
    (rest, cut) => cut(rest, cuts, file),
    withOwnBind('React', 26, source),
  );
}
