import { computed, effect } from '../../../src/shared';
import { createDigitsField } from '../controls/digits-field';
import type { Key } from '../keys';
import type { Dispatch } from '../state/card-event';
import { codeStepOf, isBusy, type Sms, type State } from '../state/card-state';
import { findCode } from './sms-code';
import { readSms } from './web-otp';

/** The second step of signing in by phone: the code of the SMS. */
export function createCodeStep(state: State, dispatch: Dispatch, codeLength: number | null) {
  const find = (text: string) => findCode(text, codeLength);
  const code = createDigitsField((text) => {
    const digits = find(text);
    dispatch({ type: 'change', field: 'code', isWrong: false });
    if (!codeStepOf(state.peek())?.tried && digits.length === codeLength) verify();
    return digits;
  });
  /** The SMS that may come now. */
  const expected = computed(() => {
    const { step } = state.value;
    return step.at === 'code' && !isBusy(state.value) ? step.sent : undefined;
  });
  let usedSms: Sms | undefined;

  function verify() {
    const sent = codeStepOf(state.peek())?.sent;
    const text = find(code.read());
    if (!sent) return;
    const { dialCode, phone } = sent;
    dispatch({
      type: 'submit',
      errors: text ? undefined : { code: 'SmsCodeRequiredError' },
      call: { name: 'phoneLogin', number: { dialCode, phone }, code: text },
    });
  }

  return {
    code,
    verify,
    /** How the code is sent, where the page says how long it is. */
    sending: computed<Key | undefined>(() =>
      codeLength
        ? codeStepOf(state.value)?.tried && !isBusy(state.value)
          ? 'PressNext'
          : 'CodeChecksItself'
        : undefined,
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
