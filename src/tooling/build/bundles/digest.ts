import { createHash } from 'node:crypto';

export { hashOf as digest } from '../../../extras/doctor/hash.ts';

/** The value of a script tag's `integrity`. */
export const integrityOf = (content: string | Buffer) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
