import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { browserArgs, browserPath } from '../browser/browser-path.mjs';
import { startServer } from './server.mjs';
import { bundle, ours, translations, widgets } from './subjects.mjs';

const { values: options } = parseArgs({
  options: { seed: { type: 'string' }, seeds: { type: 'string', default: '5' }, steps: { type: 'string' } },
});
const steps = Number(options.steps ?? 10_000);
const seeds = options.seed
  ? [Number(options.seed)]
  : Array.from({ length: Number(options.seeds) }, () => randomInt(1_000_000));

const folder = fileURLToPath(new URL('soak', import.meta.url));
const { 'main.js': visitor } = await bundle(`import './main.mjs'`, folder, { target: 'es2022' });
const document = `<!doctype html><html lang="uk"><head><meta charset="utf-8"><title>Soak</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/soak/widgets.css"></head><body></body></html>`;

/**
 * The first fifth of the steps warms the page up. The memory of an empty page may not grow after that.
 * @param {import('playwright-core').Page} page @param {number} seed
 */
async function soak(page, seed) {
  const session = await page.context().newCDPSession(page);
  /** The size of the heap after garbage collection. */
  const weigh = async () => {
    for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  /** @param {number} steps @returns {ReturnType<typeof import('./soak/main.mjs').play>} */
  const play = (steps) => page.evaluate(`play(${steps})`);
  const data = JSON.stringify({ seed, texts: translations, widgets });
  await page.addScriptTag({ content: `window.soak = ${data}` });
  await page.addScriptTag({ content: visitor });
  for (const name of ['shared', ...widgets]) await page.addScriptTag({ url: `/soak/${name}.js` });
  const first = await play(Math.round(steps / 5));
  if (first.found.length) return { ...first, grown: 0 };
  const before = await weigh();
  const last = await play(Math.round((steps * 4) / 5));
  const grown = (await weigh()) - before;
  if (!last.found.length && grown > 500_000) last.found.push(`the heap has grown by ${grown} bytes`);
  return { ...last, grown };
}

const server = await startServer({ soak: { document, files: ours('soak', true).files } });
const executablePath = await browserPath();
// Otherwise the browser delays a page that navigates this often.
const args = [...browserArgs(executablePath), '--disable-ipc-flooding-protection'];
const browser = await chromium.launch({ executablePath, args });
try {
  for (const seed of seeds) {
    process.stderr.write(`seed ${seed}\n`);
    const started = performance.now();
    const page = await browser.newPage();
    await page.goto(`${server.url}/soak/page.html`);
    const { at, found, story, counts, calls, grown } = await soak(page, seed);
    await page.close();
    if (found.length) {
      process.exitCode = 1;
      console.error(`seed ${seed}, step ${at}: ${found.join('\n')}\n${story.join('\n')}`);
      continue;
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    const kB = (grown / 1000).toFixed(0);
    console.log(
      `seed ${seed}: ${steps} steps in ${seconds} s, ${calls} calls, heap ${kB} kB, no rule broken`,
    );
    if (options.seed) console.table(counts);
  }
} finally {
  await browser.close();
  await server.close();
}
