import { onTestFinished, vi } from 'vitest';
import { type Backend, effect, type Failure, type Host } from '../../../../src';
import type { Page } from '../../../../src/page/read';
import { createLoginCard, type LoginCard } from '../../../../widgets/login-card/card.model';

export type Answer = true | Failure;

/** A call that waits for its answer, as the test sees it. */
export interface Call {
  name: string;
  args: string[];
  signal: AbortSignal;
  answer(answer: Answer): Promise<void>;
}

/** Lets what was answered run to its end. */
export const settle = () => vi.advanceTimersByTimeAsync(0);

/** Resolves when no call is under way. */
export const idle = ({ busy }: LoginCard) =>
  new Promise<void>((resolve) => {
    effect(() => {
      if (!busy.value) resolve();
    });
  });

/** A card's model on a page of its own, with a backend that the test plays. */
export function openCard({
  stays = false,
  real,
}: {
  stays?: boolean;
  real?: (signal: AbortSignal) => Backend;
} = {}) {
  vi.useFakeTimers();
  const life = new AbortController();
  onTestFinished(() => {
    life.abort();
    vi.useRealTimers();
  });
  const calls: Call[] = [];
  const events: [string, object][] = [];
  const visited: string[] = [];
  const texts: Host['t'] = (key, values) => [key, ...Object.values(values ?? {})].join(' ');
  const host: Host = {
    page: { lang: 'uk' } as Page,
    t: texts,
    dataset: {},
    signal: life.signal,
    emit(type, detail) {
      events.push([type, detail]);
      return !stays;
    },
    address: () => location.href,
    navigate: (address) => visited.push(address),
    onReturn() {},
  };
  const scripted = (signal: AbortSignal) =>
    new Proxy({} as Backend, {
      get:
        (_, name) =>
        (...args: string[]) =>
          new Promise<Answer>((resolve) => {
            const answer = (found: Answer) => {
              resolve(found);
              return settle().then(() => undefined);
            };
            calls.push({ name: String(name), args, signal, answer });
          }),
    });
  const card = createLoginCard(host, real ?? scripted);
  return {
    card,
    ...{ phone: card.phone, email: card.email, life, calls, events, visited },
    last: () => calls.at(-1) as Call,
    problem: () => card.problem.peek()?.text,
    focused: () => card.target.peek()?.field,
  };
}

/** A card at its code step, with the countdown at 60. */
export async function openCodeStep(options?: Parameters<typeof openCard>[0]) {
  const opened = openCard(options);
  opened.phone.typePhone('501234567');
  opened.phone.submit();
  await opened.last().answer(true);
  return opened;
}
