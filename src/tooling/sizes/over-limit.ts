import type { Contents } from '../bundles/contents';
import { limitFor } from './limits';
import { grown, type Owners, ownersOf } from './owners';

const table = 'src/tooling/sizes/limits.ts';

const andThen = '\nThen run `npm run sizes -- --record` and `npm run docs`.';

/** The line for a file of this size in the table of limits. */
const lineFor = (file: string, size: number) =>
  `'${file}': ${limitFor(size).toLocaleString('en').replace(',', '_')},`;

/** What to do about a file without a limit. */
export const noLimit = (file: string, size: number): string =>
  `${file} has ${size} bytes and no limit. Write into ${table}: ${lineFor(file, size)}${andThen}`;

/** Says why a file is over its limit, and what to do. `before` is what the file contained when its limit was set. */
export function overLimit(file: string, size: number, limit: number, before: Owners, now: Contents): string {
  const parts = grown(before, ownersOf(now)).map(([owner, bytes]) => `${owner} +${bytes}`);
  return [
    `${file} has ${size} bytes, ${size - limit} more than its limit.`,
    `Since the limit was set, these have grown, in bytes before compression: ${parts.join(', ') || 'none'}.`,
    `If the file must grow, write into ${table}: ${lineFor(file, size)}${andThen}`,
  ].join(' ');
}
