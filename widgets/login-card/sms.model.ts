import { type Backend, computed, type Failure, type Host, inMinutes, readCulture, signal } from '../../src';
import type { CardState } from './card-state.model';
import { createCountdown } from './countdown.model';
import { catalogue, secondsIn } from './errors.model';
import { type PhoneNumber, written } from './phone-number.model';
import { type Sent, save } from './saved-login.model';

const pause = 60;

/** The SMS with the code: requests it, remembers its number, and counts the waiting time for the next one. */
export function createSms(
  state: CardState,
  backend: Pick<Backend, 'checkout'>,
  { t, abortSignal }: Pick<Host, 't' | 'abortSignal'>,
  focusCode: () => void,
) {
  const sent = signal<Sent>();
  const resendNote = signal('');
  const countdown = createCountdown(abortSignal, announceWait);
  const waiting = computed(() => countdown.left.value > 0);
  const isLong = computed(() => countdown.left.value >= inMinutes);
  /** An announcement that is true for one second only. */
  let passing: string | undefined;

  function announceWait(seconds?: number) {
    if (state.status.peek() === passing) state.announce('');
    passing = undefined;
    if (seconds === 0) state.announce(t('NewCodeNow'));
    // A longer wait is shown on the button.
    if (!seconds || isLong.peek()) return;
    passing = t('NewCodeIn', { seconds });
    state.announce(passing);
  }

  /** Says where the code went, with `number` in the place of the number. */
  const sentence = (number: string) => t('CodeSentTo', { number });

  function show(next: Sent) {
    const isNew = !sent.peek();
    sent.value = next;
    save(next);
    countdown.run(next.from, next.until);
    if (isNew) state.announce(sentence(written(next)));
    focusCode();
  }

  function startWait(number: PhoneNumber, seconds: number) {
    const now = Date.now();
    show({ ...number, from: now, until: now + seconds * 1000 });
  }

  /** Starts the waiting time that a refusal contains. */
  function obey({ code, data, wait }: Failure, number: PhoneNumber) {
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
        return obey(answer, number);
      }
      startWait(number, pause);
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
    obey,
    request,

    resend() {
      const number = sent.peek();
      if (number && !waiting.peek()) request(number);
    },

    forget() {
      countdown.stop();
      save();
      sent.value = undefined;
      resendNote.value = state.status.value = '';
    },
  };
}

export type Sms = ReturnType<typeof createSms>;
