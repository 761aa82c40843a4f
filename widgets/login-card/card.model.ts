import { type Backend, effect, type Host, lastingStorage, routes } from '../../src';
import { createCardState, type Method } from './card-state.model';
import { createEmailLogin } from './email/email-login.model';
import { createPhoneLogin } from './phone/phone-login.model';
import { restore, save } from './phone/saved-login';

/** The signal of the page's first card. Only that card restores a login that was saved before a reload. */
let first: AbortSignal | undefined;

const lastUsedKey = 'loginMethod';

/** Creates the card's model. It starts nothing, because React may discard what was created during a render. */
export function createLoginCard(host: Host, backend: Backend) {
  const state = createCardState(host);
  const phone = createPhoneLogin(state, backend, host, () => succeed('phone'));
  const email = createEmailLogin(state, backend, () => succeed('email'), host.abortSignal);

  /** Emits `login:step` at each change of step or mode. Returns a function that ends this. */
  function emitSteps() {
    const currentStep = () => (state.mode.value === 'email' ? 'email' : phone.step.value);
    let last = currentStep();
    return effect(() => {
      const step = currentStep();
      if (step === last) return;
      last = step;
      host.emit('login:step', { method: state.mode.peek(), step });
    });
  }

  /** Leaves the page. Returns false when the page has cancelled this. */
  function succeed(method: Method) {
    save();
    lastingStorage.set(lastUsedKey, method);
    email.clearPassword();
    const isLeaving = host.emit('login:success', { method });
    if (isLeaving) host.navigate(routes.afterLogin);
    return isLeaving;
  }

  return {
    ...state,
    phone,
    email,
    /** The method of the last login, if the browser remembers it. */
    lastUsed: lastingStorage.get(lastUsedKey),
    hotline: host.page.contacts.hotline,

    /** Call this once, when the card is on the page. */
    start() {
      if (!first || first.aborted) first = host.abortSignal;
      phone.start(first === host.abortSignal ? restore() : undefined);
      host.abortSignal.addEventListener('abort', emitSteps());
      host.onReturn(() => {
        state.cancelCall();
        email.clearPassword();
      });
    },

    switchMode() {
      if (state.busy.peek()) return;
      const mode = state.mode.peek() === 'phone' ? 'email' : 'phone';
      phone.clearFaults();
      email.clearFaults();
      state.clearProblem();
      state.offersEmail.value = false;
      state.status.value = '';
      state.mode.value = mode;
      state.focus(mode === 'phone' ? phone.firstField() : email.email);
    },

    signUp() {
      if (!state.busy.peek()) host.navigate(routes.signUp);
    },
  };
}

export type LoginCard = ReturnType<typeof createLoginCard>;
