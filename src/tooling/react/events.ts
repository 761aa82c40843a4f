import { change } from './change.ts';
import { cutSwitches } from './switches.ts';

const registration = /^register(?:SimpleEvent|DirectEvent|TwoPhaseEvent)\([^;]*?"(on[A-Z]\w*)"[^;]*;$/gm;
const simple = /(simpleEventPluginEvents =\s+)"([^"]+)"/;

const capital = (name: string) => `on${name[0]?.toUpperCase()}${name.slice(1)}`;

/** The DOM names of the events in a registration, as the source contains them. */
const domNames = (statement: string) => [
  ...[...statement.matchAll(/"([\w ]+)"/g)].flatMap(([, names = '']) =>
    names.split(' ').map((one) => `"${one}"`),
  ),
  ...[...statement.matchAll(/\(([A-Z_]+),/g)].map(([, name = '']) => name),
];

/**
 * Cuts the events that no widget uses. Otherwise each root would listen to about eighty events, twice. The classes of React's
 * events are cut too: a bundler leaves out an unused class if it knows that creating it has no side effect.
 */
export function cutEvents(client: string, events: string[]): string {
  const domEvents = new Set<string>();
  const registered = change(client, 'events', registration, (statement, name = '') => {
    if (!events.includes(name)) return '';
    for (const each of domNames(statement)) domEvents.add(each);
    return statement;
  });
  const listed = change(registered, 'list of events', simple, (_, start, names = '') => {
    const kept = names.split(' ').filter((name) => events.includes(capital(name)));
    for (const name of kept) domEvents.add(`"${name.toLowerCase()}"`);
    return `${start}"${kept.join(' ')}"`;
  });
  const pure = change(
    listed,
    'classes of events',
    /= (?=(?:createSyntheticEvent|assign|getVendorPrefixedEventName)\()/g,
    () => '= /* @__PURE__ */ ',
  );
  return cutSwitches(pure, (value, whole) =>
    value === 'domEventName' && whole.includes('SyntheticKeyboardEvent')
      ? (test) => !domEvents.has(test)
      : undefined,
  );
}
