import { counts, effectsOf, isQuiet, isStale } from '../turn';
import type { Sentence } from './sentence';

const offering = [
  'UserAlreadyRegistered',
  'SmsMaxAttemptsReached',
  'NotAllowedSmsForCountry',
  'SmsUnavailable',
];

/** What the card shows of a call that has failed, and what the page is told. */
export const refusals: Sentence[] = [
  {
    place: 'specification 8',
    says: 'The message of each failure is shown.',
    of: ['answered'],
    when: ({ failed }) => failed,
    holds: ({ is, failed }) => is.phase.alert?.failure === failed?.failure,
  },
  {
    place: 'contract 5',
    says: 'What happened is announced once: each failure is a new alert, and nothing else is.',
    holds: ({ was, is, failed }) =>
      is.alerts - was.alerts === Number(!!failed) &&
      (failed ? is.phase.alert !== was.phase.alert : !is.phase.alert || is.phase.alert === was.phase.alert),
  },
  {
    place: 'contract 5',
    says: 'A wrong code or password marks its field. Nothing else marks one.',
    of: ['answered'],
    when: ({ failed }) => failed,
    holds: ({ is, failed }) => {
      const { call, failure } = failed as NonNullable<typeof failed>;
      // A server may refuse a password without a code.
      const isBare = failure.kind === 'refused' && !failure.code && failure.wait === undefined;
      const isWrong = failure.code === 'WrongLogin';
      const field =
        (call.name === 'phoneLogin' && isWrong && 'code') ||
        (call.name === 'emailLogin' && (isWrong || isBare) && 'password') ||
        undefined;
      return is.phase.alert?.field === field;
    },
  },
  {
    place: 'contract 3',
    says: 'The page is told once of each failure and of each invalid form, with the code of the server, and of nothing else.',
    holds: (turn) => {
      const { failed, isInvalid } = turn;
      const [told] = effectsOf(turn, 'emitRefused');
      const [kind, code] = failed
        ? [failed.failure.kind, failed.failure.code]
        : [isInvalid ? 'invalid' : undefined];
      return counts(turn, 'emitRefused', !!failed || isInvalid) && told?.kind === kind && told?.code === code;
    },
  },
  {
    place: 'contract 4',
    says: 'For a login on a page that was open for too long the card gets the new token once, and shows nothing until then.',
    holds: (turn) =>
      counts(turn, 'renewToken', turn.needsToken) &&
      (!turn.needsToken || (turn.is === turn.was && turn.effects.length === 1)),
  },
  {
    place: 'contract 5',
    says: 'After four codes for a phone, and after three wrong codes, the card offers the email.',
    of: ['answered'],
    when: ({ failed, after }) =>
      failed?.isByPhone &&
      (offering.includes(failed.failure.code) ||
        (failed.call.name === 'phoneLogin' && after.past.wrongCodes >= 3)),
    holds: ({ is }) => is.offersEmail,
  },
  {
    place: 'contract 5',
    says: 'It offers the email after nothing else.',
    when: ({ was, is }) => is.offersEmail && !was.offersEmail,
    holds: ({ failed, after }) =>
      failed?.isByPhone && (offering.includes(failed.failure.code) || after.past.wrongCodes >= 3),
  },
  {
    place: 'contract 5',
    says: 'An offer stays while the visitor stays at the step.',
    when: ({ was, movesStep }) => was.offersEmail && !movesStep,
    holds: ({ is }) => is.offersEmail,
  },
  {
    place: 'contract 5',
    says: 'The message goes at the first change of a field.',
    of: ['change'],
    when: ({ wasBusy }) => !wasBusy,
    holds: (turn) => isQuiet(turn) && turn.is.phase.since === undefined,
  },
  {
    place: 'contract 5',
    says: 'A second click right after a refusal is no answer to it: the card knows when it has shown something new.',
    when: ({ failed, answered, wasBusy, movesStep, startsWait }) =>
      failed || (wasBusy && answered?.answer === false) || movesStep || startsWait,
    holds: ({ is, after }) => is.phase.name === 'idle' && is.phase.since === after.now.steady,
  },
  {
    place: 'contract 5',
    says: 'After a login that has failed, the focus goes to its field and selects what was sent.',
    of: ['answered'],
    when: ({ failed }) =>
      failed?.call.name === 'phoneLogin' ||
      (failed?.call.name === 'emailLogin' && failed.failure.kind === 'refused'),
    holds: (turn) => {
      const call = turn.failed?.call;
      const [focus] = effectsOf(turn, 'focus');
      return call?.name === 'emailLogin'
        ? focus?.field === 'password' && focus.select === call.password
        : call?.name === 'phoneLogin' && focus?.field === 'code' && focus.select === call.code;
    },
  },
  {
    place: 'contract 5',
    says: 'The code is cleared by the verdict of the server on it and when the number is edited. Otherwise it stays.',
    holds: (turn) => {
      const { failed, answered, event, wasBusy } = turn;
      const isVerdict =
        failed?.call.name === 'phoneLogin' &&
        failed.failure.kind === 'refused' &&
        answered &&
        !isStale(answered);
      const isEdit = event.type === 'edit' && !wasBusy;
      return (
        effectsOf(turn, 'clear').filter(({ field }) => field === 'code').length ===
        Number(isVerdict || isEdit)
      );
    },
  },
];
