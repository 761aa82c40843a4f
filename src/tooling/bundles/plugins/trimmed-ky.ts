import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** A part of a function, from its first line to the end of the block that starts there. */
const block = (start: string) => new RegExp(`^( *)${start}.*?^\\1\\};?\\n`, 'gms');

/**
 * What only options need that src/backend/request.ts does not set, by ky's file: retries, hooks, time limits, progress, search parameters,
 * and JSON. ky calls the `fetch` of its options, which makes the call, so its own `Request` is not needed either.
 */
const cuts: Record<string, [pattern: RegExp, by: string][]> = {
  'core/Ky': [
    [/(?<=^ {4}async #retry\(function_\) \{\n).*?(?=^ {4}\}\n)/gms, 'return function_();\n'],
    [block('(?:static |async )?#(?!retry|fetch)\\w+\\('), ''],
    [block('for \\(const (?:hook of|\\[type)'), ''],
    [block('if \\((?!this\\.#options\\.timeout === false)'), ''],
    [/^ *(?:const userProvidedContentType|const nonRequestOptions|return timeout|ky\.#decorate).+\n/gm, ''],
    [/(?<=this\.#options = )\{.*?^ {8}\}/gms, 'options'],
    [/\s+\.finally\(.*?^ {8}\}\)/gms, ''],
    [/new globalThis\.Request\(.*\)/g, '{ clone() {} }'],
    [/, nonRequestOptions/g, ''],
  ],
  index: [
    [block('for \\(const method'), ''],
    [block('ky\\.extend = '), ''],
    [/^ *ky\.\w+ = .+;\n/gm, ''],
    [/validateAndMerge\(defaults, options\)/g, 'options'],
  ],
};

export function trimKy(path: string, source: string): string {
  const [, name = ''] = path.replaceAll('\\', '/').match(/distribution\/(.+)\.js$/) ?? [];
  return (cuts[name] ?? []).reduce((rest, [pattern, by]) => {
    if (rest.search(pattern) < 0)
      throw new Error(
        `ky has changed: src/tooling/bundles/plugins/trimmed-ky.ts does not find ${pattern}. Adapt it, and run test/browser/names-taken.test.ts`,
      );
    return rest.replace(pattern, by);
  }, source);
}

/** Removes from ky what no call uses. */
export const trimmedKy: Plugin = {
  name: 'trimmed ky',
  setup(build) {
    build.onLoad({ filter: /[\\/]ky[\\/]distribution[\\/].+\.js$/ }, async ({ path }) => ({
      contents: trimKy(path, await readFile(path, 'utf8')),
    }));
  },
};
