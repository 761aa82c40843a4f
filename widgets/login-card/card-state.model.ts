import { computed, type Failure, type Host, type Key, signal } from '../../src';
import { messageFor } from './errors';
import type { Field } from './fields/field.model';

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
  let abortController = new AbortController();
  abortSignal.addEventListener('abort', () => abortController.abort());

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
  const emitRefused = (kind: Failure['kind'] | 'invalid', code = '') =>
    emit('login:refused', { method: mode.peek(), kind, code });

  return {
    mode,
    /** The running call. After a successful login it stays set until the page is left. */
    running,
    busy,
    problem,
    /** The field with the text that the server refused. */
    refused,
    /** Whether the button of the email mode is the primary one, because signing in by phone does not work now. */
    offersEmail,
    /** The field that gets the focus after the next render. */
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
      abortController = new AbortController();
      const { signal } = abortController;
      running.value = name;
      clearProblem();
      status.value = t('Sending');
      const answer = await send(signal);
      if (!signal.aborted && handle(answer) !== true) endCall();
    },

    /** Cancels the running call and makes the card usable again. */
    cancelCall() {
      abortController.abort();
      endCall();
    },

    /** Shows why a call failed, and marks the field with the text that the server refused. */
    showFailure(failure: Failure, offersMail = false, field?: Pick<Field, 'focus'>) {
      problem.value = { text: messageFor(failure, t), key: ++problems };
      refused.value = field;
      if (offersMail) offersEmail.value = true;
      emitRefused(failure.kind, failure.code);
    },

    /** At a submit: shows the errors of the fields and focuses the first of these fields. Returns false without an error. */
    rejects(faults: [Pick<Field, 'fault' | 'focus'>, Key | undefined][]): boolean {
      for (const [field, fault] of faults) field.fault.value = fault;
      const first = faults.find(([, fault]) => fault)?.[0];
      if (!first) return false;
      clearProblem();
      focus(first);
      emitRefused('invalid');
      return true;
    },

    /** Announces a text to screen readers, only in phone mode. */
    announce(text: string) {
      if (mode.peek() === 'phone') status.value = text;
    },
  };
}

export type CardState = ReturnType<typeof createCardState>;
