import { countryOf, type PhoneNumber } from '../../../src/facts/countries';
import type { SavedSms, Sms } from './card-state';

/** When something happens, by `Date.now()` and by `performance.now()`. */
export interface Moment {
  time: number;
  steady: number;
}

export const momentNow = (): Moment => ({ time: Date.now(), steady: performance.now() });

/** The wait goes on, for example after a reload of the page. */
export const resumeWait = (saved: SavedSms, { time, steady }: Moment): Sms => ({
  ...saved,
  steadyUntil: steady + saved.until - time,
});

/** A code was sent to this number now. Without `seconds` the wait for the next one is the usual one. */
export function startWait({ dialCode, phone }: PhoneNumber, now: Moment, seconds?: number): Sms {
  const wait = seconds || (countryOf(dialCode)?.wait ?? 0);
  return resumeWait({ dialCode, phone, from: now.time, until: now.time + wait * 1000 }, now);
}

/** The milliseconds until the next code can be requested. */
export const timeLeft = (
  { until, steadyUntil }: Pick<Sms, 'until' | 'steadyUntil'>,
  { time, steady }: Moment,
) =>
  // `performance.now()` stops while the computer sleeps, and a person can set back the clock of `Date.now()`.
  // Use whichever clock shows less time left.
  Math.min(until - time, steadyUntil - steady);
