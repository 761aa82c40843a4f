import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** The features of the browser that ky looks for. Only options that src/backend does not use need them. */
const features = /(?<=^export const supports\w+ = )(?:\(.+?^\}\)\(\)|[^\n]+?);$/gms;

/** The module that reports the progress of a call. */
const withoutProgress = `export const streamRequest = (request) => request;
export const streamResponse = (response) => response;`;

export function trimKy(path: string, source: string): string {
  if (/[\\/]body\.js$/.test(path)) return withoutProgress;
  const isConstants = /[\\/]constants\.js$/.test(path);
  if (isConstants && source.match(features)?.length !== 5)
    throw new Error('ky has changed: see src/tooling/bundles/plugins/trimmed-ky.ts');
  // From `globalThis` ky would get what the page has put there. A plain name is a parameter of the wrapper.
  return (isConstants ? source.replace(features, 'false;') : source).replaceAll('globalThis.', '');
}

/** Removes from ky what no call uses: progress, streams, and signals (src/backend/request.ts has its own). */
export const trimmedKy: Plugin = {
  name: 'trimmed ky',
  setup(build) {
    build.onLoad({ filter: /[\\/]ky[\\/]distribution[\\/].+\.js$/ }, async ({ path }) => ({
      contents: trimKy(path, await readFile(path, 'utf8')),
    }));
  },
};
