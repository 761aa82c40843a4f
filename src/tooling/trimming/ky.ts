import type { Plugin } from 'esbuild';
import { type Change, changeAll, loadChanged } from './change.ts';

/** A part of a function, from its first line to the end of the block that starts there. */
const block = (start: string) => new RegExp(`^( *)${start}.*?^\\1\\};?\\n`, 'gms');

/**
 * What only options need that src/shared/backend/request.ts switches off, by ky's file: retries, hooks, time limits, progress, search parameters
 * and JSON. ky calls the `fetch` of its options, which makes the call, so its own `Request` is not needed either.
 */
const cuts: Record<string, Change[]> = {
  'core/Ky': [
    ['retries', 1, /(?<=^ {4}async #retry\(function_\) \{\n).*?(?=^ {4}\}\n)/gms, 'return function_();\n'],
    ['private methods', 9, block('(?:static |async )?#(?!retry|fetch)\\w+\\(')],
    ['hooks and methods of the answer', 4, block('for \\(const (?:hook of|\\[type)')],
    ['conditions', 12, block('if \\((?!this\\.#options\\.timeout === false)')],
    [
      'statements',
      4,
      /^ *(?:const userProvidedContentType|const nonRequestOptions|return timeout|ky\.#decorate).+\n/gm,
    ],
    ['options', 1, /(?<=this\.#options = )\{.*?^ {8}\}/gms, 'options'],
    ['end of a call', 1, /\s+\.finally\(.*?^ {8}\}\)/gms],
    ['Request', 1, /new globalThis\.Request\(.*\)/g, '{ clone() {} }'],
    ['options of fetch', 1, /, nonRequestOptions/g],
  ],
  index: [
    ['methods of HTTP', 1, block('for \\(const method')],
    ['extend', 1, block('ky\\.extend = ')],
    ['create, stop and retry', 3, /^ *ky\.\w+ = .+;\n/gm],
    ['merged options', 1, /validateAndMerge\(defaults, options\)/g, 'options'],
  ],
};

export function trimKy(path: string, source: string): string {
  const [, file = ''] = path.replaceAll('\\', '/').match(/distribution\/(.+)\.js$/) ?? [];
  return changeAll(source, cuts[file] ?? []);
}

/** Removes from ky what no call uses. */
export const trimmedKy: Plugin = {
  name: 'trimmed ky',
  setup: (build) =>
    loadChanged(build, {
      name: 'ky',
      filter: /[\\/]ky[\\/]distribution[\\/].+\.js$/,
      contents: (source, path) => trimKy(path, source),
    }),
};
