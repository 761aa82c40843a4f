import { existsSync, readFileSync } from 'node:fs';

interface Manifest {
  version: string;
  files: Record<string, { bytes: number; hash: string }>;
}

const path = 'dist/manifest.json';

/** The manifest of the build. Without one the tests of this folder fail when they build a site. */
export const { version, files }: Manifest = existsSync(path)
  ? JSON.parse(readFileSync(path, 'utf8'))
  : { version: '', files: {} };
