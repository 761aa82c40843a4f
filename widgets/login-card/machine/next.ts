import { type Failure, readWait } from '../../../src';
import type { Sent } from '../phone/sms/saved-sms';
import { countryOf } from '../phone-number/countries';
import { formatNumber } from '../phone-number/phone-number';
import type { Step } from '../step';
import {
  type Call,
  type CardState,
  type Effect,
  type Effects,
  type FieldErrors,
  isBusy,
  type Named,
} from './card-state';
import { catalogue } from './error-catalogue';

/** When an event happens, by `Date.now()` and by `performance.now()`, and for how many more seconds no code can be requested. */
type Moment = { time: number; steady: number; left: number };

/** After this many wrong codes the card offers the login by email. */
const maxWrongCodes = 3;

/** A call that takes longer than this is announced. In ms. */
const longCall = 1000;

/** What can happen to the card. Each function changes `state`, and names the effects. */
function createEvents(
  { step, phase, sent, signedInWith }: CardState,
  state: CardState,
  now: Moment,
  cause: (...effect: Effect) => void,
) {
  /** Ends an attempt, or removes its error. `since` is given if the visitor has to notice something new. */
  function rest(since?: number, ...words: Parameters<Effects['say']>) {
    state.phase = { name: 'idle', since };
    cause('say', ...words);
  }

  /** Opens a step, if it is not open, and moves the focus to its first text field. */
  function open(to: Step, from = step) {
    state.step = to;
    cause('focus');
    if (to !== from) cause('emitStep');
  }

  /** Goes to a step that the visitor has chosen. Errors and offers of the step before disappear. */
  function move(to: Step) {
    state.offersEmail = false;
    rest(now.steady);
    cause('showErrors', []);
    open(to);
  }

  /** A code was sent to this number now. Without `seconds` the wait for the next one is the usual one. */
  function sentNow([dialCode = '', phone = '']: string[], seconds?: number): Sent {
    const wait = seconds || (countryOf(dialCode)?.wait ?? 0);
    return { dialCode, phone, from: now.time, until: now.time + wait * 1000 };
  }

  /** After a reload of the page `from` is the code step, so that there is no event. */
  function openCode(latest: Sent, from?: Step) {
    state.sent = latest;
    cause('keepSms', latest);
    open('code', from);
  }

  /** At the first code for a number. */
  const sayNumber = (latest: Sent) => rest(now.steady, 'CodeSentTo', { number: formatNumber(latest) });

  /** If the visitor submits the same login again, this also leaves the page, and sends nothing. */
  function leave(entered: string) {
    state.phase = { name: 'leaving' };
    state.signedInWith = entered;
    cause('say', 'SignedIn');
    cause('leave');
  }

  function stop() {
    if (!isBusy(state)) return;
    cause('cancel');
    rest();
  }

  function refuse(call: Call, failure: Failure, isTokenTried?: boolean) {
    const { name, values } = call;
    const { kind, code, data, wait } = failure;
    const consequence = catalogue.get(code);
    const isStale = consequence === 'renewsToken' && name !== 'checkout';
    if (isStale && !isTokenTried) return cause('renewToken', call, failure);
    const isByEmail = name === 'emailLogin';
    const isByCode = name === 'phoneLogin';
    // A server may refuse a wrong password without a code. With any other code, the reason is not the password.
    const isBare = kind === 'refused' && !code && wait === undefined;
    const isWrong = consequence === 'marksField' || (isByEmail && isBare);
    const field = isByEmail ? 'password' : isByCode ? 'code' : undefined;
    rest();
    state.phase = { name: 'refused', since: now.steady, failure, field: isWrong ? field : undefined };
    state.refusals++;
    cause('emitRefused', kind, code);
    if (isByEmail) return kind === 'refused' && cause('focus', field, values[1]);
    state.tried = true;
    if (isByCode) {
      if (isWrong) state.wrongCodes++;
      // A code that was not checked stays, and is selected.
      if (kind === 'refused' && !isStale) cause('clear', 'code');
      cause('focus', field, values[2]);
    }
    if (consequence === 'offersEmail' || state.wrongCodes >= maxWrongCodes) state.offersEmail = true;
    if (consequence === 'startsWait') openCode(sentNow(values, readWait(data)));
    else if (step === 'code' && wait && wait >= now.left) openCode(sentNow(values, wait));
  }

  return {
    /** The text of a field has changed. */
    change: () => rest(),

    submit(errors: FieldErrors, call?: Call) {
      if (call && signedInWith === call.values.join()) return leave(signedInWith);
      if (step === 'code' && call?.name !== 'checkout') state.tried = true;
      rest();
      cause('showErrors', errors);
      if (!call || errors[0]) return cause('emitRefused', 'invalid');
      state.phase = { name: 'sending', call };
      cause('say', 'Sending', {}, longCall);
      cause('send', call);
    },

    switchMethod: () => move(step !== 'email' ? 'email' : sent ? 'code' : 'number'),

    edit() {
      state.sent = undefined;
      state.resentAt = '';
      state.tried = false;
      state.wrongCodes = 0;
      cause('keepSms');
      cause('clear', 'code');
      move('number');
    },

    /** A code was sent before the page was loaded again. */
    restored(saved: Sent) {
      sayNumber(saved);
      openCode(saved, 'code');
    },

    /** `answer` is false if the page has cancelled the call or the login. `isTokenTried`: the page has a new token now, or cannot get one. */
    answered(call: Call, answer: boolean | Failure, isTokenTried?: boolean) {
      // A late answer belongs to a call that was cancelled.
      if (phase.name !== 'sending' || phase.call !== call) return;
      if (!answer) return rest(now.steady);
      if (answer !== true) return refuse(call, answer, isTokenTried);
      if (call.name !== 'checkout') return cause('succeed', call);
      // The visitor wants to sign in again, with a new code.
      state.signedInWith = undefined;
      const latest = sentNow(call.values);
      if (step === 'code') {
        state.resentAt = new Date(now.time).toTimeString().slice(0, 5);
        rest(now.steady, 'CodeSentAt', { time: state.resentAt });
      } else {
        state.tried = false;
        sayNumber(latest);
      }
      openCode(latest);
    },

    /** The page has not cancelled what follows a login. The field of the password is empty now. */
    signedIn: ({ name, values }: Call) =>
      leave(name === 'emailLogin' ? [values[0], ''].join() : values.join()),

    /** The browser has not left the page, or the card is removed. */
    stayed: stop,

    /** The back/forward cache has restored the page. The visitor may have logged out. */
    returned() {
      stop();
      // Without a password there is nothing to send again.
      if (step === 'email') state.signedInWith = '';
      cause('clear', 'password');
    },

    online() {
      if (phase.name === 'refused' && phase.failure.kind === 'network') rest(undefined, 'BackOnline');
    },
  };
}

export type CardEvent = Named<ReturnType<typeof createEvents>>;
export type Dispatch = (...event: CardEvent) => void;

/** What the visitor does. While the card is busy it does nothing. */
const acts: CardEvent[0][] = ['change', 'submit', 'switchMethod', 'edit'];

/** The state of the card after an event, and what the event causes. */
export function next(before: CardState, [name, ...values]: CardEvent, now: Moment) {
  const state = { ...before };
  const effects: Effect[] = [];
  const events = createEvents(before, state, now, (...effect) => void effects.push(effect));
  if (!isBusy(before) || !acts.includes(name)) (events[name] as (...values: unknown[]) => void)(...values);
  return { state, effects };
}
