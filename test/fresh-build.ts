import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether dist/ is at least as new as its sources. */
    isBuilt?: boolean;
  }
}

const changed = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const sources = () => [
  ...['src', 'widgets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((path) => `${folder}/${path}`),
  ),
  ...['build.mjs', 'package.json', 'package-lock.json', 'README.md', 'CHANGELOG.md'],
];

/** Builds dist/ if a source is newer. It waits for the build, because several projects may ask for it. */
export default function buildIfOld(): void {
  const built = changed('dist/manifest.json');
  const newer = sources().find((path) => changed(path) > built);
  if (!newer) return;
  console.log(`${newer} is newer than dist/: npm run build`);
  execFileSync(process.execPath, ['build.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] });
}
