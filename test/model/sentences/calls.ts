import { changesNothing, counts, effectsOf, hasErrors, isQuiet } from '../turn';
import type { Sentence } from './sentence';

/** When a call begins and ends, and what the card does meanwhile. */
export const calls: Sentence[] = [
  {
    place: 'contract 4',
    says: 'No call is ever repeated by itself. It begins only when the visitor submits it.',
    when: (turn) => !counts(turn, 'send', 0),
    holds: (turn) =>
      counts(turn, 'send', 1) &&
      !hasErrors(turn) &&
      effectsOf(turn, 'send')[0]?.call === turn.submitted?.call,
  },
  {
    place: 'contract 4',
    says: 'A call is always tried.',
    of: ['submit'],
    when: ({ submitted, leavesAgain, isInvalid }) => submitted && !leavesAgain && !isInvalid,
    holds: (turn) => counts(turn, 'send', 1) && turn.is.phase.name === 'sending',
  },
  {
    place: 'contract 5',
    says: 'One SMS for one intent: a card that waits has exactly one call under way, and any other card has none.',
    holds: ({ is: { phase }, after: { attempt, isNavigating } }) =>
      attempt?.call === (phase.name === 'sending' ? phase.call : undefined) &&
      isNavigating === (phase.name === 'leaving'),
  },
  {
    place: 'contract 5',
    says: 'While a call runs all buttons are out of action, and the fields are read-only.',
    of: ['change', 'check', 'submit', 'togglePassword', 'switchMethod', 'edit'],
    when: ({ wasBusy }) => wasBusy,
    holds: changesNothing,
  },
  {
    place: 'contract 5',
    says: 'A late answer changes nothing.',
    of: ['answered'],
    when: ({ answered }) => !answered,
    holds: changesNothing,
  },
  {
    place: 'contract 5',
    says: 'A page that comes back, and a card that is removed, cancel what is under way. Nothing else does.',
    holds: (turn) =>
      counts(
        turn,
        'cancel',
        turn.wasBusy && (turn.event.type === 'stayed' || turn.event.type === 'returned'),
      ),
  },
  {
    place: 'contract 3',
    says: 'A call that the page has cancelled is not sent, and a login that it has cancelled leaves the card usable at its step.',
    of: ['answered'],
    when: ({ answered }) => answered?.answer === false,
    holds: (turn) => isQuiet(turn) && turn.is.step === turn.was.step,
  },
  {
    place: 'contract 4',
    says: 'When the connection is back, its message goes, this is announced, and nothing is sent.',
    of: ['online'],
    when: ({ was }) => was.phase.alert?.failure.kind === 'network',
    holds: (turn) =>
      isQuiet(turn) && turn.effects.length === 1 && effectsOf(turn, 'say')[0]?.key === 'BackOnline',
  },
  {
    place: 'contract 4',
    says: 'When the connection is back, any other message stays.',
    of: ['online'],
    when: ({ was }) => was.phase.alert?.failure.kind !== 'network',
    holds: changesNothing,
  },
];
