import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** The properties in src/facts/fields.ts that only documents and C# need. */
const texts = /\b(?:description|defaultInWords|csharp|widgets):\s*(?:'[^'\n]*'|"[^"\n]*"),?/g;

/** Leaves the descriptions of the fields out of shared.js. A test of dist/ finds one that is still there. */
export const withoutFieldTexts: Plugin = {
  name: 'without the texts of fields',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/]facts[\\/]fields\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(texts, ''),
      loader: 'ts',
    }));
  },
};
