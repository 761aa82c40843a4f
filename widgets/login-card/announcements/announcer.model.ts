import { type Host, type ReadonlySignal, readerPause, signal } from '../../../src';

/** A call that takes longer than this is announced. In milliseconds. */
const longCall = 1000;

/** What screen readers announce: one text at a time. During a call it is nothing, and after a second “Please wait…”. */
export function createAnnouncer(t: Host['t']) {
  const text = signal('');
  /** A text of these two kinds is removed when it is no longer true. */
  let kind: 'sending' | 'wait' | undefined;
  let timer: ReturnType<typeof setTimeout>;

  function say(words: string, next?: typeof kind) {
    clearTimeout(timer);
    kind = next;
    text.value = words;
  }

  function end(ended: typeof kind) {
    if (kind === ended) say('');
  }

  /** Call this at each second of the wait, with the remaining seconds if they should be announced. */
  function wait(seconds?: number) {
    if (kind === 'sending') return; // The answer to the call comes next.
    if (seconds) say(t('NewCodeIn', { seconds }), 'wait');
    else if (seconds === 0) say(t('NewCodeNow'));
    else end('wait');
  }

  return {
    text: text as ReadonlySignal<string>,
    wait,
    /** Removes the text, but not “Please wait…” during a call. Call this when the visitor does something. */
    silence() {
      if (kind !== 'sending') say('');
    },

    backOnline: () => say(t('BackOnline')),
    codeSent: (number: string) => say(t('CodeSentTo', { number })),
    codeSentAgain: (time: string) => say(t('CodeSentAt', { time })),

    /** Removes the text first and waits until a screen reader has noticed it, because it does not read the same text again. */
    fieldError(words: string) {
      say('');
      timer = setTimeout(() => say(words), readerPause);
    },

    sending() {
      say('', 'sending');
      timer = setTimeout(() => say(t('Sending'), 'sending'), longCall);
    },

    /** It is removed when the visitor comes back to this page. */
    signedIn: () => say(t('SignedIn'), 'sending'),

    /** Call this after the result of the call was announced, if it is announced here. */
    callEnded: () => end('sending'),
  };
}
