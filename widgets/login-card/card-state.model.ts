import { computed, type Failure, type Host, signal } from '../../src';
import { wordsFor } from './errors.model';
import type { Field } from './field.model';

export type Method = 'phone' | 'email';

type Call = 'checkout' | 'phoneLogin' | 'emailLogin';

/** What both ways of signing in share: one call at a time, one problem shown, one field that gets the focus. */
export function createCardState({ t, signal: life }: Pick<Host, 't' | 'signal'>) {
  const mode = signal<Method>('phone');
  const running = signal<Call>();
  const busy = computed(() => running.value !== undefined);
  const problem = signal<{ text: string; offer: boolean; key: number }>();
  const target = signal<{ field: Pick<Field, 'focus'> }>();
  const status = signal('');
  let problems = 0;
  let newest: Promise<unknown> | undefined;

  return {
    mode,
    /** The call that is under way. After a successful login it stays until the page is left. */
    running,
    busy,
    problem,
    target,
    status,

    /** Hands the answer to `handle`, unless the call was abandoned. The card stays busy when that returns true. */
    async call(name: Call, answer: Promise<true | Failure>, handle: (answer: true | Failure) => unknown) {
      newest = answer;
      running.value = name;
      problem.value = undefined;
      const found = await answer;
      if (newest === answer && !life.aborted && handle(found) !== true) running.value = undefined;
    },

    /** Makes the card usable again. The answer to a call that is under way changes nothing any more. */
    abandonCall() {
      newest = running.value = undefined;
    },

    showFailure(failure: Failure, offer = false) {
      problem.value = { text: failure.text || t(wordsFor(failure)), offer, key: ++problems };
    },

    clearProblem() {
      problem.value = undefined;
    },

    /** Moves the focus when what the card shows is up to date. */
    focus(field: Pick<Field, 'focus'>) {
      target.value = { field };
    },

    /** Says something to screen readers alone, in phone mode. */
    announce(text: string) {
      if (mode.peek() === 'phone') status.value = text;
    },
  };
}

export type CardState = ReturnType<typeof createCardState>;
