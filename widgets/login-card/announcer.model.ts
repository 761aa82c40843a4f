import { type Host, type ReadonlySignal, signal } from '../../src';

/** A call that takes longer than this is announced. In milliseconds. */
const longCall = 1000;

/**
 * What screen readers announce: one text at a time. During a long call it is "Please wait…". An announcement about the
 * wait for the next code then follows after the call.
 */
export function createAnnouncer(t: Host['t']) {
  const text = signal('');
  /** A text of these two kinds is removed when it is no longer true. Other texts stay until the next one. */
  let kind: 'sending' | 'wait' | undefined;
  let secondsAfterCall: number | undefined;
  let timer: ReturnType<typeof setTimeout>;

  function say(words: string, next?: typeof kind) {
    clearTimeout(timer);
    kind = next;
    text.value = words;
  }

  /** Call this at each second of the wait, with the remaining seconds if they should be announced. */
  function wait(seconds?: number) {
    if (kind === 'sending') secondsAfterCall = seconds;
    else if (seconds) say(t('NewCodeIn', { seconds }), 'wait');
    else if (seconds === 0) say(t('NewCodeNow'));
    else if (kind === 'wait') say('');
  }

  return {
    text: text as ReadonlySignal<string>,
    wait,
    silence: () => say(''),
    backOnline: () => say(t('BackOnline')),
    codeSent: (number: string) => say(t('CodeSentTo', { number })),
    codeSentAgain: (time: string) => say(t('CodeSentAt', { time })),

    sending() {
      secondsAfterCall = undefined;
      say('', 'sending');
      timer = setTimeout(() => say(t('Sending'), 'sending'), longCall);
    },

    /** It is removed when the visitor comes back to this page. */
    signedIn: () => say(t('SignedIn'), 'sending'),

    /** Call this after the result of the call was announced, if it is announced here. */
    callEnded() {
      if (kind !== 'sending') return;
      say('');
      wait(secondsAfterCall);
    },
  };
}
