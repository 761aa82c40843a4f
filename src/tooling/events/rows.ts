import { cancelable, type EventRow, events, type ValueType } from '../../host/events';

/** A row of src/host/events.ts in words, for documents. */
export interface DescribedEvent {
  name: string;
  /** The type of `event.detail`, in TypeScript. */
  detail: string;
  isCancelable: boolean;
  description: string;
}

const typeOf = (value: ValueType) =>
  typeof value === 'string' ? value : value.map((word) => `'${word}'`).join(' | ');

const detailOf = ({ detail }: EventRow) => {
  const parts = Object.entries(detail).map(([name, value]) => `${name}: ${typeOf(value)}`);
  return parts.length ? `{ ${parts.join('; ')} }` : '{}';
};

export const describedEvents: DescribedEvent[] = Object.entries<EventRow>(events).map(([name, row]) => ({
  name,
  detail: detailOf(row),
  isCancelable: cancelable.includes(name),
  description: row.description,
}));
