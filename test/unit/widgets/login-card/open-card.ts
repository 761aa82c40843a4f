import { onTestFinished, vi } from 'vitest';
import { type Backend, effect, Failure, type Host } from '../../../../src';
import type { Detail } from '../../../../src/host/events';
import type { PageData } from '../../../../src/page/page';
import { createLoginCard } from '../../../../widgets/login-card/card.model';
import type { FieldModel } from '../../../../widgets/login-card/fields/field';

type Answer = true | Failure;
export type Method = 'phone' | 'email';
type FieldName = 'country' | 'phone' | 'code' | 'email' | 'password';

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

type SendDetail = Detail<'login:send'>;

interface Options {
  /** Whether the page cancels all events that it can cancel. */
  stays?: boolean;
  real?: Backend;
  page?: Partial<PageData>;
  /** The page's listener for `login:send`. It returns false to cancel the event. */
  beforeSend?(detail: SendDetail): boolean;
}

/** The parts of a host that the card uses, and what it has done with them. */
function playHost({ stays = false, page, beforeSend = () => true }: Options) {
  const events: [string, object][] = [];
  const visited: string[] = [];
  const listeners = { comeBack: () => {}, comeOnline: () => {}, stay: () => {} };
  const abortController = new AbortController();
  onTestFinished(() => abortController.abort());
  const t: Host['t'] = (key, values) => [key, ...Object.values(values ?? {})].join(' ');
  const host: Host = {
    pageData: { lang: 'uk', contacts: {}, login: {}, help: [], ...page } as PageData,
    t,
    attribute: () => null,
    abortSignal: abortController.signal,
    emit(type, detail) {
      // Most tests are about other events.
      if (type === 'login:send') return beforeSend(detail as SendDetail);
      events.push([type, detail]);
      return !stays;
    },
    address: () => location.href,
    navigate(address, then = () => {}) {
      visited.push(address);
      listeners.stay = then;
    },
    onReturn(then) {
      listeners.comeBack = then;
    },
    onOnline(then) {
      listeners.comeOnline = then;
    },
  };
  return { host, events, visited, listeners, unmount: () => abortController.abort() };
}

/** A backend with calls that the test answers. */
function playBackend(calls: Call[]) {
  const ask =
    (name: string) =>
    (...all: unknown[]) =>
      new Promise<Answer>((resolve) => {
        const signal = all.pop() as AbortSignal;
        const answer = (found: Answer) => {
          resolve(found);
          return wait(0);
        };
        calls.push({ name, args: all as string[], signal, answer });
      });
  const names = ['checkout', 'phoneLogin', 'emailLogin'];
  return Object.fromEntries(names.map((name) => [name, ask(name)])) as unknown as Backend;
}

/** Creates a card's model on a new page. The test answers the calls, unless `real` is a backend. */
export function openCard(options: Options = {}) {
  vi.useFakeTimers();
  const calls: Call[] = [];
  const { host, events, visited, listeners, unmount } = playHost(options);
  const card = createLoginCard(host, options.real ?? playBackend(calls));
  card.start();
  const { phone, email } = card;
  const { country, phone: number } = phone.numberStep;
  const { code } = phone.codeStep;
  const fields = { country, phone: number, code, email: email.email, password: email.password };
  const names = Object.keys(fields) as FieldName[];
  const nameOf = (field?: FieldModel) => names.find((name) => fields[name].error === field?.error);
  const ofAll = <Part>(part: (field: FieldModel) => Part) =>
    Object.fromEntries(names.map((name) => [name, part(fields[name] as FieldModel)]));
  /** What LoginCard.tsx finds in the document. */
  const firstFields = { number, code, email: email.email };
  const submits = { number: phone.numberStep.submit, code: phone.codeStep.verify, email: email.submit };
  const announced: string[] = [];
  const { text } = card.announcer;
  onTestFinished(effect(() => void (text.value && announced.push(text.value))));

  function focused() {
    const request = card.focusRequest.peek();
    return request && nameOf((request.field ?? firstFields[card.step.peek()]) as FieldModel);
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
    submits[card.step.peek()]();
    return answer(found);
  }

  return {
    ...{ card, phone, email, fields, calls, events, visited, announced, unmount, last, answer, type, submit },
    requestCode(found?: Answer) {
      type('phone', '501234567');
      return submit(found);
    },
    enterCode(found?: Answer) {
      type('code', '123456');
      return submit(found);
    },
    logIn(found?: Answer) {
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
      marked: nameOf(card.markedField.peek()),
      offersEmail: card.offersEmail.peek(),
      says: text.peek(),
      focused: focused(),
      texts: ofAll((field) => field.read()),
      errors: ofAll((field) => field.error.peek()),
      calls: calls.map(({ name }) => name),
      visited: [...visited],
    }),
    /** The visitor returns, and the browser restores the page from its cache. */
    comeBack: () => listeners.comeBack(),
    comeOnline: () => listeners.comeOnline(),
    /** The latest navigation does not happen. */
    stay: () => listeners.stay(),
  };
}

/** A card at its code step, with the countdown at 60. */
export async function openCodeStep(options?: Options) {
  const opened = openCard(options);
  await opened.requestCode(true);
  return opened;
}

/** A card at the last step of this method. A code was sent, so the card has stored the number. */
export async function openLastStep(method: Method, options?: Options) {
  const opened = await openCodeStep(options);
  if (method === 'email') opened.card.switchMethod();
  return { ...opened, signIn: method === 'email' ? opened.logIn : opened.enterCode };
}
