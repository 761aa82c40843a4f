import { type Backend, type Failure, type Host, routes, signal } from '../../src';
import { wordsFor } from './errors.model';
import { save } from './saved-login.model';

/** A backend whose calls end with the signal. */
export type Connect = (signal: AbortSignal) => Backend;

/** What both ways in stand at: one call at a time, one problem shown, one field to go to. */
export function createDesk({ t, emit, navigate, signal: life }: Host, connect: Connect) {
  const mode = signal<'phone' | 'email'>('phone');
  const problem = signal<{ text: string; offer: boolean; key: number }>();
  const target = signal<{ field: string }>();
  const status = signal('');
  let told = 0;
  let call = new AbortController();
  const cancel = () => call.abort();
  life.addEventListener('abort', cancel);
  return {
    mode,
    problem,
    target,
    status,
    cancel,
    clear() {
      problem.value = undefined;
    },
    focus(field: string) {
      target.value = { field };
    },
    say(text: string) {
      if (mode.peek() === 'phone') status.value = text;
    },
    /** Undefined when the visitor has left before the answer came. */
    async ask(send: (backend: Backend) => Promise<true | Failure>) {
      problem.value = undefined;
      call = new AbortController();
      const { signal } = call;
      const answer = await send(connect(signal));
      return signal.aborted ? undefined : answer;
    },
    tell(failure: Failure, offer = false) {
      problem.value = { text: failure.text || t(wordsFor(failure)), offer, key: ++told };
    },
    /** Leaves the page, with nothing to come back to; false when the page itself wants to go on. */
    succeed(method: 'phone' | 'email') {
      save();
      const leaves = emit('login:success', { method });
      if (leaves) navigate(routes.afterLogin);
      return leaves;
    },
  };
}

export type Desk = ReturnType<typeof createDesk>;
