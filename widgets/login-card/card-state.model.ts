import { computed, type Failure, type Host, type Key, signal } from '../../src';
import { wordsFor } from './errors.model';
import type { Field } from './field.model';

export type Method = 'phone' | 'email';

type Call = 'checkout' | 'phoneLogin' | 'emailLogin';

/** The state that both ways of signing in share: the running call, the error message, and the field that gets the focus. */
export function createCardState({ t, abortSignal, emit }: Pick<Host, 't' | 'abortSignal' | 'emit'>) {
  const mode = signal<Method>('phone');
  const running = signal<Call>();
  const busy = computed(() => running.value !== undefined);
  const problem = signal<{ text: string; key: number }>();
  const refused = signal<Pick<Field, 'focus'>>();
  const offersEmail = signal(false);
  const target = signal<{ field: Pick<Field, 'focus'> }>();
  const status = signal('');
  let problems = 0;
  let control = new AbortController();
  abortSignal.addEventListener('abort', () => control.abort());

  const focus = (field: Pick<Field, 'focus'>) => {
    target.value = { field };
  };
  const clearProblem = () => {
    problem.value = refused.value = undefined;
  };
  const endCall = () => {
    running.value = undefined;
    if (status.peek() === t('Sending')) status.value = '';
  };
  const tellRefused = (kind: Failure['kind'] | 'invalid', code = '') =>
    emit('login:refused', { method: mode.peek(), kind, code });

  return {
    mode,
    /** The running call. After a successful login it stays set until the page is left. */
    running,
    busy,
    problem,
    /** The field with the text that the server refused. */
    refused,
    /** Signing in by phone does not work now, so the button of the email mode is the primary one. */
    offersEmail,
    target,
    /** The text for screen readers. */
    status,
    clearProblem,
    /** Moves the focus to a field after the card has rendered. */
    focus,

    /** Passes the answer to `handle`, unless the call was cancelled. The card stays busy when `handle` returns true. */
    async call(
      name: Call,
      send: (signal: AbortSignal) => Promise<true | Failure>,
      handle: (answer: true | Failure) => unknown,
    ) {
      control = new AbortController();
      const { signal } = control;
      running.value = name;
      clearProblem();
      status.value = t('Sending');
      const answer = await send(signal);
      if (!signal.aborted && handle(answer) !== true) endCall();
    },

    /** Makes the card usable again. */
    cancelCall() {
      control.abort();
      endCall();
    },

    /** Shows why a call failed, and marks the field with the text that the server refused. */
    showFailure(failure: Failure, offersMail = false, field?: Pick<Field, 'focus'>) {
      problem.value = { text: wordsFor(failure, t), key: ++problems };
      refused.value = field;
      if (offersMail) offersEmail.value = true;
      tellRefused(failure.kind, failure.code);
    },

    /** At a submit: shows the faults of the fields and goes to the first one. False when there is none. */
    rejects(faults: [Pick<Field, 'fault' | 'focus'>, Key | undefined][]): boolean {
      for (const [field, fault] of faults) field.fault.value = fault;
      const first = faults.find(([, fault]) => fault)?.[0];
      if (!first) return false;
      clearProblem();
      focus(first);
      tellRefused('invalid');
      return true;
    },

    /** Announces a text to screen readers, only in phone mode. */
    announce(text: string) {
      if (mode.peek() === 'phone') status.value = text;
    },
  };
}

export type CardState = ReturnType<typeof createCardState>;
