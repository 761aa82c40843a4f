import { countryOf } from '../../../src/facts/countries';
import { computed } from '../../../src/shared';
import { readCulture } from '../culture';
import type { Announcer } from '../speech/announcer.model';
import type { Dispatch } from '../state/card-event';
import { codeStepOf, isBusy, type Sms, type State } from '../state/card-state';
import { createCountdown } from './countdown.model';
import { minutesFrom } from './ring/duration';
import { saveSms } from './saved-sms';

/** The SMS with the code: remembers its number, and counts the waiting time for the next one. */
export function createSms(state: State, dispatch: Dispatch, announcer: Announcer) {
  const { left, run, stop } = createCountdown((seconds) => {
    // During a call the card soon announces the answer.
    if (state.peek().step.at === 'code' && !isBusy(state.peek())) announcer.wait(seconds);
  });
  const sent = computed(() => codeStepOf(state.value)?.sent);
  const waiting = computed(() => left.value > 0);

  return {
    sent,
    resentAt: computed(() => codeStepOf(state.value)?.resentAt),
    waiting,
    /** The usual wait for this number. */
    fullWait: computed(() => (sent.value && countryOf(sent.value.dialCode)?.wait) ?? 0),
    /** The wait is so long that it is shown in minutes or hours. */
    isLong: computed(() => left.value >= minutesFrom),
    left,
    stop,

    /** Starts the wait, or ends it if there is no number. */
    set(next?: Sms) {
      saveSms(next);
      if (next) run(next);
      else stop();
    },

    resend() {
      const number = sent.peek();
      if (!number || waiting.peek()) return;
      dispatch({ type: 'submit', call: { name: 'checkout', number, culture: readCulture() } });
    },
  };
}
