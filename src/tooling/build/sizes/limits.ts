import { readFileSync, writeFileSync } from 'node:fs';
import { table } from '../../from-facts/documents/table';
import { run } from '../../work-tree';

/** The limits, such as `41.5 kB`, that size-limit compares with dist/. The last two are those of pages. */
export const list = '.size-limit.json';
const limits = (): { name: string; limit: string }[] => JSON.parse(readFileSync(list, 'utf8'));

/** The table in the guide for sites, and the line in README.md. */
export const sizeTable = () =>
  table(
    ['file or page', 'at most'],
    limits().map(({ name, limit }) => [name, limit]),
  );
export const sizesInShort = () =>
  `- **Small**: with React and the styles, the login page loads at most ${limits().at(-1)?.limit} of brotli, and a page without the login card at most ${limits().at(-2)?.limit}.`;

/** The limit for a size: with 3 % of room, rounded up to the next quarter of a kilobyte. */
export const limitFor = (size: number): string => `${Math.ceil((size * 1.03) / 250) / 4} kB`;

/** What size-limit measures. It fails when a limit is exceeded, with the same output. */
export const measure = (): Promise<{ name: string; size: number; sizeLimit: number }[]> =>
  run(process.execPath, ['node_modules/size-limit/bin.js', '--json'])
    .catch((error) => error)
    .then(({ stdout }) => JSON.parse(stdout));

/** The file of limits with a new limit for each size that exceeds its own, or needs a lower one. */
export function withNewLimits(
  text: string,
  measured: { name: string; size: number; sizeLimit: number }[],
): string {
  return measured.reduce((changed, { name, size, sizeLimit }) => {
    const limit = limitFor(size);
    if (size <= sizeLimit && sizeLimit <= Number.parseFloat(limit) * 1000) return changed;
    return changed.replace(new RegExp(`("name": "${name}".*?"limit": ")[^"]*`, 's'), `$1${limit}`);
  }, text);
}

export const setLimits = async (): Promise<void> =>
  writeFileSync(list, withNewLimits(readFileSync(list, 'utf8'), await measure()));
