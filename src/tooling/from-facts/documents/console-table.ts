import * as messages from '../../../facts/messages';
import { cures } from '../../../facts/messages.words';
import * as ofLoader from '../../../shared/loader/message';
import { anchor, code, table } from './table';

type Message = (...values: never[]) => string;

const all: Record<keyof typeof cures, Message> = { ...messages, ...ofLoader };

/** The first line of a message, with `…` for what varies. It begins with the name of the project, which the table leaves out. */
function lineOf(message: Message): string {
  const values = Array<never>(message.length).fill('…' as never);
  const [line = ''] = message(...values).split('\n');
  return line.replace('ev-portal-widgets: ', '').replace(/…+/g, '…');
}

/** A short id: the first four words of the message. */
const idOf = (line: string) =>
  `console-${line
    .toLowerCase()
    .match(/[a-z_]+/g)
    ?.slice(0, 4)
    .join('-')}`;

/** The table of all messages that the widgets write into the console. */
export function consoleTable(): string {
  const names = Object.keys(cures) as (keyof typeof cures)[];
  return table(
    ['the console says', 'what to do'],
    names.map((name) => {
      const line = lineOf(all[name]);
      return [anchor(idOf(line)) + code(line), cures[name]];
    }),
  );
}
