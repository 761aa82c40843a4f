import { cutKinds } from './kinds';
import { events, hooks, renamed, unneededFunctions } from './needs';

/** What goes from react-dom's client, beside the bodies of functions, by what it serves. */
const pieces: Record<string, RegExp[]> = {
  // Each root would listen to some eighty events, twice, and each mount would pay for it.
  events: [
    /^registerSimpleEvent\((?!"focus)[^;]+;$/gm,
    /^registerDirectEvent\([^;]+;$/gm,
    /^registerTwoPhaseEvent\(\s*"on(?!Change)[^;]+;$/gm,
  ],
  hooks: [
    new RegExp(`^  (?!(?:${hooks.join('|')}):)(?:readContext|use\\w*): (?:function.+?^  \\}|\\w+),?$`, 'gms'),
    /^\w+Dispatcher\w*\.use\w+ = (?:function.+?^\}|\w+);$/gms,
  ],
  attributes: [
    new RegExp(`^    \\["(?!(?:${renamed.join('|')})")[\\w-]+", "[\\w:-]+"\\],?$`, 'gm'),
    /^var unitlessNumbers = new Set\(.+?^ *\);$/gms,
  ],
  preloading: [/^ {2}[rDCLmXSM]: (?:requestFormReset|pre\w+),?$/gm],
  hydration: [
    /^ReactDOMHydrationRoot\.prototype\.\w+ = (?=ReactDOMRoot)/gm,
    /^ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration = function.+?^\};$/gms,
  ],
  // A component that threw would be called again, in case an update in slices had confused it, and would do twice what
  // it does in its first render.
  'second try of what threw': [/^ {6}if \(2 === exitStatus\) \{\n.+?^ {6}\}\n/gms],
  'transitions and findDOMNode()': [/^React(?:DOM)?SharedInternals\.(?:S|findDOMNode) = function.+?^\};$/gms],
};

const simple = /(simpleEventPluginEvents =\s+)"[^"]+"/;

/** What only the scheduler of React's own tests has. */
const foreign = /\bScheduler\.(log|unstable_setDisableYieldValue)\b/g;

const changed = (what: string) =>
  new Error(`react-dom ${what}: look through needs.ts and trim.ts in src/build/react again`);

function cutPieces(source: string): string {
  let rest = source;
  for (const [feature, patterns] of Object.entries(pieces))
    for (const pattern of patterns) {
      if (!rest.match(pattern)) throw changed(`does its ${feature} in another way`);
      rest = rest.replace(pattern, '');
    }
  if (!simple.test(rest)) throw changed('names its events in another way');
  return rest.replace(simple, (_, start) => `${start}"${events.join(' ')}"`).replace(foreign, 'undefined');
}

/** react-dom's client without what nothing here needs; `instead` writes what a function does that has lost its body. */
export function trimReact(client: string, instead = (_name: string) => ''): string {
  const cutBody = (source: string, name: string) => {
    const whole = new RegExp(`^(( *)function ${name}\\([^)]*\\) \\{)\\n.*?^\\2\\}$`, 'ms');
    if (!whole.test(source)) throw changed(`has no function ${name}`);
    return source.replace(whole, (_, start) => `${start}${instead(name)}}`);
  };
  return cutKinds(unneededFunctions.reduce(cutBody, cutPieces(client)));
}
