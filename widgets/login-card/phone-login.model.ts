import { computed, effect, type Failure, type Host, type Key, readCulture, signal } from '../../src';
import { createCountdown } from './countdown.model';
import { countries } from './countries.model';
import type { Desk } from './desk.model';
import { catalogue, secondsIn } from './errors.model';
import { digitsIn, type PhoneNumber, understand } from './phone-number.model';
import { type Sent, save } from './saved-login.model';
import { findCode } from './sms-code.model';
import { readSms } from './web-otp.model';

type State = 'number' | 'requesting' | 'code' | 'verifying' | 'done';

/** From which states each can be entered. What else is tried does nothing, so one intent sends one SMS. */
const from: Record<State, State[]> = {
  number: ['requesting', 'code', 'verifying'],
  requesting: ['number', 'code'],
  code: ['number', 'requesting', 'verifying', 'done'],
  verifying: ['code'],
  done: ['verifying'],
};

const pause = 60;
const patience = 3;

/** Signing in with a code from an SMS. */
export function createPhoneLogin(desk: Desk, { t, signal: life }: Pick<Host, 't' | 'signal'>, saved?: Sent) {
  const state = signal<State>('number');
  const country = signal(saved?.country ?? countries.find(({ suggested }) => suggested)?.code ?? '');
  const phone = signal(saved?.phone ?? '');
  const phoneFault = signal<Key>();
  const code = signal('');
  const codeFault = signal<Key>();
  const sent = signal<Sent>();
  const newest = signal('');
  let wrong = 0;
  let heard: Sent | undefined;

  const enter = (next: State) => {
    const may = from[next].includes(state.peek());
    if (may) state.value = next;
    return may;
  };
  const countdown = createCountdown(life, (seconds) =>
    desk.say(seconds ? t('NewCodeIn', { seconds }) : t('NewCodeNow')),
  );
  const waiting = computed(() => countdown.left.value > 0);

  function arrive(next: Sent) {
    desk.focus('code');
    sent.value = next;
    save(next);
    enter('code');
    countdown.run(next.from, next.until);
  }

  function wait(number: PhoneNumber, seconds: number) {
    const now = Date.now();
    arrive({ ...number, from: now, until: now + seconds * 1000 });
  }

  function refuse(failure: Failure, number: PhoneNumber) {
    const { wait: waits, wrong: isWrong, offer } = catalogue[failure.code] ?? {};
    if (isWrong) wrong++;
    desk.tell(failure, offer || wrong >= patience);
    if (waits) wait(number, secondsIn(failure.data));
    else enter(sent.peek() ? 'code' : 'number');
  }

  async function request(number: PhoneNumber) {
    if (!enter('requesting')) return;
    const again = sent.peek();
    const answer = await desk.ask((backend) => backend.checkout(number.country, number.phone, readCulture()));
    if (!answer) return;
    if (answer !== true) return refuse(answer, number);
    wait(number, pause);
    if (!again) return;
    newest.value = t('CodeSentAt', { time: new Date().toTimeString().slice(0, 5) });
    desk.say(`${newest.value}. ${desk.status.peek()}`);
  }

  async function verify() {
    const number = sent.peek();
    if (!number || state.peek() !== 'code') return;
    if (!code.peek()) {
      codeFault.value = 'RequiredFieldError';
      return desk.focus('code');
    }
    enter('verifying');
    const answer = await desk.ask((backend) => backend.phoneLogin(number.country, number.phone, code.peek()));
    if (!answer) return;
    if (answer !== true) {
      code.value = '';
      desk.focus('code');
      return refuse(answer, number);
    }
    enter('done');
    if (!desk.succeed('phone')) enter('code');
  }

  function typePhone(text: string) {
    const number = understand(text, country.peek());
    phone.value = number?.phone ?? digitsIn(text);
    if (number) country.value = number.country;
    if (number || phoneFault.peek() === 'RequiredFieldError') phoneFault.value = undefined;
  }

  function typeCode(text: string) {
    code.value = findCode(text);
    codeFault.value = undefined;
  }

  const deafen = effect(() => {
    const now = sent.value;
    if (state.value !== 'code' || desk.mode.value !== 'phone' || heard === now) return;
    const control = new AbortController();
    readSms(control.signal).then((text) => {
      if (!text || control.signal.aborted) return;
      heard = now;
      typeCode(text);
      verify();
    });
    return () => control.abort();
  });
  life.addEventListener('abort', deafen);
  if (saved) arrive(saved);

  return {
    ...{ state, country, phone, phoneFault, code, codeFault, sent, newest, waiting, left: countdown.left },
    typePhone,
    typeCode,
    verify,

    pick(code: string) {
      country.value = code;
      typePhone(phone.peek());
    },

    leaveField() {
      if (phone.peek() && !understand(phone.peek(), country.peek()))
        phoneFault.value = 'InvalidPhoneNumberFormatError';
    },

    submit() {
      const number = understand(phone.peek(), country.peek());
      if (number) return request(number);
      phoneFault.value = phone.peek() ? 'InvalidPhoneNumberFormatError' : 'RequiredFieldError';
      desk.clear();
      desk.focus('phone');
    },

    resend() {
      const number = sent.peek();
      if (number && !waiting.peek()) request(number);
    },

    edit() {
      if (!enter('number')) return;
      desk.cancel();
      desk.clear();
      countdown.stop();
      save();
      sent.value = undefined;
      code.value = newest.value = desk.status.value = '';
      codeFault.value = undefined;
      wrong = 0;
      desk.focus('phone');
    },

    /** Gives up what is under way and goes back to the step that it began at. */
    leave() {
      phoneFault.value = codeFault.value = undefined;
      enter(sent.peek() ? 'code' : 'number');
    },
  };
}

export type PhoneLogin = ReturnType<typeof createPhoneLogin>;
