import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { serveBrowser } from './chromium';

/** Starts the browser before the workers, closes it after them, and insists on something to test. */
export default async function setup(project: TestProject) {
  if (!existsSync(new URL('../../dist/manifest.json', import.meta.url)))
    throw new Error('dist/ is empty: run `npm run build` first');
  const server = await serveBrowser();
  project.provide('browser', server.wsEndpoint());
  return () => server.close();
}
