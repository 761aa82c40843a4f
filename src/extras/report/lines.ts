import { events } from '../../facts/events';
import type { Words } from './words';

/**
 * The lines of a report: the words that follow the name, what the number at the end is, and the question of an operator that it answers.
 * The build writes the C# that receives them and the table for sites.
 */
export const lines = {
  usable: { tags: ['widget'], unit: 'ms', question: 'How soon can visitors use a widget?' },
  absent: { tags: ['widget'], unit: 'count', question: 'On how many pages is a widget missing after 10 s?' },
  error: { tags: ['widget'], unit: 'count', question: 'How often does a widget fail?' },
  lost: { tags: ['widget'], unit: 'count', question: 'How often is a lost file requested again?' },
  call: { tags: ['call'], unit: 'ms', question: 'How long does the server take for an SMS code or a login?' },
  refused: {
    tags: ['method', 'step', 'kind', 'code'],
    unit: 'count',
    question: 'At which step is a login refused, and why?',
  },
  inp: { tags: [], unit: 'ms', question: 'How slow is the slowest click or key of a visit?' },
  shift: { tags: [], unit: 'score', question: 'How much does the page move while it loads?' },
} as const;

/** The words that each tag can have. */
export const wordsOf = ({ widgets, calls, kinds, codes }: Words): Record<string, readonly string[]> => ({
  widget: widgets,
  call: Object.keys(calls),
  method: events['login:refused'].detail.method,
  step: events['login:step'].detail.step,
  kind: kinds,
  code: ['-', 'other', ...codes],
});
