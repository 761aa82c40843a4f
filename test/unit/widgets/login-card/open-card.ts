import { onTestFinished, vi } from 'vitest';
import { type Backend, effect, type Failure, type Host } from '../../../../src';
import type { Detail } from '../../../../src/host/events';
import type { PageData } from '../../../../src/page/page';
import { createLoginCard, type LoginCardModel } from '../../../../widgets/login-card/card.model';

export type Answer = true | Failure;

/** A call that waits until the test answers it. */
export interface Call {
  name: string;
  args: string[];
  signal: AbortSignal;
  answer(answer: Answer): Promise<void>;
}

/** Waits until all effects of an answer have happened. */
export const settle = () => vi.advanceTimersByTimeAsync(0);

/** Resolves when no call is running. */
export const idle = ({ busy }: LoginCardModel) =>
  new Promise<void>((resolve) => {
    effect(() => {
      if (!busy.value) resolve();
    });
  });

/** Replaces the text of a field like a visitor, in an element that is on the page only during this call. */
export function type(field: { attach(input: HTMLInputElement): () => void }, text: string) {
  const input = document.createElement('input');
  const detach = field.attach(input);
  input.value = text;
  input.dispatchEvent(new Event('input'));
  detach();
}

type SendDetail = Detail<'login:send'>;

interface Options {
  /** Whether the page cancels all events that it can cancel. */
  stays?: boolean;
  real?: Backend;
  page?: Partial<PageData>;
  /** The page's listener for `login:send`. It returns false to cancel the event. */
  beforeSend?(detail: SendDetail): boolean;
}

/** Creates a card's model on a new page. The test answers the calls, unless `real` is a backend. */
export function openCard({ stays = false, real, page, beforeSend = () => true }: Options = {}) {
  vi.useFakeTimers();
  const abortController = new AbortController();
  onTestFinished(() => {
    abortController.abort();
  });
  const calls: Call[] = [];
  const events: [string, object][] = [];
  const visited: string[] = [];
  let onReturn = () => {};
  let onOnline = () => {};
  let onStay: (() => void) | undefined;
  const texts: Host['t'] = (key, values) => [key, ...Object.values(values ?? {})].join(' ');
  const host: Host = {
    pageData: { lang: 'uk', contacts: {}, login: {}, help: [], ...page } as PageData,
    t: texts,
    attribute: () => null,
    abortSignal: abortController.signal,
    emit(type, detail) {
      // Most tests are about other events.
      if (type === 'login:send') return beforeSend(detail as SendDetail);
      events.push([type, detail]);
      return !stays;
    },
    address: () => location.href,
    navigate(address, then) {
      visited.push(address);
      onStay = then;
    },
    onReturn(then) {
      onReturn = then;
    },
    onOnline(then) {
      onOnline = then;
    },
  };
  const ask =
    (name: string) =>
    (...all: [...args: string[], signal: AbortSignal]) =>
      new Promise<Answer>((resolve) => {
        const answer = (found: Answer) => {
          resolve(found);
          return settle().then(() => undefined);
        };
        const signal = all.at(-1) as AbortSignal;
        calls.push({ name, args: all.slice(0, -1) as string[], signal, answer });
      });
  const played = Object.fromEntries(
    ['checkout', 'phoneLogin', 'emailLogin'].map((name) => [name, ask(name)]),
  ) as unknown as Backend;
  const card = createLoginCard(host, real ?? played);
  card.start();
  const { phone, email } = card;
  const fields = {
    phone: phone.numberStep.phone,
    code: phone.codeStep.code,
    email: email.email,
    password: email.password,
  };
  /** What LoginCard.tsx finds in the document. */
  const firstFields = { number: fields.phone, code: fields.code, email: fields.email };
  const last = () => calls.at(-1) as Call;
  const answerWith = (answer?: Answer) => answer && last().answer(answer);
  return {
    ...{ card, phone, email, abortController, calls, events, visited, last },
    /** The next three type and submit what a visitor does. With an answer, they also answer the call. */
    requestCode(answer?: Answer) {
      type(fields.phone, '501234567');
      phone.numberStep.submit();
      return answerWith(answer);
    },
    enterCode(answer?: Answer) {
      type(fields.code, '123456');
      phone.codeStep.verify();
      return answerWith(answer);
    },
    logIn(answer?: Answer) {
      type(fields.email, 'admin@example.com');
      type(fields.password, 'charge');
      email.submit();
      return answerWith(answer);
    },
    cardError: () => card.error.peek()?.text,
    /** The name of the field that got the focus last. */
    focused() {
      const request = card.focusRequest.peek();
      if (!request) return undefined;
      const { field = firstFields[card.step.peek()] } = request;
      return Object.entries(fields).find(([, each]) => each === field)?.[0];
    },
    /** The visitor returns, and the browser restores the page from its cache. */
    comeBack: () => onReturn(),
    comeOnline: () => onOnline(),
    /** The latest navigation does not happen. */
    stay: () => onStay?.(),
  };
}

/** A card at its code step, with the countdown at 60. */
export async function openCodeStep(options?: Parameters<typeof openCard>[0]) {
  const opened = openCard(options);
  await opened.requestCode(true);
  return opened;
}
