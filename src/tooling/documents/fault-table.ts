import { words } from '../../ops/doctor/words/words';
import { code, table } from './table';

/** What the doctor can find, with the cures. */
export const faultTable = () =>
  table(
    ['name', 'the line says', 'why it matters', 'the cure'],
    Object.entries(words).map(([name, row]) => [code(name), ...row]),
  );
