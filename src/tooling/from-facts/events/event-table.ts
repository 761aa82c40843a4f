import { cancelable, type EventRow, events, type ValueType } from '../../../facts/events';
import { code, table } from '../documents/table';

/** A property of the detail, with the words that it can be. `page.d.ts` has the other types. */
const propertyOf = ([name, value]: [string, ValueType]) => {
  if (typeof value !== 'string') return `${code(name)} (${value.map(code).join(', ')})`;
  return code(value.startsWith('(') ? `${name}()` : name);
};

/** The table of the events that a widget sends. Without a name: of those that all widgets send. */
export const eventTable = (widget?: string) =>
  table(
    ['event', 'cancelable', 'detail', 'meaning'],
    Object.entries<EventRow>(events)
      .filter(([, row]) => row.widget === widget)
      .map(([name, { detail, description }]) => [
        code(name),
        cancelable.includes(name) ? 'yes' : '',
        Object.entries(detail).map(propertyOf).join(', '),
        description,
      ]),
  );
