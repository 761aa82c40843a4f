import { type Backend, effect, type Host, lastingStorage, routes } from '../../src';
import { createCardState, type Method } from './card-state.model';
import { createEmailLogin } from './email-login.model';
import { createPhoneLogin } from './phone-login.model';
import { restore, save } from './saved-login.model';

/** The signal of the page's first card. Only that card restores a login that was saved before a reload. */
let first: AbortSignal | undefined;

const lastUsedKey = 'loginMethod';

/** Creates the card's model and starts nothing: React may throw away what it creates during a render. */
export function createLoginCard(host: Host, backend: Backend) {
  const state = createCardState(host);
  const phone = createPhoneLogin(state, backend, host, () => succeed('phone'));
  const email = createEmailLogin(state, backend, () => succeed('email'), host.abortSignal);

  /** Tells the page each change of step or mode from now on. */
  function tellSteps() {
    const now = () => (state.mode.value === 'email' ? 'email' : phone.step.value);
    let told = now();
    return effect(() => {
      const step = now();
      if (step === told) return;
      told = step;
      host.emit('login:step', { method: state.mode.peek(), step });
    });
  }

  /** Leaves the page. False when the page has cancelled that. */
  function succeed(method: Method) {
    save();
    lastingStorage.set(lastUsedKey, method);
    email.forgetPassword();
    const leaves = host.emit('login:success', { method });
    if (leaves) host.navigate(routes.afterLogin);
    return leaves;
  }

  return {
    ...state,
    phone,
    email,
    /** The way of the last login, if the browser remembers it. */
    lastUsed: lastingStorage.get(lastUsedKey),
    hotline: host.page.contacts.hotline,

    /** Call this once, when the card is on the page. */
    start() {
      if (!first || first.aborted) first = host.abortSignal;
      phone.start(first === host.abortSignal ? restore() : undefined);
      host.abortSignal.addEventListener('abort', tellSteps());
      host.onReturn(() => {
        state.cancelCall();
        email.forgetPassword();
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
