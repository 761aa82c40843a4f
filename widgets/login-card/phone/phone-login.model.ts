import { type Backend, computed, type Host } from '../../../src';
import type { CardState } from '../card-state.model';
import { createCodeStep } from './code-step.model';
import { createNumberStep } from './number-step.model';
import type { Sent } from './saved-login';
import { createSms } from './sms.model';

/** Signing in with a code from an SMS: the two steps, and the change between them. */
export function createPhoneLogin(
  state: CardState,
  backend: Pick<Backend, 'checkout' | 'phoneLogin'>,
  host: Pick<Host, 't' | 'abortSignal' | 'page'>,
  succeed: () => boolean,
) {
  const sms = createSms(state, backend, host, () => state.focus(codeStep.code));
  const numberStep = createNumberStep(state, sms.request);
  const codeStep = createCodeStep(state, backend, sms, host.page, succeed);

  return {
    sms,
    numberStep,
    codeStep,
    step: computed(() => (sms.sent.value ? 'code' : 'number')),
    /** The field that gets the focus when the visitor changes to this mode. */
    firstField: () => (sms.sent.peek() ? codeStep.code : numberStep.phone),

    start(saved?: Sent) {
      if (saved) {
        numberStep.country.write(saved.country);
        numberStep.phone.write(saved.phone);
        sms.show(saved);
      }
      host.abortSignal.addEventListener('abort', codeStep.listenForSms());
    },

    edit() {
      if (state.busy.peek()) return;
      state.clearProblem();
      state.offersEmail.value = false;
      sms.reset();
      codeStep.reset();
      state.focus(numberStep.phone);
    },

    clearFaults() {
      numberStep.phone.fault.value = codeStep.code.fault.value = undefined;
    },
  };
}

export type PhoneLogin = ReturnType<typeof createPhoneLogin>;
