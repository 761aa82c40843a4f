import { storage } from '../../../src';
import { type PhoneNumber, readPhoneNumber } from './phone-number';

/** A code was sent to this number at `from`. The next one can be requested at `until`. */
export interface Sent extends PhoneNumber {
  from: number;
  until: number;
}

const key = 'loginCard';
const lifetime = 600_000;

export const save = (sent?: Sent) => storage.set(key, sent ? JSON.stringify(sent) : null);

/** The login that was saved before a reload, unless it has expired. */
export function restore(): Sent | undefined {
  try {
    const { country, phone, from, until } = JSON.parse(storage.get(key) ?? '');
    const number = readPhoneNumber(`${country}${phone}`, '');
    if (number && Date.now() < Math.max(from + lifetime, until) && until >= from)
      return { ...number, from, until };
  } catch {
    // Nothing was saved, or another script wrote it.
  }
  save();
  return undefined;
}
