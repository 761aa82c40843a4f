import { counts, effectsOf, hasErrors, isQuiet } from '../turn';
import type { Sentence } from './sentence';

/** How the visitor gets from one step to another. */
export const steps: Sentence[] = [
  {
    place: 'visitor',
    says: 'A new card shows no message, no offer and no password.',
    of: ['restored'],
    holds: ({ was }) =>
      was.phase.name === 'idle' &&
      !was.phase.alert &&
      !Object.keys(was.errors).length &&
      !was.offersEmail &&
      !was.isPasswordShown,
  },
  {
    place: 'contract 5',
    says: 'The other method is the number or the email. The way back is the same step, with its countdown.',
    of: ['switchMethod'],
    when: ({ wasBusy }) => !wasBusy,
    holds: ({ was, is }) =>
      was.step.at === 'email'
        ? is.step === was.step.behind
        : is.step.at === 'email' && is.step.behind === was.step,
  },
  {
    place: 'specification 2',
    says: 'The edit button returns to step one.',
    of: ['edit'],
    when: ({ wasBusy }) => !wasBusy,
    holds: ({ is }) => is.step.at === 'number',
  },
  {
    place: 'specification 2',
    says: 'The step changes only by these buttons, when a code was sent, and at SmsSentTimeout.',
    when: ({ movesStep }) => movesStep,
    holds: ({ event, startsWait }) =>
      startsWait || event.type === 'switchMethod' || event.type === 'edit' || event.type === 'restored',
  },
  {
    place: 'specification 2',
    says: 'No error, message or offer survives a change of the step.',
    when: ({ movesStep }) => movesStep,
    holds: (turn) => !hasErrors(turn) && !turn.is.offersEmail && (turn.failed || isQuiet(turn)),
  },
  {
    place: 'contract 3',
    says: 'The page is told once of each change of the step, but not of the step that a reload restores.',
    holds: (turn) => counts(turn, 'emitStep', turn.movesStep && turn.event.type !== 'restored'),
  },
  {
    place: 'contract 5',
    says: 'The focus goes to the first field of a new step, and to the code when a button has asked for another one.',
    when: ({ movesStep, startsWait, answered }) =>
      movesStep || (startsWait && answered?.call.name === 'checkout'),
    holds: (turn) => counts(turn, 'focus', 1) && !effectsOf(turn, 'focus')[0]?.field,
  },
];
