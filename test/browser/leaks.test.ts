import { expect, test } from 'vitest';
import { countTimers } from './counted';
import { fullPage, placeholders } from './document';
import { settled, useSite } from './visit';

const site = useSite();

test('hundreds of mounts and unmounts leave no node, listener or timer behind, and no memory', async () => {
  const page = await site.visitor();
  await page.addInitScript(countTimers);
  site.serve('/document', fullPage({ body: `${placeholders}<main></main>` }));
  await page.goto(`${site.server.url}/document`);
  await settled(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const rounds = (times: number) =>
    page.evaluate(
      async ([markup = '', times = 0]) => {
        const main = document.querySelector('main') as Element;
        for (let round = 0; round < Number(times); round++) {
          main.innerHTML = String(markup);
          const last = main.lastElementChild as Element;
          await new Promise((done) => last.addEventListener('widget:ready', done, { once: true }));
          main.replaceChildren();
        }
        await new Promise((done) => requestIdleCallback(done));
      },
      [placeholders, times],
    );
  const measure = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const { Nodes, JSEventListeners, JSHeapUsedSize } = Object.fromEntries(
      metrics.map(({ name, value }) => [name, value]),
    );
    const timers = await page.evaluate(() => (window as never as { timers(): number }).timers());
    return { Nodes, JSEventListeners, JSHeapUsedSize, timers };
  };
  await rounds(50);
  const before = await measure();
  await rounds(400);
  const after = await measure();
  // One timer belongs to the page: five seconds after load it may warn of placeholders.
  expect(before.timers).toBeLessThanOrEqual(1);
  expect(after.timers).toBeLessThanOrEqual(before.timers);
  const grown = (name: 'Nodes' | 'JSEventListeners' | 'JSHeapUsedSize') =>
    (after[name] ?? Infinity) - (before[name] ?? 0);
  // One of each round would be 400, or 1 MB if it were 2,500 bytes.
  expect(grown('Nodes')).toBeLessThan(50);
  expect(grown('JSEventListeners')).toBeLessThan(50);
  expect(grown('JSHeapUsedSize')).toBeLessThan(1_000_000);
});
