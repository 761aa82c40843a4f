import { computed, effect, type Key } from '../../../src';
import { createDigitsField } from '../fields/digits-field';
import { type Call, isBusy, type State } from '../machine/card-state';
import type { Dispatch } from '../machine/next';
import type { Sent } from './sms/saved-sms';
import { findCode } from './sms/sms-code';
import { readSms } from './sms/web-otp';

/** The second step of signing in by phone: the code of the SMS. */
export function createCodeStep(state: State, dispatch: Dispatch, codeLength: number | null) {
  const find = (text: string) => findCode(text, codeLength);
  const code = createDigitsField((text) => {
    const digits = find(text);
    code.error.value = undefined;
    dispatch('change');
    if (!state.peek().tried && digits.length === codeLength) verify();
    return digits;
  });
  /** The SMS that may come now. */
  const expected = computed(() =>
    state.value.step === 'code' && !isBusy(state.value) ? state.value.sent : undefined,
  );
  let usedSms: Sent | undefined;

  function verify() {
    const { sent } = state.peek();
    const text = find(code.read());
    if (!sent) return;
    const call: Call = { name: 'phoneLogin', values: [sent.dialCode, sent.phone, text] };
    dispatch('submit', text ? [] : [['code', 'SmsCodeRequiredError']], call);
  }

  return {
    code,
    verify,
    /** How the code is sent, where the page says how long it is. */
    sending: computed<Key | undefined>(() =>
      codeLength ? (state.value.tried && !isBusy(state.value) ? 'PressNext' : 'CodeChecksItself') : undefined,
    ),
    codeLength,

    /** Fills in the code from an SMS that the browser has read, and sends it. Each SMS is used once. */
    listenForSms() {
      return effect(() => {
        const sent = expected.value;
        if (!sent || usedSms === sent) return;
        const abortController = new AbortController();
        readSms(abortController.signal).then((text) => {
          if (!text || abortController.signal.aborted) return;
          usedSms = sent;
          code.write(find(text));
          verify();
        });
        return () => abortController.abort();
      });
    },
  };
}
