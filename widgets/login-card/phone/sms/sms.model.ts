import { type Backend, computed, type Failure, type ReadonlySignal, readWait, signal } from '../../../../src';
import type { CardState } from '../../card-state.model';
import { confirmSend } from '../../confirm-send';
import { countryOf } from '../number/countries';
import { formatNumber, type PhoneNumber } from '../number/phone-number';
import { minutesFrom } from '../ring/duration';
import { createCountdown } from './countdown.model';
import { readCulture } from './culture';
import { forgetSms, type Sent, saveSms } from './saved-sms';

/** The wait after a code was sent to a number, in seconds. */
const waitAfterCode = (number?: PhoneNumber) => (number && countryOf(number.dialCode)?.wait) ?? 0;

/** The SMS with the code: requests it, remembers its number, and counts the waiting time for the next one. */
export function createSms(state: CardState, backend: Pick<Backend, 'checkout'>) {
  const { announcer } = state;
  const sent = signal<Sent>();
  const resentAt = signal('');
  const isOpen = () => state.step.peek() === 'code';
  const { left, run, stop } = createCountdown((seconds) => {
    if (isOpen()) announcer.wait(seconds);
  });
  const waiting = computed(() => left.value > 0);
  const fullWait = computed(() => waitAfterCode(sent.value));
  const isLong = computed(() => left.value >= minutesFrom);

  /** Opens the code step for a number that got a code. */
  function open(next: Sent) {
    sent.value = next;
    saveSms(next);
    run(next);
    state.openStep('code');
  }

  function startWait(number: PhoneNumber, seconds: number) {
    const now = Date.now();
    open({ ...number, from: now, until: now + seconds * 1000 });
  }

  /** Starts the wait in a failure, without announcing it beside the card error. `Retry-After` opens no code step and shortens no wait. */
  function startRequiredWait({ causes, data, wait }: Failure, number: PhoneNumber) {
    if (causes.startsWait) startWait(number, readWait(data) || waitAfterCode(number));
    else if (isOpen() && wait && wait >= left.peek()) startWait(number, wait);
  }

  function request(number: PhoneNumber) {
    if (state.busy.peek()) return;
    const { dialCode, phone } = number;
    const isResend = isOpen();
    const send = (signal: AbortSignal) =>
      confirmSend(state.emit, 'phone', () => backend.checkout(dialCode, phone, readCulture(), signal));
    state.call('checkout', send, (answer) => {
      if (answer !== true) {
        state.fail(answer);
        return startRequiredWait(answer, number);
      }
      startWait(number, waitAfterCode(number));
      if (!isResend) return announcer.codeSent(formatNumber(number));
      resentAt.value = new Date().toTimeString().slice(0, 5);
      announcer.codeSentAgain(resentAt.peek());
    });
  }

  return {
    /** The number that got a code, and the wait for the next one. */
    sent: sent as ReadonlySignal<Sent | undefined>,
    /** The time of the latest code, if it is not the first one. */
    resentAt: resentAt as ReadonlySignal<string>,
    waiting,
    /** The usual wait for this number. */
    fullWait,
    /** The wait is so long that it is shown in minutes or hours. */
    isLong,
    left,
    startRequiredWait,
    request,
    stop,

    /** Continues with a code that was sent before the page was opened again. */
    restore(saved: Sent) {
      open(saved);
      announcer.codeSent(formatNumber(saved));
    },

    resend() {
      const number = sent.peek();
      if (number && !waiting.peek()) request(number);
    },

    forget() {
      stop();
      forgetSms();
      sent.value = undefined;
      resentAt.value = '';
    },
  };
}

export type Sms = ReturnType<typeof createSms>;
