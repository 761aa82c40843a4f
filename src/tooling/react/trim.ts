import { change } from './change.ts';
import { cutEvents } from './events.ts';
import type { Feature } from './features.ts';
import { type Cuts, cutsFor, type Needs } from './kept.ts';
import { cutKinds } from './kinds.ts';
import * as needs from './needs.ts';

const none = () => '';

type Statements = Partial<Record<Feature, RegExp[]>>;

/** Statements of features outside of functions, in React's files. */
const statements = {
  client: {
    preloading: [/^ +[DCLmXSM]: pre\w+,?$/gm],
    hydration: [
      /^ReactDOMHydrationRoot\.prototype\.\w+ = (?=ReactDOMRoot)/gm,
      /^ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration = function.+?^\};$/gms,
    ],
    transitions: [/^ +r: requestFormReset\$?\w*,?$/gm, /^ReactSharedInternals\.S = function.+?^\};$/gms],
    'class components': [/^ReactDOMSharedInternals\.findDOMNode = function.+?^\};$/gms],
  },
  'react-dom': { transitions: [/^ +r: function \(\) \{.+?^ +\},?$/gms] },
  react: {
    'class components': [
      /^function Component\(.+?^pureComponentPrototype\.isPureReactComponent = .+?;$/gms,
      /^exports\.(?:Pure)?Component = \w+;$/gm,
    ],
  },
} satisfies Record<string, Statements>;

type File = keyof typeof statements;

/**
 * When a component has thrown, React calls it again, because a concurrent update might have caused the error. There are no
 * concurrent updates here, and the second call would repeat what the first one did.
 */
export const cutSecondTry = (client: string) =>
  change(client, 'second try', /^( +)if \(2 === exitStatus\) \{\n.+?^\1\}\n/gms, none);

/** Hooks are entries of tables (`useId: mountId`) or are assigned to them (`Dispatcher.useId = mountId`). */
function cutHooks(client: string, hooks: string[]): string {
  const cut = `(?!(?:${hooks.join('|')})\\b)use\\w*`;
  const entry = `(?:${cut}: |\\w+Dispatcher\\w*\\.${cut} = )(?:function.+?^\\1\\}|\\w+)[,;]?$`;
  return change(client, 'hooks', new RegExp(`^( *)${entry}`, 'gms'), none);
}

const renamed = /^ +\["([\w-]+)", "[\w:-]+"\],?$/gm;

/** The attributes that React writes under another name. */
export const renamedAttributes = (client: string) =>
  [...client.matchAll(renamed)].map(([, name = '']) => name);

const cutAttributes = (client: string, attributes: string[]) =>
  change(client, 'renamed attributes', renamed, (whole, name = '') =>
    attributes.includes(name) ? whole : '',
  );

function cutStatements(source: string, file: File, { isCut }: Cuts): string {
  const ofFile: Statements = statements[file];
  const where = file === 'client' ? '' : ` in ${file}.production.js`;
  return (Object.keys(ofFile) as Feature[])
    .filter(isCut)
    .flatMap((feature) => (ofFile[feature] ?? []).map((pattern) => ({ feature, pattern })))
    .reduce((rest, { feature, pattern }) => change(rest, `${feature}${where}`, pattern, none), source);
}

/** One of React's smaller files with only the needed parts. */
export const trimFile = (file: Exclude<File, 'client'>, source: string, wanted: Needs = needs) =>
  cutStatements(source, file, cutsFor(wanted));

/** Replaces the body of a function of react-dom. */
function replaceBody(client: string, name: string, body: (own: string) => string): string {
  const whole = new RegExp(`^(( *)function ${name}\\([^)]*\\) \\{\\n)(.*?)(^\\2\\}$)`, 'ms');
  return change(
    client,
    `function ${name}`,
    whole,
    (_, start, _indent, own = '', end) => start + body(own) + end,
  );
}

/** Calls that have an effect only with the scheduler of React's own tests. */
const schedulerTestCode = /\bScheduler\.(log|unstable_setDisableYieldValue)\b/g;

function cutAllButBodies(client: string, wanted: Needs, cuts: Cuts): string {
  const once = cuts.isCut('transitions') ? cutSecondTry(client) : client;
  const rest = cutStatements(cutAttributes(cutHooks(once, cuts.hooks), wanted.attributes), 'client', cuts);
  return cutEvents(rest.replace(schedulerTestCode, 'undefined'), wanted.events);
}

/** react-dom's client with only the needed parts, as it ships. */
export function trimReact(client: string, wanted: Needs = needs): string {
  const cuts = cutsFor(wanted);
  const bodies = [...cuts.functions.keys(), ...cuts.alwaysCalled];
  const rest = bodies.reduce(
    (source, name) => replaceBody(source, name, none),
    cutAllButBodies(client, wanted, cuts),
  );
  return cutKinds(rest, [...cuts.kinds.keys()]);
}

const throwStatement = (message: string) => `throw Error(${JSON.stringify(message)});\n`;

/** Makes the entry functions of cut features throw a message. */
export function guardReact(client: string, wanted: Needs = needs): string {
  const { functions, kinds } = cutsFor(wanted);
  const guarded = [...functions].reduce(
    (source, [name, message]) => replaceBody(source, name, (own) => throwStatement(message) + own),
    client,
  );
  const checks = [...kinds].map(([kind, message]) => `if (tag === ${kind}) ${throwStatement(message)}`);
  return replaceBody(guarded, 'FiberNode', (own) => checks.join('') + own);
}

/** The client for the unit tests: as it ships, but cut features throw. */
export function strictReact(client: string, wanted: Needs = needs): string {
  const cuts = cutsFor(wanted);
  const rest = guardReact(cutAllButBodies(client, wanted, cuts), wanted);
  return cutKinds(rest, [...cuts.kinds.keys()]);
}
