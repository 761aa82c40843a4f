import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether dist/ is at least as new as its sources. */
    isBuilt?: boolean;
  }
}

const changed = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const sources = (root: string) => [
  ...['src', 'widgets'].flatMap((folder) => [
    folder,
    ...readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path}`),
  ]),
  ...['build.mjs', 'package.json', 'package-lock.json', 'README.md', 'CHANGELOG.md'],
];

/** A source that is newer than dist/. A folder is newer if something in it was removed. */
export function newerSource(root = '.'): string | undefined {
  const built = changed(join(root, 'dist/manifest.json'));
  return sources(root).find((path) => changed(join(root, path)) > built);
}

/** Builds dist/ if a source is newer. It waits for the build, because several projects may ask for it. */
export default function buildIfOld(): void {
  const newer = newerSource();
  if (!newer) return;
  console.log(`${newer} is newer than dist/: npm run build`);
  execFileSync(process.execPath, ['build.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] });
}
