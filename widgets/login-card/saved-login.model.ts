import { storage } from '../../src';
import { type PhoneNumber, understand } from './phone-number.model';

/** A code on its way to a number; the next one may be asked for at `until`. */
export interface Sent extends PhoneNumber {
  from: number;
  until: number;
}

const key = 'loginCard';
const lasts = 600_000;

export const save = (sent?: Sent) => storage.set(key, sent ? JSON.stringify(sent) : null);

/** What was saved before the page was loaded anew, if that still counts. */
export function restore(): Sent | undefined {
  try {
    const { country, phone, from, until } = JSON.parse(storage.get(key) ?? '');
    const number = understand(`${country}${phone}`, '');
    if (number && Date.now() < Math.max(from + lasts, until) && until >= from)
      return { ...number, from, until };
  } catch {
    // Nothing was saved, or by somebody else.
  }
  save();
  return undefined;
}
