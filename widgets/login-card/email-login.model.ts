import { type Key, signal } from '../../src';
import type { Desk } from './desk.model';

const debounce = 1000;
const pattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d](-*[a-z\d])*\.)+[a-z](-*[a-z\d])+$/i;

export const isEmail = (text: string) => pattern.test(text);

/** Signing in with an email address and a password. */
export function createEmailLogin(desk: Desk, life: AbortSignal) {
  const state = signal<'idle' | 'asking' | 'done'>('idle');
  const email = signal('');
  const password = signal('');
  const shown = signal(false);
  const emailFault = signal<Key>();
  const passwordFault = signal<Key>();
  let timer: ReturnType<typeof setTimeout>;
  const address = () => email.peek().trim();
  life.addEventListener('abort', () => clearTimeout(timer));

  return {
    state,
    email,
    password,
    shown,
    emailFault,
    passwordFault,

    typeEmail(text: string) {
      email.value = text;
      clearTimeout(timer);
      if (!address() || isEmail(address()) || emailFault.peek() === 'RequiredFieldError')
        emailFault.value = undefined;
      if (address() && !isEmail(address()))
        timer = setTimeout(() => {
          emailFault.value = 'InvalidEmailFormatError';
        }, debounce);
    },

    typePassword(text: string) {
      password.value = text;
      if (text) passwordFault.value = undefined;
    },

    async submit() {
      if (state.peek() !== 'idle') return;
      desk.clear();
      if (!address()) emailFault.value = 'RequiredFieldError';
      if (!password.peek()) passwordFault.value = 'RequiredFieldError';
      if (!isEmail(address())) return desk.focus('email');
      if (!password.peek()) return desk.focus('password');
      state.value = 'asking';
      shown.value = false;
      const answer = await desk.ask((backend) => backend.emailLogin(address(), password.peek()));
      if (!answer) return;
      state.value = answer === true ? 'done' : 'idle';
      if (answer !== true) desk.tell(answer);
      else if (!desk.succeed('email')) state.value = 'idle';
    },

    leave() {
      clearTimeout(timer);
      emailFault.value = passwordFault.value = undefined;
      state.value = 'idle';
    },
  };
}

export type EmailLogin = ReturnType<typeof createEmailLogin>;
