import type { CardEvent } from '../../../widgets/login-card/state/card-event';
import type { CardState, FieldErrors, FieldName } from '../../../widgets/login-card/state/card-state';
import { counts, effectsOf, isQuiet } from '../turn';
import type { Sentence } from './sentence';

const names: FieldName[] = ['phone', 'code', 'email', 'password'];

const areSame = (some: FieldErrors, others: FieldErrors) =>
  names.every((name) => some[name] === others[name]);

const isOther = (one: unknown, other: unknown) =>
  one !== other && JSON.stringify(one) !== JSON.stringify(other);

/** The errors of the fields, and the password that can be shown. */
export const fields: Sentence[] = [
  {
    place: 'contract 5',
    says: 'An invalid or missing field on submit sends nothing, shows its message and takes the focus, each time.',
    of: ['submit'],
    when: ({ isInvalid }) => isInvalid,
    holds: (turn) =>
      isQuiet(turn) &&
      counts(turn, 'send', 0) &&
      counts(turn, 'focus', 1) &&
      effectsOf(turn, 'focus')[0]?.field === turn.wrong[0] &&
      areSame(turn.is.errors, turn.submitted?.errors ?? {}),
  },
  {
    place: 'contract 5',
    says: 'A message that the field shows already is said again: neither the focus nor the message changes.',
    of: ['submit'],
    when: ({ submitted }) => submitted,
    holds: (turn) => {
      const { was, isInvalid, wrong, submitted } = turn;
      const [first] = wrong;
      const isShown = isInvalid && first && was.errors[first] === submitted?.errors?.[first];
      return (
        counts(turn, 'sayAgain', !!isShown) &&
        effectsOf(turn, 'sayAgain')[0]?.field === (isShown ? first : undefined)
      );
    },
  },
  {
    place: 'contract 5',
    says: 'The error of a field goes as soon as the text is right, or no longer missing. It stays while the text is wrong.',
    of: ['change'],
    when: ({ wasBusy }) => !wasBusy,
    holds: ({ was, is, event }) => {
      const { field, isWrong } = event as CardEvent<'change'>;
      const error = was.errors[field];
      const stays = isWrong && error !== 'PhoneNumberRequiredError' && error !== 'EmailRequiredError';
      return areSame(is.errors, { ...was.errors, [field]: stays ? error : undefined });
    },
  },
  {
    place: 'contract 5',
    says: 'The error of a field shows when the visitor leaves it, at its own step, and nothing else changes.',
    of: ['check'],
    when: ({ wasBusy }) => !wasBusy,
    holds: (turn) => {
      const { field, error } = turn.event as CardEvent<'check'>;
      const isHere = (field === 'email') === (turn.was.step.at === 'email');
      return (
        areSame(turn.is.errors, isHere ? { ...turn.was.errors, [field]: error } : turn.was.errors) &&
        turn.is.phase === turn.was.phase &&
        !turn.effects.length
      );
    },
  },
  {
    place: 'visitor',
    says: 'Nothing is drawn again if nothing has changed: then the state is the same object.',
    when: ({ was, is }) => was !== is,
    holds: ({ was, is }) =>
      Object.keys(is).some((name) => isOther(was[name as keyof CardState], is[name as keyof CardState])),
  },
  {
    place: 'visitor',
    says: 'The button of the eye shows the password and hides it, and changes nothing else.',
    of: ['togglePassword'],
    when: ({ wasBusy }) => !wasBusy,
    holds: ({ was, is, effects }) =>
      is.isPasswordShown === !was.isPasswordShown &&
      is.errors === was.errors &&
      is.phase === was.phase &&
      !effects.length,
  },
  {
    place: 'visitor',
    says: 'A password is hidden when it is sent, when the number is edited and when the page comes back. Otherwise it stays shown or hidden.',
    when: ({ event, wasBusy }) => event.type !== 'togglePassword' || wasBusy,
    holds: (turn) => {
      const { event, wasBusy, was, is } = turn;
      const hides =
        event.type === 'returned' || (event.type === 'edit' && !wasBusy) || !counts(turn, 'send', 0);
      return is.isPasswordShown === (was.isPasswordShown && !hides);
    },
  },
];
