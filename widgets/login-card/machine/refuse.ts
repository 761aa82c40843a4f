import { type Failure, readWait } from '../../../src';
import { rest } from './attempt';
import type { Turn } from './card-event';
import type { Call } from './card-state';
import { catalogue } from './error-catalogue';
import { openCode } from './open-step';
import { restOf, sentNow } from './wait';

/** After this many wrong codes the card offers the login by email. */
const maxWrongCodes = 3;

/** The fields whose value the server can reject. */
const fields = { checkout: undefined, phoneLogin: 'code', emailLogin: 'password' } as const;

/** A call has failed. `isTokenTried`: the page has a new token now, or cannot get one. */
export function refuse(turn: Turn, call: Call, failure: Failure, isTokenTried: boolean | undefined) {
  const { step } = turn.state;
  const { kind, code, data, wait } = failure;
  const consequence = catalogue.get(code);
  const isStale = consequence === 'renewsToken' && call.name !== 'checkout';
  if (isStale && !isTokenTried) return turn.cause({ type: 'renewToken', call, failure });
  const isByEmail = call.name === 'emailLogin';
  // A server may refuse a wrong password without a code. With any other code, the reason is not the password.
  const isBare = isByEmail && kind === 'refused' && !code && wait === undefined;
  const field = consequence === 'marksField' || isBare ? fields[call.name] : undefined;
  rest(turn);
  turn.state.phase = { name: 'idle', since: turn.now.steady, alert: { failure, field } };
  turn.state.alerts++;
  turn.cause({ type: 'emitRefused', kind, code });
  if (isByEmail)
    return kind === 'refused' && turn.cause({ type: 'focus', field: 'password', select: call.password });
  if (call.name === 'phoneLogin') {
    // A code that was not checked stays, and is selected.
    if (kind === 'refused' && !isStale) turn.cause({ type: 'clear', field: 'code' });
    turn.cause({ type: 'focus', field: 'code', select: call.code });
  }
  if (consequence === 'offersEmail') turn.state.offersEmail = true;
  let seconds = consequence === 'startsWait' ? readWait(data) : undefined;
  if (step.at === 'code') {
    const wrongCodes = step.wrongCodes + (field ? 1 : 0);
    turn.state.step = { ...step, tried: true, wrongCodes };
    if (wrongCodes >= maxWrongCodes) turn.state.offersEmail = true;
    // A wait that runs is never shortened.
    if (wait && wait * 1000 >= restOf(step.sent, turn.now)) seconds ??= wait;
  }
  if (seconds === undefined) return;
  openCode(turn, sentNow(call.number, turn.now, seconds), { tried: true });
  if (step.at !== 'code') turn.cause({ type: 'emitStep' });
}
