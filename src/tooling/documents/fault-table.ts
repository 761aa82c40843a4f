import { tables } from '../../doctor/words/words';
import { table } from './table';

/** The value of `{name}` differs from fault to fault, so the guide has dots. */
const plain = (text: string) => text.replace(/\{\w+\}/g, '…');

/** What the doctor can find, with the cures. */
export const faultTable = () =>
  table(
    ['where', 'the line says', 'why it matters', 'the cure'],
    Object.entries(tables).flatMap(([where, rows]) =>
      Object.values(rows).map((row) => [where, ...row.map(plain)]),
    ),
  );
