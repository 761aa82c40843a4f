import { placeOf, words } from '../../../extras/doctor/words/words';
import { anchor, code, inCell, table } from './table';

/** What the doctor can find, with the cures. */
export const faultTable = () =>
  table(
    ['name', 'the line says', 'why it matters', 'the cure'],
    Object.entries(words).map(([name, row]) => [anchor(placeOf(name)) + code(name), ...row.map(inCell)]),
  );
