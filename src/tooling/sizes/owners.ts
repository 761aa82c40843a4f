import { dirname } from 'node:path';
import type { Contents } from '../bundles/contents';

/** The sizes of folders and packages in a file, the largest first. */
export type Owners = Record<string, number>;

/** The folder or the package that a source belongs to. A file directly in src/ stands for itself. */
function ownerOf(path: string): string {
  const [, name] = path.match(/node_modules\/((?:@[^/]+\/)?[^/]+)/) ?? [];
  if (name) return name;
  // Modules that are in no folder come from a plugin of the build.
  if (!/^(src|widgets)\//.test(path)) return 'src/tooling/bundles';
  const folder = dirname(path);
  return folder === 'src' ? path : folder;
}

const descending = (sizes: [string, number][]) => sizes.sort(([, one], [, other]) => other - one);

export function ownersOf(contents: Contents): Owners {
  const owners: Owners = {};
  for (const [path, bytes] of Object.entries(contents)) {
    const owner = ownerOf(path);
    owners[owner] = (owners[owner] ?? 0) + bytes;
  }
  return Object.fromEntries(descending(Object.entries(owners)));
}

/**
 * The owners that have grown, the one that has grown most first. Minified names differ in length from build to build, so an
 * owner that has grown by less than a tenth of the first one is left out.
 */
export function grown(before: Owners, now: Owners): [owner: string, bytes: number][] {
  const changes = Object.entries(now).map(([owner, bytes]): [string, number] => [
    owner,
    bytes - (before[owner] ?? 0),
  ]);
  const [, most] = descending(changes)[0] ?? ['', 0];
  return changes.filter(([, bytes]) => bytes > 0 && bytes >= most / 10);
}
