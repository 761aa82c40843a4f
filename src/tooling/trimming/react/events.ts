import { change } from '../change.ts';
import { cutCases } from './cases.ts';
import type { Cuts } from './cuts.ts';

const registration = /^register(?:SimpleEvent|DirectEvent|TwoPhaseEvent)\([^;]*?"(on[A-Z]\w*)"[^;]*;$/gm;
const simple = /(simpleEventPluginEvents =\s+)"([^"]+)"/g;

const capital = (name: string) => `on${name[0]?.toUpperCase()}${name.slice(1)}`;

/**
 * Cuts the events that no widget uses. Otherwise each root would listen to about eighty events, twice. The classes of React's
 * events are cut too: a bundler leaves out an unused class if it knows that creating it has no side effect.
 */
export function cutEvents(client: string, { events }: Cuts): string {
  const domEvents = new Set<string>();
  const registered = change(client, {
    name: 'events',
    places: 20,
    pattern: registration,
    by(statement, name = '') {
      if (!events.includes(name)) return '';
      for (const word of statement.match(/\w+/g) ?? []) domEvents.add(word);
      return statement;
    },
  });
  const listed = change(registered, {
    name: 'list of events',
    places: 1,
    pattern: simple,
    by(_, start, names = '') {
      const kept = names.split(' ').filter((name) => events.includes(capital(name)));
      for (const name of kept) domEvents.add(name.toLowerCase());
      return `${start}"${kept.join(' ')}"`;
    },
  });
  const pure = change(listed, {
    name: 'classes of events',
    places: 43,
    pattern: /= (?=(?:createSyntheticEvent|assign|getVendorPrefixedEventName)\()/g,
    by: () => '= /* @__PURE__ */ ',
  });
  // The switch with "message" gives each event of the page a priority, also those that React does not listen to.
  const isCut = (label: string) => !domEvents.has(label.replaceAll('"', ''));
  return cutCases(
    pure,
    (label, value, body) => value === 'domEventName' && !/"message"/.test(body) && isCut(label),
  );
}
