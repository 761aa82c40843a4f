import { formatNumber } from '../phone-number';
import { becomeIdle } from './attempt';
import type { Turn } from './card-event';
import { type Call, type CodeStep, noErrors, type Sms, type Step } from './card-state';
import { startWait } from './wait';

/** Opens a step that the visitor has chosen. Errors and offers of the step before disappear. */
export function openStep(turn: Turn, step: Step) {
  turn.set('step', step);
  turn.set('errors', noErrors);
  turn.set('offersEmail', false);
  becomeIdle(turn, turn.steady);
  turn.cause({ type: 'focus' });
}

const untried = { resentAt: '', tried: false, wrongCodes: 0 };

/** Opens the code step, if it is not open, and begins its wait. After a code was refused the focus has moved already, with a text to select. */
export function openCode(turn: Turn, sent: Sms, changes?: Partial<CodeStep>, movesFocus = true) {
  const { step } = turn.state;
  // The offer was made for another number.
  if (step.at !== 'code') turn.set('offersEmail', false);
  turn.set('step', { ...(step.at === 'code' ? step : untried), ...changes, at: 'code', sent });
  turn.cause({ type: 'setSms', sent });
  if (movesFocus) turn.cause({ type: 'focus' });
}

/** Opens the code step for a number that has got its first code. */
export function openFirst(turn: Turn, sent: Sms) {
  becomeIdle(turn, turn.steady, { key: 'CodeSentTo', values: { number: formatNumber(sent) } });
  openCode(turn, sent);
}

/** The server has sent a code. */
export function showSent(turn: Turn, { number }: Call<'checkout'>) {
  const sent = startWait(number, turn);
  // The visitor wants to sign in again, with a new code.
  turn.set('signedInWith', undefined);
  if (turn.state.step.at !== 'code') return openFirst(turn, sent);
  const time = new Date(turn.time).toTimeString().slice(0, 5);
  becomeIdle(turn, turn.steady, { key: 'CodeSentAt', values: { time } });
  openCode(turn, sent, { resentAt: time });
}
