import { type Backend, signal } from '../../../src';
import type { CardState } from '../card-state.model';
import { confirmSend } from '../confirm-send';
import { createField } from '../fields/field';
import { isEmail } from './email-address';
import { offerToSave } from './save-password';

const debounce = 1000;

export function createEmailStep(state: CardState, backend: Pick<Backend, 'emailLogin'>) {
  const email = createField(checkLater);
  const password = createField((text) => {
    if (text) password.error.value = undefined;
    state.clearError();
  });
  const isPasswordShown = signal(false);
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => clearTimeout(timer);
  const address = () => email.read().trim();

  function checkLater() {
    const { error } = email;
    stop();
    state.clearError();
    if (!address() || isEmail(address()) || error.peek() === 'EmailRequiredError') error.value = undefined;
    timer = setTimeout(() => {
      if (address() && !isEmail(address())) error.value = 'InvalidEmailFormatError';
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
      if (state.needsNoCall()) return;
      const [user, pass] = [address(), password.read()];
      const userError = user ? 'InvalidEmailFormatError' : 'EmailRequiredError';
      const errors: Parameters<typeof state.showFieldErrors>[0] = [
        [email, isEmail(user) ? undefined : userError],
        [password, pass ? undefined : 'PasswordRequiredError'],
      ];
      if (state.showFieldErrors(errors)) return;
      isPasswordShown.value = false;
      const send = (signal: AbortSignal) =>
        confirmSend(state.emit, 'email', () => backend.emailLogin(user, pass, signal));
      state.call('emailLogin', send, (answer) => {
        if (answer === true) {
          offerToSave(user, pass);
          return state.succeed();
        }
        const isRefused = answer.kind === 'refused';
        // A server may answer a wrong password without a code. Another code has another reason.
        const isWrong = answer.causes.marksField || (!answer.code && answer.wait === undefined);
        state.fail(answer, isRefused && isWrong ? password : undefined);
        // Safari on a Mac gives a clicked button no focus, so the focus may be nowhere.
        if (isRefused) state.focus({ ...password, focus: () => password.focus(pass) });
        return false;
      });
    },

    /** Removes the field errors, and stops the check that may show one. */
    clearErrors() {
      stop();
      email.error.value = password.error.value = undefined;
    },

    clearPassword() {
      password.write('');
      isPasswordShown.value = false;
    },
  };
}
