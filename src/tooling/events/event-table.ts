import { table } from '../documents/table';
import { describedEvents } from './rows';

/** The table of events in the guide for sites. */
export const eventTable = () =>
  table(
    ['event', 'cancelable', 'detail', 'meaning'],
    describedEvents.map(({ name, isCancelable, detail, description }) => [
      `\`${name}\``,
      isCancelable ? 'yes' : 'no',
      `\`${detail}\``,
      description,
    ]),
  );
