import { storage } from '../../../src';
import { type PhoneNumber, readPhoneNumber } from './number/phone-number';

/** A code was sent to this number at `from`. The next one can be requested at `until`. */
export interface Sent extends PhoneNumber {
  from: number;
  until: number;
}

const key = 'loginCard';
const lifetime = 600_000;

/** The signal of the page's first card. Only that card restores a login. */
let first: AbortSignal | undefined;

export const saveSms = (sent: Sent) => storage.set(key, JSON.stringify(sent));

export const forgetSms = () => storage.set(key, null);

/** The login that was saved before a reload, unless it has expired. */
export function restoreSms(abortSignal: AbortSignal): Sent | undefined {
  if (!first || first.aborted) first = abortSignal;
  if (first !== abortSignal) return undefined;
  try {
    const { country, phone, from, until } = JSON.parse(storage.get(key) ?? '');
    const number = readPhoneNumber(`${country}${phone}`, '');
    if (number && Date.now() < Math.max(from + lifetime, until) && until >= from)
      return { ...number, from, until };
  } catch {
    // Nothing was saved, or another script wrote it.
  }
  forgetSms();
  return undefined;
}
