import { type Backend, computed, type Failure, type Host, readCulture, signal } from '../../src';
import type { CardState } from './card-state.model';
import { createCountdown } from './countdown.model';
import { catalogue, secondsIn } from './errors.model';
import type { PhoneNumber } from './phone-number.model';
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
  const countdown = createCountdown(abortSignal, (seconds) =>
    state.announce(seconds ? t('NewCodeIn', { seconds }) : t('NewCodeNow')),
  );
  const waiting = computed(() => countdown.left.value > 0);

  function show(next: Sent) {
    sent.value = next;
    save(next);
    countdown.run(next.from, next.until);
    focusCode();
  }

  function startWait(number: PhoneNumber, seconds: number) {
    const now = Date.now();
    show({ ...number, from: now, until: now + seconds * 1000 });
  }

  /** Starts the waiting time that a refusal contains. */
  function obey({ code, data, wait }: Failure, number: PhoneNumber) {
    if (catalogue[code]?.wait) startWait(number, secondsIn(data));
    else if (wait && sent.peek()) startWait(number, wait);
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
      state.announce(`${resendNote.value}. ${state.status.peek()}`);
    });
  }

  return {
    sent,
    resendNote,
    waiting,
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
