import {
  type Backend,
  computed,
  effect,
  type Failure,
  type Host,
  minutesFrom,
  readCulture,
  signal,
} from '../../../src';
import type { CardState } from '../card-state.model';
import { catalogue, secondsIn } from '../errors';
import { createCountdown } from './countdown.model';
import { formatNumber, type PhoneNumber } from './phone-number';
import { type Sent, save } from './saved-login';

const resendWait = 60;

/** The SMS with the code: requests it, remembers its number, and counts the waiting time for the next one. */
export function createSms(
  state: CardState,
  backend: Pick<Backend, 'checkout'>,
  { t, abortSignal }: Pick<Host, 't' | 'abortSignal'>,
  focusCode: () => void,
) {
  const sent = signal<Sent>();
  const resendNote = signal('');
  /** The wait has ended during a call. */
  let endedInCall = false;
  const countdown = createCountdown(abortSignal, (seconds) => {
    // During a call the announcement is "Sending…".
    if (state.busy.peek()) endedInCall = seconds === 0;
    else announceWait(seconds);
  });
  const waiting = computed(() => countdown.left.value > 0);
  const isLong = computed(() => countdown.left.value >= minutesFrom);
  /** The current announcement, when it is true only for one second. */
  let temporary: string | undefined;

  function announceWait(seconds?: number) {
    if (state.status.peek() === temporary) state.announce('');
    temporary = undefined;
    if (seconds === 0) state.announce(t('NewCodeNow'));
    // A longer wait is shown on the button.
    if (!seconds || isLong.peek()) return;
    temporary = t('NewCodeIn', { seconds });
    state.announce(temporary);
  }

  effect(() => {
    if (state.busy.value || !endedInCall) return;
    endedInCall = false;
    if (!waiting.peek()) announceWait(0);
  });

  /** Says where the code went, with `number` in the place of the number. */
  const sentence = (number: string) => t('CodeSentTo', { number });

  function show(next: Sent) {
    const isNew = !sent.peek();
    sent.value = next;
    save(next);
    countdown.run(next.from, next.until);
    if (isNew) state.announce(sentence(formatNumber(next)));
    focusCode();
  }

  function startWait(number: PhoneNumber, seconds: number) {
    const now = Date.now();
    show({ ...number, from: now, until: now + seconds * 1000 });
  }

  /** Starts the waiting time that a refusal contains. */
  function startRequiredWait({ code, data, wait }: Failure, number: PhoneNumber) {
    const isOpen = sent.peek() !== undefined;
    const seconds = catalogue[code]?.wait ? secondsIn(data) : isOpen && wait;
    if (!seconds) return;
    startWait(number, seconds);
    if (isOpen) announceWait(countdown.left.peek());
  }

  function request(number: PhoneNumber) {
    if (state.busy.peek()) return;
    const { country, phone } = number;
    const isResend = sent.peek() !== undefined;
    const send = (signal: AbortSignal) => backend.checkout(country, phone, readCulture(), signal);
    state.call('checkout', send, (answer) => {
      if (answer !== true) {
        state.showFailure(answer, catalogue[answer.code]?.offer);
        return startRequiredWait(answer, number);
      }
      startWait(number, resendWait);
      if (!isResend) return;
      resendNote.value = t('CodeSentAt', { time: new Date().toTimeString().slice(0, 5) });
      state.announce(resendNote.peek());
    });
  }

  return {
    sent,
    sentence,
    resendNote,
    waiting,
    /** The wait is so long that it is shown in minutes or hours. */
    isLong,
    left: countdown.left,
    show,
    startRequiredWait,
    request,

    resend() {
      const number = sent.peek();
      if (number && !waiting.peek()) request(number);
    },

    reset() {
      countdown.stop();
      save();
      sent.value = undefined;
      resendNote.value = state.status.value = '';
    },
  };
}

export type Sms = ReturnType<typeof createSms>;
