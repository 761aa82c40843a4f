import { computed, type Failure, type Host, type Key, type ReadonlySignal, signal } from '../../src';
import { createAnnouncer } from './announcements/announcer.model';
import { textFor } from './failure-text';
import type { FieldModel } from './fields/field';
import { methodOf, type Step } from './step';

type Answer = true | Failure;
type CallName = 'checkout' | 'phoneLogin' | 'emailLogin';
/** After a successful login the card is busy until the page is left. */
type Running = CallName | 'leaving';

/** The time of what the visitor has had enough time to notice. In ms, as `performance.now()` gives it. */
const longAgo = -10_000;

interface CardError {
  text: string;
  /** Each error has another one, because the same text must be announced again. */
  key: number;
  kind: Failure['kind'];
}

/**
 * The state that both methods share. Only the functions below change it. `succeed` leaves the page after a login, and returns false if the page
 * has cancelled this. With `true` it leaves the page again, if the visitor has changed nothing since then.
 */
export function createCardState(
  { t, emit }: Pick<Host, 't' | 'emit'>,
  succeed: (isAgain?: boolean) => boolean,
  firstStep: Step = 'number',
) {
  const announcer = createAnnouncer(t);
  const step = signal(firstStep);
  const running = signal<Running>();
  const error = signal<CardError>();
  const markedField = signal<FieldModel>();
  const offersEmail = signal(false);
  const focusRequest = signal<{ field?: FieldModel }>();
  let errorCount = 0;
  let shownAt = longAgo;
  let abortController = new AbortController();

  const focus = (field?: FieldModel) => {
    focusRequest.value = { field };
  };
  const startShowing = () => {
    shownAt = performance.now();
  };
  const clearError = () => {
    shownAt = longAgo;
    error.value = markedField.value = undefined;
    announcer.silence();
  };
  const endCall = () => {
    running.value = undefined;
    announcer.callEnded();
  };
  const showLeaving = () => {
    running.value = 'leaving';
    announcer.signedIn();
    return true;
  };
  const emitRefused = (kind: Exclude<Failure['kind'], 'cancelled'> | 'invalid', code = '') =>
    emit('login:refused', { method: methodOf(step.peek()), kind, code });

  return {
    announcer,
    emit,
    succeed,

    /** Returns true when a submit sends nothing: a call is running, or the login has succeeded and the page is left again. */
    needsNoCall: () => running.peek() !== undefined || (succeed(true) && showLeaving()),

    step: step as ReadonlySignal<Step>,
    running: running as ReadonlySignal<Running | undefined>,
    busy: computed(() => running.value !== undefined),
    /** For how many ms the card has shown the last answer or step. Very long if the visitor has changed something since. */
    shownFor: () => performance.now() - shownAt,
    progress: computed(() => (running.value === 'leaving' ? 'done' : running.value !== undefined)),
    error: error as ReadonlySignal<CardError | undefined>,
    /** The server rejected the value of this field. */
    markedField: markedField as ReadonlySignal<FieldModel | undefined>,
    /** True while phone sign-in is impossible, so email becomes the primary button. */
    offersEmail: offersEmail as ReadonlySignal<boolean>,
    /** The field that gets the focus after the next render. Without `field` it is the first text field of the step. */
    focusRequest: focusRequest as ReadonlySignal<{ field?: FieldModel } | undefined>,

    /** Shows a step and moves the focus to its first text field. */
    openStep(next: Step) {
      step.value = next;
      startShowing();
      focus();
    },

    focus,

    /** Passes the answer to `handle`, unless nothing was sent or the call was cancelled. The card stays busy if `handle` returns true. */
    async call(
      name: CallName,
      send: (signal: AbortSignal) => Answer | false | Promise<Answer | false>,
      handle: (answer: Answer) => unknown,
    ) {
      abortController = new AbortController();
      const { signal } = abortController;
      running.value = name;
      clearError();
      announcer.sending();
      const answer = await send(signal);
      if (signal.aborted) return;
      startShowing();
      if (!answer || handle(answer) !== true) return endCall();
      showLeaving();
    },

    cancelCall() {
      abortController.abort();
      endCall();
    },

    /** Shows why a call failed. Marks `field`, if the server rejected its value. */
    fail(failure: Failure, field?: FieldModel) {
      error.value = { text: textFor(failure, t), key: ++errorCount, kind: failure.kind };
      markedField.value = field;
      if (step.peek() !== 'email' && failure.causes.offersEmail) offersEmail.value = true;
      if (failure.kind !== 'cancelled') emitRefused(failure.kind, failure.code);
    },

    /** Removes the message that there is no connection. Call this when there is one again. */
    backOnline() {
      if (error.peek()?.kind !== 'network') return;
      clearError();
      announcer.backOnline();
    },

    offerEmail() {
      offersEmail.value = true;
    },

    /** At a submit: shows the errors of the fields and focuses the first of these fields. Returns false without an error. */
    showFieldErrors(errors: [FieldModel, Key | undefined][]): boolean {
      const [first, key] = errors.find(([, key]) => key) ?? [];
      // A screen reader would say nothing, because neither the focus nor the description of the field changes.
      const isAgain = first?.hasFocus() && first.error.peek() === key;
      for (const [field, key] of errors) field.error.value = key;
      if (!first || !key) return false;
      clearError();
      focus(first);
      if (isAgain) announcer.fieldError(t(key));
      emitRefused('invalid');
      return true;
    },

    clearError,

    /** Removes the card error, the offer and the announcement. Call this when the visitor goes to another step. */
    clear() {
      clearError();
      offersEmail.value = false;
    },
  };
}

export type CardState = ReturnType<typeof createCardState>;
