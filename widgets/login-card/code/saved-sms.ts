import { readWait, storage } from '../../../src/shared';
import { readPhoneNumber } from '../phone-number';
import type { SavedSms } from '../state/card-state';

const key = 'loginCard';
/** How long a code lives. Without it there is nothing to come back to. */
const codeLifetime = 600_000;

/** The signal of the page's first card. Only that card restores a login. */
let first: AbortSignal | undefined;

/** Stores the dialling code as `country`. Another build wrote it so, and a deployment must not close an open code step. */
const encode = ({ dialCode: country, phone, from, until }: SavedSms) =>
  JSON.stringify({ country, phone, from, until });

/** Without an SMS it removes the stored one. */
export const saveSms = (sent?: SavedSms) => storage.set(key, sent ? encode(sent) : null);

/** The login that was saved before a reload, unless it has expired. */
export function restoreSms(abortSignal: AbortSignal): SavedSms | undefined {
  if (!first || first.aborted) first = abortSignal;
  if (first !== abortSignal) return undefined;
  try {
    const saved = JSON.parse(storage.get(key) ?? '');
    const number = readPhoneNumber(`${saved.country}${saved.phone}`, '');
    const wait = readWait((saved.until - saved.from) / 1000) * 1000;
    // A person can set back the clock.
    const from = Math.min(saved.from, Date.now());
    if (number && wait && Date.now() < from + Math.max(codeLifetime, wait))
      return { ...number, from, until: from + wait };
  } catch {
    // Nothing was saved, or another script wrote it.
  }
  saveSms();
  return undefined;
}
