import { type Backend, createBackend, endAll, type Host, lastingStorage, routes } from '../../src';
import { createCardState } from './card-state.model';
import { createEmailStep } from './email/email-step.model';
import { createPhoneLogin } from './phone/phone-login.model';
import { forgetSms } from './phone/sms/saved-sms';
import { methodOf } from './step';

const lastUsedKey = 'loginMethod';

/** Creates the card's model. It starts nothing, because React may discard what was created during a render. */
export function createLoginCard(host: Host, backend: Backend = createBackend(host.pageData)) {
  const { login, contacts, help } = host.pageData;
  const afterLogin = host.pageData.afterLogin ?? routes.afterLogin;
  const remembers = login.remember !== false;
  const state = createCardState(host, succeed, login.method === 'email' ? 'email' : 'number');
  const phone = createPhoneLogin(state, backend, host.pageData);
  const email = createEmailStep(state, backend);
  phone.numberStep.fill(login.phone ?? '');
  email.email.write(login.email ?? '');

  /** Emits `login:step` at each change of the step. Returns a function that ends this. */
  function emitSteps() {
    let last = state.step.peek();
    return state.step.subscribe((step) => {
      if (step !== last) host.emit('login:step', { method: methodOf(step), step });
      last = step;
    });
  }

  const fields = [phone.codeStep.code, email.email, email.password];
  const entered = () =>
    [state.step.peek(), JSON.stringify(phone.sms.sent.peek()), ...fields.map(({ read }) => read())].join();
  /** What was entered when a login succeeded. The code and the password are not sent again. */
  let used: string | undefined;

  /** Leaves the page. Returns false if the page has cancelled this, or `isAgain` and the visitor has entered something else. */
  function succeed(isAgain?: boolean) {
    if (isAgain ? used !== entered() : !tellSuccess()) return false;
    used = entered();
    host.navigate(afterLogin, state.cancelCall);
    return true;
  }

  function tellSuccess() {
    const method = methodOf(state.step.peek());
    forgetSms();
    if (remembers) lastingStorage.set(lastUsedKey, method);
    email.clearPassword();
    return host.emit('login:success', { method });
  }

  return {
    ...state,
    phone,
    email,
    /** The method of the last login, if the browser remembers it. */
    lastUsed: remembers ? lastingStorage.get(lastUsedKey) : null,
    hotline: contacts.hotline,
    help,

    /** Call this once, when the card is on the page. */
    start() {
      if (!remembers) lastingStorage.set(lastUsedKey, null);
      const ends = [phone.start(host.abortSignal), emitSteps(), email.clearErrors, state.cancelCall];
      host.abortSignal.addEventListener('abort', endAll(ends));
      host.onOnline(state.backOnline);
      host.onReturn(() => {
        // The visitor may have logged out. Without a password there is nothing to send again.
        if (state.step.peek() === 'email') used = undefined;
        state.cancelCall();
        email.clearPassword();
      });
    },

    switchMethod() {
      if (state.busy.peek()) return;
      phone.clearErrors();
      email.clearErrors();
      state.clear();
      const phoneStep = phone.sms.sent.peek() ? 'code' : 'number';
      state.openStep(state.step.peek() === 'email' ? phoneStep : 'email');
    },

    /** After a login in another tab. */
    openAccount() {
      host.navigate(afterLogin);
    },

    signUp() {
      if (!state.busy.peek()) host.navigate(routes.signUp);
    },
  };
}

export type LoginCardModel = ReturnType<typeof createLoginCard>;
