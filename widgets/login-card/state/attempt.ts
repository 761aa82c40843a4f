import type { Key } from '../keys';
import type { CardEvent, Turn, Words } from './card-event';
import { type Call, type FieldName, type Login, noErrors, quiet } from './card-state';

/** A call that takes longer than this is announced. In ms. */
const longCall = 1000;

const fieldNames: FieldName[] = ['phone', 'code', 'email', 'password'];

const areSame = (call?: Call, other?: Call) => JSON.stringify(call) === JSON.stringify(other);

/** The field has this error, or none. */
export function setFieldError(turn: Turn, field: FieldName, error?: Key) {
  const { errors } = turn.state;
  if (errors[field] !== error) turn.set('errors', { ...errors, [field]: error });
}

/** An attempt has ended, or its error disappears. `since` is given if the visitor has to notice something new. */
export function becomeIdle(turn: Turn, since?: number, words?: Words) {
  turn.set('phase', since === undefined ? quiet : { name: 'idle', since });
  turn.cause({ type: 'say', ...words });
}

/** The visitor has submitted the form of this step. */
export function submit(turn: Turn, { call, errors = noErrors }: CardEvent<'submit'>) {
  const { step } = turn.state;
  const { signedInWith } = turn.state;
  if (signedInWith && areSame(call, signedInWith)) return startLeaving(turn, signedInWith);
  if (step.at === 'code' && !step.tried && call?.name !== 'checkout')
    turn.set('step', { ...step, tried: true });
  becomeIdle(turn);
  const wrong = fieldNames.find((name) => errors[name]);
  if (wrong && turn.state.errors[wrong] === errors[wrong]) turn.cause({ type: 'sayAgain', field: wrong });
  for (const name of fieldNames) setFieldError(turn, name, errors[name]);
  if (!call || wrong) {
    turn.cause({ type: 'focus', field: wrong });
    return turn.cause({ type: 'emitRefused', kind: 'invalid' });
  }
  turn.set('phase', { name: 'sending', call });
  turn.set('isPasswordShown', false);
  turn.cause({ type: 'say', key: 'Sending', pause: longCall });
  turn.cause({ type: 'send', call });
}

/** If the visitor submits the same login again, this also leaves the page, and sends nothing. */
export function startLeaving(turn: Turn, login: Login) {
  turn.set('phase', { name: 'leaving' });
  turn.set('signedInWith', login);
  turn.cause({ type: 'say', key: 'SignedIn' });
  turn.cause({ type: 'navigate' });
}

/** The browser has not left the page, or the card is removed. */
export function cancelAttempt(turn: Turn) {
  turn.cause({ type: 'cancel' });
  becomeIdle(turn);
}
