import type { Contents } from '../bundles/contents';
import { table } from '../documents/table';
import { limitOf, limits, pages } from './limits';
import { type Move, moves, type Version } from './moved';
import { ownersOf } from './owners';

const pageNames = Object.keys(pages) as (keyof typeof pages)[];

/** The table that `npm run sizes` prints. */
export function sizeReport(version: Version, contents: Record<string, Contents>): string {
  const rows = Object.entries(version).map(([file, { size }]) => {
    const largest = Object.entries(ownersOf(contents[file] ?? {})).slice(0, 5);
    const parts = largest.map(([owner, bytes]) => `${owner} ${bytes}`).join(', ');
    return [file, String(size), String(limits[file] ?? 'none'), parts];
  });
  const sums = pageNames.map((page) => [page, String(sumOf(page, version)), String(limitOf(page)), '']);
  return table(
    ['file', 'bytes of brotli', 'limit', 'largest contents, in bytes before compression'],
    [...rows, ...sums],
  );
}

const sumOf = (page: keyof typeof pages, version: Version) =>
  pages[page].reduce((sum, file) => sum + (version[file]?.size ?? 0), 0);

const signed = (bytes: number) => (bytes > 0 ? `+${bytes}` : String(bytes).replace('-', '−'));

/** What of a file's difference has moved: `−210 to login-card.js`. */
function movedPart(file: string, all: Move[]): string {
  const out = all.filter(({ from }) => from === file).map(({ to, bytes }) => `${signed(-bytes)} to ${to}`);
  const into = all.filter(({ to }) => to === file).map(({ from, bytes }) => `${signed(bytes)} from ${from}`);
  return [...out, ...into].join(', ');
}

/** The table that `npm run sizes -- REF` prints. */
export function comparison(before: Version, now: Version): string {
  const moved = moves(before, now);
  const row = (name: string, old = 0, current = 0) => [
    name,
    String(old),
    String(current),
    signed(current - old),
    movedPart(name, moved),
  ];
  const files = [...new Set([...Object.keys(now), ...Object.keys(before)])];
  return table(
    ['bytes of brotli', 'before', 'after', 'difference', 'moved, about'],
    [
      ...files.map((file) => row(file, before[file]?.size, now[file]?.size)),
      ...pageNames.map((page) => row(page, sumOf(page, before), sumOf(page, now))),
    ],
  );
}
