import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';

export const folder = fileURLToPath(new URL('../../../dist/', import.meta.url));

if (!inject('isBuilt'))
  throw new Error('This test reads dist/, which may be old: add it to `ofBuild` in test/vitest.config.ts');

/** The folder's files, by their path in it. */
export const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.replace(/\/+/g, '/').slice(folder.length));

export const read = (name: string) => readFileSync(folder + name);

interface Manifest {
  version: string;
  files: Record<string, { bytes: number; gzip?: number; brotli?: number; hash: string; integrity: string }>;
  inlineScript: { hash: string };
  widgets: Record<string, { translations: string[] }>;
}

export const manifest: Manifest = JSON.parse(String(read('manifest.json')));

/** The scripts and stylesheets that pages load. Those in folders, and these two, are optional. */
export const pageFiles = files.filter((name) => /^(?!inspect|report)[^/]+\.(js|css)$/.test(name)).sort();
