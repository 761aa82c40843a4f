import { pageAddress, pageOrigin } from './page-address';

const control = /\p{Cc}/gu;

/** Returns the address if it is safe in an `href`. Like browsers, it ignores control characters and blanks, and reads `\` as `/`. */
export function safeAddress(found: unknown): string | undefined {
  if (typeof found !== 'string') return undefined;
  const bare = found.replace(control, '').trim();
  if (!bare || /^[\\/]{2}/.test(bare)) return undefined;
  return /^[a-z][a-z\d+.-]*:/i.test(bare) && !/^(https?|mailto|tel):/i.test(bare) ? undefined : bare;
}

/** Returns the address if it is safe and leads to http or https. It may be relative. */
export function webAddress(found: unknown): string | undefined {
  const safe = safeAddress(found);
  try {
    return safe && /^http/.test(new URL(safe, 'http://any.example').protocol) ? safe : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the address if it leads to the page's own origin, otherwise undefined. */
export function ownAddress(found: unknown): string | undefined {
  const safe = webAddress(found);
  return safe && new URL(safe, pageAddress()).origin === pageOrigin() ? safe : undefined;
}
