import { computed } from '../../../src/shared';
import { createField } from '../controls/field-text';
import type { Dispatch } from '../state/card-event';
import type { State } from '../state/card-state';

const pattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d](-*[a-z\d])*\.)+[a-z](-*[a-z\d])+$/i;

export const isEmail = (text: string) => pattern.test(text);

/** In ms. */
const debounce = 1000;

export function createEmailStep(state: State, dispatch: Dispatch) {
  const email = createField(checkLater);
  const password = createField((text) => dispatch({ type: 'change', field: 'password', isWrong: !text }));
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => clearTimeout(timer);
  const address = () => email.read().trim();
  const isInvalid = () => !!address() && !isEmail(address());

  function checkLater() {
    stop();
    dispatch({ type: 'change', field: 'email', isWrong: isInvalid() });
    timer = setTimeout(() => {
      if (isInvalid()) dispatch({ type: 'check', field: 'email', error: 'InvalidEmailFormatError' });
    }, debounce);
  }

  return {
    email,
    password,
    isPasswordShown: computed(() => state.value.isPasswordShown),
    togglePassword: () => dispatch({ type: 'togglePassword' }),

    submit() {
      const user = address();
      const pass = password.read();
      dispatch({
        type: 'submit',
        errors: {
          email: isEmail(user) ? undefined : user ? 'InvalidEmailFormatError' : 'EmailRequiredError',
          password: pass ? undefined : 'PasswordRequiredError',
        },
        call: { name: 'emailLogin', email: user, password: pass },
      });
    },

    /** Stops the check that may show an error. */
    stop,
  };
}

export type EmailStep = ReturnType<typeof createEmailStep>;
