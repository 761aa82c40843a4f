import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { serveChromium } from './engines/chromium';
import { serveFirefox } from './engines/firefox';
import { engineNames, missingLines } from './engines/list.mjs';

/** Starts the browser that all workers share before them and closes it after them. */
async function share(project: TestProject, serve: typeof serveFirefox) {
  const server = await serve();
  project.provide('browser', server.wsEndpoint());
  return () => server.close();
}

/** Insists on something to test, and on something to test it in. */
export default async function setup(project: TestProject) {
  if (!existsSync(new URL('../../dist/manifest.json', import.meta.url)))
    throw new Error('dist/ is empty: run `npm run build` first');
  const { engine } = project.config.provide;
  if (engine === 'chromium') {
    for (const line of missingLines(engineNames)) console.log(line);
    return share(project, serveChromium);
  }
  if (engine === 'firefox') return share(project, serveFirefox);
}
