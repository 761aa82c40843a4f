import { type Backend, endAll, type Host } from '../../../src';
import type { CardState } from '../card-state.model';
import { createCodeStep } from './code-step.model';
import { createNumberStep } from './number-step.model';
import { restoreSms } from './sms/saved-sms';
import { createSms } from './sms/sms.model';

/** Signing in with a code from an SMS: the two steps, and the change between them. */
export function createPhoneLogin(
  state: CardState,
  backend: Pick<Backend, 'checkout' | 'phoneLogin'>,
  pageData: Pick<Host['pageData'], 'codeLength'>,
) {
  const sms = createSms(state, backend);
  const numberStep = createNumberStep(state, sms.request);
  const codeStep = createCodeStep(state, backend, sms, pageData);

  return {
    sms,
    numberStep,
    codeStep,

    /** Continues a saved login. Returns a function that stops all that runs. */
    start(abortSignal: AbortSignal) {
      const saved = restoreSms(abortSignal);
      if (saved) {
        numberStep.country.write(saved.dialCode);
        numberStep.phone.write(saved.phone);
        sms.restore(saved);
      }
      return endAll([codeStep.listenForSms(), sms.stop]);
    },

    edit() {
      if (state.busy.peek()) return;
      state.clear();
      sms.forget();
      codeStep.reset();
      state.openStep('number');
    },

    clearErrors() {
      numberStep.phone.error.value = codeStep.code.error.value = undefined;
    },
  };
}

export type PhoneLogin = ReturnType<typeof createPhoneLogin>;
