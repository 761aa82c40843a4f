import type { Key } from '../keys';
import { becomeIdle, cancelAttempt, setFieldError, startLeaving, submit } from './attempt';
import type { CardEvent, Effect, Turn } from './card-event';
import { type Call, type CardState, isBusy } from './card-state';
import { openFirst, openStep, showSent } from './open-step';
import { refuse } from './refuse';
import { type Moment, resumeWait } from './wait';

/** These errors go with the first key. Others stay while the text is wrong. */
const missing: (Key | undefined)[] = ['PhoneNumberRequiredError', 'EmailRequiredError'];

/** A login has succeeded. The field of the password is empty now. */
const signIn = (turn: Turn, { call }: CardEvent<'signedIn'>) =>
  startLeaving(turn, call.name === 'emailLogin' ? { ...call, password: '' } : call);

/** The page comes back from the back/forward cache. */
function returnFromCache(turn: Turn) {
  if (isBusy(turn.state)) cancelAttempt(turn);
  // Without a password there is nothing to send again.
  if (turn.state.signedInWith?.name === 'emailLogin') turn.set('signedInWith', undefined);
  turn.set('isPasswordShown', false);
  turn.cause({ type: 'clear', field: 'password' });
}

/** What the visitor does. */
type VisitorEvent = 'change' | 'check' | 'submit' | 'togglePassword' | 'switchMethod' | 'edit';

function whileIdle(turn: Turn, event: CardEvent) {
  const { step, phase } = turn.state;
  switch (event.type) {
    case 'change':
      if (!event.isWrong || missing.includes(turn.state.errors[event.field]))
        setFieldError(turn, event.field);
      return becomeIdle(turn);
    case 'check':
      // The visitor may be at another step by now.
      if ((event.field === 'email') === (step.at === 'email')) setFieldError(turn, event.field, event.error);
      return;
    case 'submit':
      return submit(turn, event);
    case 'togglePassword':
      turn.set('isPasswordShown', !turn.state.isPasswordShown);
      return;
    case 'switchMethod':
      return openStep(turn, step.at === 'email' ? step.behind : { at: 'email', behind: step });
    case 'edit':
      turn.cause({ type: 'setSms' });
      turn.cause({ type: 'clear', field: 'code' });
      turn.set('isPasswordShown', false);
      return openStep(turn, { at: 'number' });
    case 'restored':
      return openFirst(turn, resumeWait(event.sent, turn));
    case 'signedIn':
      // A listener of `login:success` has removed the card.
      return signIn(turn, event);
    case 'returned':
      return returnFromCache(turn);
    case 'online':
      if (phase.alert?.failure.kind === 'network') becomeIdle(turn, undefined, { key: 'BackOnline' });
      return;
    default:
      // The answer belongs to a call that was cancelled.
      event satisfies CardEvent<'answered' | 'stayed'>;
  }
}

function whileSending(turn: Turn, running: Call, event: CardEvent) {
  switch (event.type) {
    case 'answered': {
      const { call, answer, isTokenTried } = event;
      // It belongs to a call that was cancelled.
      if (call !== running) return;
      if (!answer) return becomeIdle(turn, turn.steady);
      if (answer !== true) return refuse(turn, call, answer, isTokenTried);
      return call.name === 'checkout' ? showSent(turn, call) : turn.cause({ type: 'succeed', call });
    }
    case 'signedIn':
      return signIn(turn, event);
    case 'stayed':
      return cancelAttempt(turn);
    case 'returned':
      return returnFromCache(turn);
    default:
      event satisfies CardEvent<VisitorEvent | 'restored' | 'online'>;
  }
}

function whileLeaving(turn: Turn, event: CardEvent) {
  switch (event.type) {
    case 'stayed':
      return cancelAttempt(turn);
    case 'returned':
      return returnFromCache(turn);
    default:
      event satisfies CardEvent<VisitorEvent | 'restored' | 'answered' | 'signedIn' | 'online'>;
  }
}

/** The card after an event, and what the event causes. If nothing changes, the state is the same object. */
export function next(before: CardState, event: CardEvent, now: Moment) {
  const effects: Effect[] = [];
  const turn: Turn = {
    ...now,
    state: before,
    set(name, value) {
      if (turn.state[name] !== value) turn.state = { ...turn.state, [name]: value };
    },
    cause: (effect) => void effects.push(effect),
  };
  const { phase } = before;
  switch (phase.name) {
    case 'idle':
      whileIdle(turn, event);
      break;
    case 'sending':
      whileSending(turn, phase.call, event);
      break;
    case 'leaving':
      whileLeaving(turn, event);
      break;
    default:
      phase satisfies never;
  }
  const { state } = turn;
  // A reload of the page has not changed the step.
  if (state.step.at !== before.step.at && event.type !== 'restored') turn.cause({ type: 'emitStep' });
  return { state, effects };
}
