import { cancelable, type EventRow, events, type ValueType } from '../../host/events';
import { code, table } from '../documents/table';

/** A property of the detail, with the words that it can be. `page.d.ts` has the other types. */
const propertyOf = ([name, value]: [string, ValueType]) => {
  if (typeof value !== 'string') return `${code(name)} (${value.map(code).join(', ')})`;
  return code(value.startsWith('(') ? `${name}()` : name);
};

/** The table of events in the guide for sites. */
export const eventTable = () =>
  table(
    ['event', 'cancelable', 'detail', 'meaning'],
    Object.entries<EventRow>(events).map(([name, { detail, description }]) => [
      code(name),
      cancelable.includes(name) ? 'yes' : '',
      Object.entries(detail).map(propertyOf).join(', '),
      description,
    ]),
  );
