import { createHash } from 'node:crypto';

/** Names a content: enough to tell one file's versions apart. */
export const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** What a script tag's `integrity` holds. */
export const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
