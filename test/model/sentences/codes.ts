import type { CardEvent } from '../../../widgets/login-card/state/card-event';
import { effectsOf, isQuiet } from '../turn';
import type { Sentence } from './sentence';

/** The code step and its wait. */
export const codes: Sentence[] = [
  {
    place: 'specification 4',
    says: 'When a code was sent, the code step of its number is shown, and 60 seconds begin.',
    of: ['answered'],
    when: ({ sent }) => sent,
    holds: (turn) => {
      const { is, sent, leftIs } = turn;
      return (
        is.step.at === 'code' &&
        is.step.sent.phone === sent?.number.phone &&
        leftIs === 60_000 &&
        isQuiet(turn)
      );
    },
  },
  {
    place: 'specification 8',
    says: 'At SmsSentTimeout the code step is shown, and the seconds in Data begin, or 60 without any.',
    of: ['answered'],
    when: ({ failed }) => failed?.isByPhone && failed.failure.code === 'SmsSentTimeout',
    holds: ({ is, failed, leftIs }) =>
      is.step.at === 'code' && leftIs === Number(failed?.failure.data ?? 60) * 1000,
  },
  {
    place: 'contract 4',
    says: 'At the code step a Retry-After sets the wait, and never shortens one that runs. Another failure leaves the wait.',
    of: ['answered'],
    when: ({ failed, codeWas }) =>
      codeWas && failed && !(failed.isByPhone && failed.failure.code === 'SmsSentTimeout'),
    holds: ({ failed, leftWas, leftIs }) => {
      const given = (failed?.isByPhone && failed.failure.wait) || 0;
      return leftIs === (given ? Math.max(leftWas, given * 1000) : leftWas);
    },
  },
  {
    place: 'contract 5',
    says: 'The countdown counts to a point in time, which only the server changes.',
    when: ({ codeWas, codeIs, answered }) => codeWas && codeIs && !answered,
    holds: ({ codeWas, codeIs }) => codeIs?.sent === codeWas?.sent,
  },
  {
    place: 'contract 5',
    says: 'A tab that sleeps shows the true remainder. A clock set back never shows more than the server gave.',
    when: ({ codeIs }) => codeIs,
    holds: ({ leftIs, after: { past, realTime } }) => {
      const shown = Math.max(0, leftIs);
      return past.hasSlept && past.isSetBack
        ? shown <= past.wait
        : shown === Math.max(0, past.waitEnd - realTime);
    },
  },
  {
    place: 'contract 5',
    says: 'The number and its wait are kept for a reload, until the number is edited.',
    holds: (turn) => {
      const { codeWas, codeIs, event, wasBusy } = turn;
      const kept = effectsOf(turn, 'setSms');
      if (event.type === 'edit' && !wasBusy) return kept.length === 1 && !kept[0]?.sent;
      return codeWas?.sent === codeIs?.sent
        ? !kept.length
        : kept.length === 1 && kept[0]?.sent === codeIs?.sent;
    },
  },
  {
    place: 'contract 5',
    says: 'The code step survives a reload, with its number and its point in time.',
    of: ['restored'],
    when: ({ wasBusy }) => !wasBusy,
    holds: ({ is, event }) => {
      const { sent } = event as CardEvent<'restored'>;
      return is.step.at === 'code' && is.step.sent.phone === sent.phone && is.step.sent.until === sent.until;
    },
  },
  {
    place: 'contract 2',
    says: 'A complete code is sent by itself once, and never after an error.',
    when: ({ codeIs }) => codeIs,
    holds: ({ was, codeWas, codeIs, submitted, leavesAgain, failed }) => {
      const isTry =
        was.step.at === 'code' && submitted && submitted.call?.name !== 'checkout' && !leavesAgain;
      return codeIs?.tried === !!(codeWas?.tried || isTry || failed?.isByPhone);
    },
  },
];
