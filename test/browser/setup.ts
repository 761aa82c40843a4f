import type { TestProject } from 'vitest/node';
import buildIfOld from '../fresh-build';
import { browserPath } from './browser-path.mjs';
import { engineNames, missingLines } from './engines/list.mjs';

/** Builds what the tests open. Fails if there is no browser. */
export default async function setup(project: TestProject) {
  buildIfOld();
  if (project.config.provide.engine !== 'chromium') return;
  if (project.name === 'browser') for (const line of missingLines(engineNames)) console.log(line);
  // This also unpacks the browser from npm, which must not happen in two workers at once.
  console.log(`The browser is ${await browserPath()}`);
}
