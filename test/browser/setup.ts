import { existsSync } from 'node:fs';
import { browserPath } from './browser-path.mjs';

/** Unpacks the carried browser once, before the workers ask for it, and insists on something to test. */
export default async function setup(): Promise<void> {
  if (!existsSync(new URL('../../dist/manifest.json', import.meta.url)))
    throw new Error('dist/ is empty: run `npm run build` first');
  await browserPath();
}
