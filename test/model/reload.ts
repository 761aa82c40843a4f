import { restoreSms, saveSms } from '../../widgets/login-card/code/saved-sms';
import { firstState, type SavedSms } from '../../widgets/login-card/state/card-state';
import type { Move } from './moves';
import type { World } from './world';

/** What the first card of a new page finds in session storage at this time, and whether anything is there afterwards. */
function restore(stored: SavedSms | undefined, time: number) {
  const { now } = Date;
  const page = new AbortController();
  Date.now = () => time;
  try {
    saveSms(stored);
    const sent = restoreSms(page.signal);
    return { sent, isStored: !!sessionStorage.getItem('loginCard') };
  } finally {
    Date.now = now;
    page.abort();
  }
}

/** The page is loaded again, and shows this method first. Nothing is left but session storage. */
export function reload({ stored, now, past }: World, method: 'phone' | 'email'): Move {
  const { sent, isStored } = restore(stored, now.time);
  return {
    event: sent && { type: 'restored', sent },
    changes: {
      card: firstState(method),
      attempt: undefined,
      isNavigating: false,
      stored: isStored ? (sent ?? stored) : undefined,
      // Only `Date.now()` counts on.
      past: { ...past, signedIn: '', wrongCodes: 0, hasSlept: past.hasSlept || past.isSetBack },
    },
    reloads: method,
  };
}
