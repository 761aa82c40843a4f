import { onTestFinished, vi } from 'vitest';
import type { PhoneNumber } from '../../../../src/facts/countries';
import { type Backend, effect, Failure } from '../../../../src/shared';
import { createLoginCard } from '../../../../widgets/login-card/card.model';
import type { FieldModel } from '../../../../widgets/login-card/controls/field-text';
import { type HostOptions, playHost } from '../play-host';

type Answer = true | Failure;
export type Method = 'phone' | 'email';
type FieldName = 'country' | 'phone' | 'code' | 'email' | 'password';
export type Opened = ReturnType<typeof openCard>;

/** What a call sends. */
type Sent = Partial<Record<'code' | 'culture' | 'email' | 'password', string>> & { number?: PhoneNumber };

/** A call that waits until the test answers it. */
interface Call {
  name: string;
  args: string[];
  signal: AbortSignal;
  answer(answer: Answer): Promise<void>;
}

export const methods: Method[] = ['phone', 'email'];
export const noConnection = new Failure('network');
export const refused = (code = '', data?: unknown, text = 'Words.') =>
  new Failure('refused', code, data, text);
export const tooManyRequests = (seconds: number) => new Failure('refused', '', undefined, '', seconds);

export const wait = async (seconds: number) => {
  await vi.advanceTimersByTimeAsync(seconds * 1000);
};

interface Options extends HostOptions {
  /** Whether the page as it is now has another antiforgery token. */
  hasNewToken?: boolean;
  /** Calls of the backend that behave in another way. */
  backend?: Partial<Backend>;
}

/** A backend with calls that the test answers. */
function playBackend(calls: Call[], hasNewToken: boolean) {
  const ask =
    (name: string) =>
    ({ number, code, culture, email, password }: Sent, signal: AbortSignal) =>
      new Promise<Answer>((resolve) => {
        const answer = (found: Answer) => {
          resolve(found);
          return wait(0);
        };
        const args = [number?.dialCode, number?.phone, code, culture, email, password];
        calls.push({ name, args: args.filter((value) => value !== undefined), signal, answer });
      });
  const names = ['checkout', 'phoneLogin', 'emailLogin'];
  const renewToken = async () => hasNewToken;
  return { ...Object.fromEntries(names.map((name) => [name, ask(name)])), renewToken } as unknown as Backend;
}

/** Creates a card's model on a new page. The test answers the calls. */
export function openCard({ hasNewToken = false, backend, ...options }: Options = {}) {
  vi.useFakeTimers();
  const calls: Call[] = [];
  const { host, ...played } = playHost(options);
  const card = createLoginCard(host, { ...playBackend(calls, hasNewToken), ...backend });
  card.start();
  const { phone, email } = card;
  const { dialCodeField: country, phone: number, submit: request } = phone.numberStep;
  const { code, verify } = phone.codeStep;
  const fields = { country, phone: number, code, email: email.email, password: email.password };
  const names = Object.keys(fields) as FieldName[];
  const nameOf = (field?: object) => names.find((name) => fields[name] === field);
  const ofAll = <Part>(part: (field: FieldModel) => Part) =>
    Object.fromEntries(names.map((name) => [name, part(fields[name] as FieldModel)]));

  const announced: string[] = [];
  const { text } = card.announcer;
  onTestFinished(effect(() => void (text.value && announced.push(text.value))));

  function focused() {
    const first = { number, code, email: email.email }[card.step.peek()];
    const request = card.focusRequest.peek();
    return request && nameOf(request.field ?? first);
  }
  const last = () => calls.at(-1) as Call;
  const answer = (found?: Answer) => found && last().answer(found);

  /** Replaces the text of a field like a visitor, in an element that is on the page only during this call. */
  function type(name: FieldName, text: string) {
    const input = document.createElement('input');
    const detach = fields[name].attach(input as HTMLInputElement & HTMLSelectElement);
    input.value = text;
    input.dispatchEvent(new Event('input'));
    detach();
  }
  /** Submits the form of this step. The functions with an answer also answer the call. */
  function submit(found?: Answer) {
    ({ number: request, code: verify, email: email.submit })[card.step.peek()]();
    return answer(found);
  }

  return {
    ...played,
    ...{ card, phone, email, fields, calls, announced, last, answer, type, submit },
    /** Fills in this step and submits it. */
    enter(found?: Answer) {
      const step = card.step.peek();
      if (step === 'number') type('phone', '501234567');
      if (step === 'code') type('code', '123456');
      if (step !== 'email') return submit(found);
      type('email', 'admin@example.com');
      type('password', 'charge');
      return submit(found);
    },
    resend(found?: Answer) {
      phone.sms.resend();
      return answer(found);
    },
    /** What the card shows and says, and what it has asked for. */
    look: () => ({
      step: card.step.peek(),
      busy: card.busy.peek(),
      running: card.running.peek(),
      left: phone.sms.left.peek(),
      error: card.error.peek()?.text,
      marked: card.markedField.peek(),
      offersEmail: card.offersEmail.peek(),
      says: text.peek(),
      focused: focused(),
      texts: ofAll((field) => field.read()),
      errors: { ...ofAll(() => undefined), ...card.errors.peek() },
      calls: calls.map(({ name }) => name),
      visited: [...played.visited],
    }),
  };
}

/** A card at its code step, with the countdown at 60. */
export async function openCodeStep(options?: Options) {
  const opened = openCard(options);
  await opened.enter(true);
  return opened;
}

/** A card at the last step of this method. A code was sent, so the card has stored the number. */
export async function openLastStep(method: Method, options?: Options) {
  const opened = await openCodeStep(options);
  if (method === 'email') opened.card.switchMethod();
  return opened;
}
