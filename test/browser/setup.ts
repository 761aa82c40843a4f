import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { browserPath } from './browser-path.mjs';
import { engineNames, missingLines } from './engines/list.mjs';

/** Fails if there is no build to test, or no browser. */
export default async function setup(project: TestProject) {
  if (!existsSync(new URL('../../dist/manifest.json', import.meta.url)))
    throw new Error('dist/ is empty: run `npm run build` first');
  if (project.config.provide.engine !== 'chromium') return;
  if (project.name === 'browser') for (const line of missingLines(engineNames)) console.log(line);
  // This also unpacks the browser from npm, which must not happen in two workers at once.
  console.log(`The browser is ${await browserPath()}`);
}
