import { type Backend, type Host, routes } from '../../src';
import { createCardState, type Method } from './card-state.model';
import { createEmailLogin } from './email-login.model';
import { createPhoneLogin } from './phone-login.model';
import { restore, save } from './saved-login.model';

/** The signal of the page's first card. Only that card restores a login that was saved before a reload. */
let first: AbortSignal | undefined;

/** Creates the card's model and starts nothing: React may throw away what it creates during a render. */
export function createLoginCard(host: Host, backend: Backend) {
  const state = createCardState(host);
  const phone = createPhoneLogin(state, backend, host, () => succeed('phone'));
  const email = createEmailLogin(state, backend, () => succeed('email'), host.abortSignal);

  /** Leaves the page. Returns false if the page has cancelled that. */
  function succeed(method: Method) {
    save();
    email.forgetPassword();
    const leaves = host.emit('login:success', { method });
    if (leaves) host.navigate(routes.afterLogin);
    return leaves;
  }

  return {
    ...state,
    phone,
    email,

    /** Call this once, when the card is on the page. */
    start() {
      if (!first || first.aborted) first = host.abortSignal;
      phone.start(first === host.abortSignal ? restore() : undefined);
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
