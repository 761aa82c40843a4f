import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startBrowser } from './browser.mjs';
import { startServer } from './server.mjs';
import { bundle, ours, translations, widgets } from './subjects.mjs';

const { values: options } = parseArgs({
  options: { seed: { type: 'string' }, seeds: { type: 'string', default: '5' }, steps: { type: 'string' } },
});
const steps = Number(options.steps ?? 10_000);
const seeds = options.seed
  ? [Number(options.seed)]
  : Array.from({ length: Number(options.seeds) }, () => randomInt(1_000_000));

const { 'main.js': visitor = '' } = await bundle(
  `import './main.mjs'`,
  fileURLToPath(new URL('soak', import.meta.url)),
  { format: 'esm', target: 'es2022' },
);

/** @param {number} seed */
function documentOf(seed) {
  const data = {
    seed,
    steps,
    texts: translations,
    widgets,
  };
  return `<!doctype html><html lang="uk"><head><meta charset="utf-8"><title>Soak</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/soak/widgets.css"></head><body>
<script type="application/json" id="soak">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>
<script type="module" src="/soak/visitor.js"></script></body></html>`;
}

/** @param {import('./browser.mjs').Browser} browser @param {number} seed */
async function soak({ send }, seed) {
  const files = { ...ours('soak', true).files, 'visitor.js': visitor };
  const server = await startServer({ soak: { document: documentOf(seed), files } }, 20_000 + steps * 10);
  const { browserContextId } = await send('Target.createBrowserContext');
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const command = (/** @type {string} */ method, params = {}) => send(method, params, sessionId);
  /** The size of the heap after garbage collection. */
  const weigh = async () => {
    for (let time = 0; time < 3; time++) await command('HeapProfiler.collectGarbage');
    return (await command('Runtime.getHeapUsage')).usedSize;
  };
  try {
    const warm = server.report('soak');
    await command('Page.navigate', { url: `${server.url}/soak/page.html` });
    const first = await warm;
    if (first.found.length) return first;
    const before = await weigh();
    const rest = server.report('soak');
    await command('Runtime.evaluate', { expression: 'resume()' });
    const last = await rest;
    const grown = (await weigh()) - before;
    if (!last.found.length && grown > 500_000) last.found.push(`the heap has grown by ${grown} bytes`);
    return { ...last, grown };
  } finally {
    await send('Target.disposeBrowserContext', { browserContextId });
    await server.close();
  }
}

// Otherwise the browser delays a page that navigates this often.
const browser = await startBrowser(['--disable-ipc-flooding-protection']);
try {
  for (const seed of seeds) {
    process.stderr.write(`seed ${seed}\n`);
    const started = performance.now();
    const { at, found, story, counts, calls, grown } = await soak(browser, seed);
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
}
