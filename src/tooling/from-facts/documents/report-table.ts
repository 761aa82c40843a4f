import { lines } from '../../../extras/report/lines';
import { code, table } from './table';

/** The questions of an operator, with the meter that answers each. */
export const reportTable = () =>
  table(
    ['question', 'meter', 'tags', 'unit'],
    Object.entries(lines).map(([name, { question, tags, unit }]) => [
      question,
      code(`ev_portal.field.${name}`),
      tags.map(code).join(', '),
      unit,
    ]),
  );
