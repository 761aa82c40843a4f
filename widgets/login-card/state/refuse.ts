import { codes } from '../../../src/facts/codes';
import { type Failure, readWait } from '../../../src/shared';
import { becomeIdle } from './attempt';
import type { Turn } from './card-event';
import type { Call } from './card-state';
import { openCode } from './open-step';
import { startWait, timeLeft } from './wait';

/** After this many wrong codes the card offers the login by email. */
const maxWrongCodes = 3;

/** A call has failed. `isTokenTried`: the page has a new token now, or cannot get one. */
export function refuse(turn: Turn, call: Call, failure: Failure, isTokenTried: boolean | undefined) {
  const { step } = turn.state;
  const { kind, code, data, wait } = failure;
  // A script of the page may have added a property to `Object.prototype` that has the name of a code.
  const consequence = Object.hasOwn(codes, code) && codes[code as keyof typeof codes];
  const isCheckout = call.name === 'checkout';
  const isStale = consequence === 'renewsToken' && !isCheckout;
  if (isStale && !isTokenTried) return turn.cause({ type: 'renewToken', call, failure });
  const isByEmail = call.name === 'emailLogin';
  // A server may refuse a wrong password without a code. With any other code, the reason is not the password.
  const isBare = isByEmail && kind === 'refused' && !code && wait === undefined;
  const isWrong = isBare || (consequence === 'marksField' && !isCheckout);
  const field = isByEmail ? 'password' : 'code';
  becomeIdle(turn);
  turn.set('phase', {
    name: 'idle',
    since: turn.steady,
    alert: { failure, field: isWrong ? field : undefined },
  });
  turn.set('alerts', turn.state.alerts + 1);
  turn.cause({ type: 'emitRefused', kind, code });
  if (isByEmail) return kind === 'refused' && turn.cause({ type: 'focus', field, select: call.password });
  if (!isCheckout) {
    // A code that was not checked stays, and is selected.
    if (kind === 'refused' && !isStale) turn.cause({ type: 'clear', field: 'code' });
    turn.cause({ type: 'focus', field, select: call.code });
  }
  if (consequence === 'offersEmail') turn.set('offersEmail', true);
  let seconds = consequence === 'startsWait' ? readWait(data) : undefined;
  if (step.at === 'code') {
    const wrongCodes = step.wrongCodes + Number(isWrong);
    turn.set('step', { ...step, tried: true, wrongCodes });
    if (wrongCodes >= maxWrongCodes) turn.set('offersEmail', true);
    // A wait that runs is never shortened.
    if (wait && wait * 1000 >= timeLeft(step.sent, turn)) seconds ??= wait;
  }
  if (seconds !== undefined)
    openCode(turn, startWait(call.number, turn, seconds), { tried: true }, isCheckout);
}
