import { createHash } from 'node:crypto';

/** A short hash, long enough to distinguish the versions of one file. */
export const digest = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** The value of a script tag's `integrity`. */
export const integrityOf = (content: string | Buffer) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
