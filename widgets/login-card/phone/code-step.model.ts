import { type Backend, computed, effect, type Host, isOffline, type Key, signal } from '../../../src';
import type { CardState } from '../card-state.model';
import { createDigitsField } from '../fields/digits-field';
import type { Sent } from './sms/saved-sms';
import type { Sms } from './sms/sms.model';
import { findCode } from './sms/sms-code';
import { readSms } from './sms/web-otp';

/** After this many wrong codes the card offers the login by email. */
const maxWrongCodes = 3;

/** The second step of signing in by phone: the code of the SMS. */
export function createCodeStep(
  state: CardState,
  backend: Pick<Backend, 'phoneLogin'>,
  sms: Sms,
  { codeLength }: Pick<Host['pageData'], 'codeLength'>,
) {
  const find = (text: string) => findCode(text, codeLength);
  const code = createDigitsField((text) => {
    const digits = find(text);
    code.error.value = undefined;
    if (state.error.peek()) isFirst = false;
    state.clearError();
    needsNext.value = !isFirst;
    if (isFirst && digits.length === codeLength) verify();
    return digits;
  });
  /** No code was sent yet, and there was no error. Only such a code is sent by itself. */
  let isFirst = true;
  /** The visitor types a code that is not sent by itself. */
  const needsNext = signal(false);
  let wrongCodes = 0;
  let usedSms: Sent | undefined;

  function verify() {
    const number = sms.sent.peek();
    const text = find(code.read());
    if (!number || state.needsNoCall()) return;
    isFirst = false;
    if (state.showFieldErrors([[code, text ? undefined : 'SmsCodeRequiredError']])) {
      needsNext.value = true;
      return;
    }
    const { dialCode, phone } = number;
    const send = (signal: AbortSignal) => backend.phoneLogin(dialCode, phone, text, signal);
    state.call('phoneLogin', send, (answer) => {
      if (answer === true) return state.succeed();
      const { marksField, keepsText } = answer.causes;
      if (marksField) wrongCodes++;
      // Without a connection nothing was checked.
      if (!keepsText && !isOffline()) code.write('');
      state.fail(answer, marksField && code);
      if (wrongCodes >= maxWrongCodes) state.offerEmail();
      state.focus(code);
      return sms.startRequiredWait(answer, number);
    });
  }

  return {
    code,
    verify,
    /** How the code is sent, where the page says how long it is. */
    sending: computed<Key | undefined>(() =>
      codeLength ? (needsNext.value ? 'PressNext' : 'CodeChecksItself') : undefined,
    ),
    codeLength,

    /** Fills in the code from an SMS that the browser has read, and sends it. Each SMS is used once. */
    listenForSms() {
      return effect(() => {
        const now = sms.sent.value;
        if (!now || state.busy.value || state.step.value !== 'code' || usedSms === now) return;
        const abortController = new AbortController();
        readSms(abortController.signal).then((text) => {
          if (!text || abortController.signal.aborted) return;
          usedSms = now;
          code.write(find(text));
          verify();
        });
        return () => abortController.abort();
      });
    },

    reset() {
      code.write('');
      code.error.value = undefined;
      isFirst = true;
      needsNext.value = false;
      wrongCodes = 0;
    },
  };
}
