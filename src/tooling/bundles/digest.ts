import { createHash } from 'node:crypto';

/** A short hash, long enough to distinguish the versions of one file. */
export const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The value of a script tag's `integrity`. */
export const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
