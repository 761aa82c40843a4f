import { createHash } from 'node:crypto';

/** The hash in the address of a file: short, but long enough to distinguish its versions. The build writes it, and the doctor compares it. */
export const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);
