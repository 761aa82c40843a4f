import { signal } from '../../../src';
import { createField } from '../fields/field';
import { type FieldErrors, isBusy, type State } from '../machine/card-state';
import type { Dispatch } from '../machine/next';
import { isEmail } from './email-address';

const debounce = 1000;

export function createEmailStep(state: State, dispatch: Dispatch) {
  const email = createField(checkLater);
  const password = createField((text) => {
    if (text) password.error.value = undefined;
    dispatch('change');
  });
  const isPasswordShown = signal(false);
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => clearTimeout(timer);
  const address = () => email.read().trim();

  function checkLater() {
    const { error } = email;
    stop();
    dispatch('change');
    if (!address() || isEmail(address()) || error.peek() === 'EmailRequiredError') error.value = undefined;
    timer = setTimeout(() => {
      // The visitor may be at another step by now.
      if (state.peek().step === 'email' && address() && !isEmail(address()))
        error.value = 'InvalidEmailFormatError';
    }, debounce);
  }

  return {
    email,
    password,
    isPasswordShown,

    togglePassword() {
      if (!isBusy(state.peek())) isPasswordShown.value = !isPasswordShown.peek();
    },

    submit() {
      const [user, pass] = [address(), password.read()];
      const errors: FieldErrors = [];
      if (!isEmail(user)) errors.push(['email', user ? 'InvalidEmailFormatError' : 'EmailRequiredError']);
      if (!pass) errors.push(['password', 'PasswordRequiredError']);
      dispatch('submit', errors, { name: 'emailLogin', values: [user, pass] });
    },

    /** Removes the field errors, and stops the check that may show one. */
    clearErrors() {
      stop();
      email.error.value = password.error.value = undefined;
    },
  };
}

export type EmailStep = ReturnType<typeof createEmailStep>;
