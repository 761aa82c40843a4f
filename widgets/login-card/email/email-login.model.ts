import { type Backend, signal } from '../../../src';
import type { CardState } from '../card-state.model';
import { catalogue } from '../errors';
import { createField } from '../fields/field.model';
import { offerToSave } from './save-password';

const debounce = 1000;
const pattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d](-*[a-z\d])*\.)+[a-z](-*[a-z\d])+$/i;

export const isEmail = (text: string) => pattern.test(text);

/** Signing in with an email address and a password. `succeed` returns true when the page is being left. */
export function createEmailLogin(
  state: CardState,
  backend: Pick<Backend, 'emailLogin'>,
  succeed: () => boolean,
  abortSignal: AbortSignal,
) {
  const email = createField(checkLater);
  const password = createField((text) => {
    if (text) password.fault.value = undefined;
    state.refused.value = undefined;
  });
  const isPasswordShown = signal(false);
  let timer: ReturnType<typeof setTimeout>;
  const address = () => email.read().trim();
  abortSignal.addEventListener('abort', () => clearTimeout(timer));

  function checkLater() {
    const { fault } = email;
    clearTimeout(timer);
    if (!address() || isEmail(address()) || fault.peek() === 'RequiredFieldError') fault.value = undefined;
    timer = setTimeout(() => {
      if (address() && !isEmail(address())) fault.value = 'InvalidEmailFormatError';
    }, debounce);
  }

  return {
    email,
    password,
    isPasswordShown,

    togglePassword() {
      if (!state.busy.peek()) isPasswordShown.value = !isPasswordShown.peek();
    },

    submit() {
      if (state.busy.peek()) return;
      const [user, pass] = [address(), password.read()];
      const userFault = user ? 'InvalidEmailFormatError' : 'RequiredFieldError';
      const faults: Parameters<typeof state.rejects>[0] = [
        [email, isEmail(user) ? undefined : userFault],
        [password, pass ? undefined : 'RequiredFieldError'],
      ];
      if (state.rejects(faults)) return;
      isPasswordShown.value = false;
      const send = (signal: AbortSignal) => backend.emailLogin(user, pass, signal);
      state.call('emailLogin', send, (answer) => {
        if (answer === true) {
          offerToSave(user, pass);
          return succeed();
        }
        const isRefused = answer.kind === 'refused';
        // A server may answer a wrong password without a code. Another code has another reason.
        const isWrong = catalogue[answer.code]?.wrong || (!answer.code && answer.wait === undefined);
        state.showFailure(answer, false, isRefused && isWrong ? password : undefined);
        // Safari on a Mac gives a clicked button no focus, so the focus may be nowhere.
        if (isRefused) state.focus(password);
        return false;
      });
    },

    clearFaults() {
      clearTimeout(timer);
      email.fault.value = password.fault.value = undefined;
    },

    clearPassword() {
      password.write('');
      isPasswordShown.value = false;
    },
  };
}

export type EmailLogin = ReturnType<typeof createEmailLogin>;
