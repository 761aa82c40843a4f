import { computed, type Failure, type Host, signal } from '../../src';
import { wordsFor } from './errors.model';
import type { Field } from './field.model';

export type Method = 'phone' | 'email';

type Call = 'checkout' | 'phoneLogin' | 'emailLogin';

/** The state that both ways of signing in share: the running call, the error message, and the field that gets the focus. */
export function createCardState({ t, abortSignal }: Pick<Host, 't' | 'abortSignal'>) {
  const mode = signal<Method>('phone');
  const running = signal<Call>();
  const busy = computed(() => running.value !== undefined);
  const problem = signal<{ text: string; offer: boolean; key: number }>();
  const target = signal<{ field: Pick<Field, 'focus'> }>();
  const status = signal('');
  let problems = 0;
  let control = new AbortController();
  abortSignal.addEventListener('abort', () => control.abort());

  return {
    mode,
    /** The running call. After a successful login it stays set until the page is left. */
    running,
    busy,
    problem,
    target,
    status,

    /** Passes the answer to `handle`, unless the call was cancelled. The card stays busy when `handle` returns true. */
    async call(
      name: Call,
      send: (signal: AbortSignal) => Promise<true | Failure>,
      handle: (answer: true | Failure) => unknown,
    ) {
      control = new AbortController();
      const { signal } = control;
      running.value = name;
      problem.value = undefined;
      const answer = await send(signal);
      if (!signal.aborted && handle(answer) !== true) running.value = undefined;
    },

    /** Makes the card usable again. */
    cancelCall() {
      control.abort();
      running.value = undefined;
    },

    showFailure(failure: Failure, offer = false) {
      problem.value = { text: failure.text || t(wordsFor(failure)), offer, key: ++problems };
    },

    clearProblem() {
      problem.value = undefined;
    },

    /** Moves the focus to a field after the card has rendered. */
    focus(field: Pick<Field, 'focus'>) {
      target.value = { field };
    },

    /** Announces a text to screen readers, only in phone mode. */
    announce(text: string) {
      if (mode.peek() === 'phone') status.value = text;
    },
  };
}

export type CardState = ReturnType<typeof createCardState>;
