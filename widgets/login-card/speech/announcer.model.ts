import { type ReadonlySignal, signal } from '../../../src/shared';
import type { Host } from '../keys';
import type { Words } from '../state/card-event';

/** What screen readers announce: one text at a time. */
export function createAnnouncer(t: Host['t']) {
  const text = signal('');
  let isAboutWait = false;
  let timer: ReturnType<typeof setTimeout>;

  /** Replaces the text. A screen reader reads the same text again only if it was gone: for `pause` ms there is none. */
  function say({ key, values, pause }: Words) {
    clearTimeout(timer);
    isAboutWait = false;
    text.value = key && !pause ? t(key, values) : '';
    if (pause) timer = setTimeout(() => say({ key, values }), pause);
  }

  return {
    text: text as ReadonlySignal<string>,
    say,

    /**
     * Call this at each second of the wait. `seconds` are the remaining ones, if they should be announced. Without them it removes an old
     * announcement of the wait.
     */
    wait(seconds?: number) {
      if (seconds === 0) say({ key: 'NewCodeNow' });
      else if (seconds) say({ key: 'NewCodeIn', values: { seconds } });
      else if (isAboutWait) say({});
      isAboutWait = !!seconds;
    },
  };
}

export type Announcer = ReturnType<typeof createAnnouncer>;
