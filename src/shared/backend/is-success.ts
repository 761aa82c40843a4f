import { getProperty } from '../page/property';

// Whether the answer to a call of the card means success. Refusals are no such answers: `readAnswer()` finds them.

export function isCodeSent(found: unknown): boolean {
  const value = getProperty(found, 'Value');
  return !!found && value !== false && value !== null;
}

export const isSignedInByCode = (found: unknown): boolean =>
  !!found && typeof found === 'object' && !Array.isArray(found);

export function isSignedInByEmail(found: unknown): boolean {
  const value = getProperty(found, 'Value');
  return isSignedInByCode(found) && (value === 1 || value === '1');
}
