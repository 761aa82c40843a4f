import { expect, test } from 'vitest';
import { countTimers } from './counted';
import { fullPage, widgets } from './document';
import { settled, useSite } from './visit';

const site = useSite();

const mounts = process.env.LONG ? 400 : 150;

test.for(widgets)('%s: many mounts leave no node, listener or timer behind, and no memory', async (name) => {
  const placeholder = `<div data-widget="${name}"></div>`;
  const page = await site.visitor();
  await page.addInitScript(countTimers);
  site.serve('/document', fullPage({ body: `${placeholder}<main></main>` }));
  await page.goto(`${site.server.url}/document`);
  await settled(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const mount = (times: number) =>
    page.evaluate(
      async ([markup = '', times = 0]) => {
        const main = document.querySelector('main') as Element;
        for (let round = 0; round < Number(times); round++) {
          main.innerHTML = String(markup);
          const placed = main.firstElementChild as Element;
          await new Promise((done) => placed.addEventListener('widget:ready', done, { once: true }));
          main.replaceChildren();
        }
        await new Promise((done) => requestIdleCallback(done));
      },
      [placeholder, times],
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
  await mount(30);
  const before = await measure();
  await mount(mounts);
  const after = await measure();
  // One timer belongs to the page: five seconds after load it may warn of placeholders.
  expect(before.timers, 'timers after 30 mounts').toBeLessThanOrEqual(1);
  expect(after.timers, `timers after ${mounts} more`).toBeLessThanOrEqual(before.timers);
  const expectGrowth = (
    what: string,
    metric: 'Nodes' | 'JSEventListeners' | 'JSHeapUsedSize',
    most: number,
  ) => {
    const grown = (after[metric] ?? Infinity) - (before[metric] ?? 0);
    expect(grown, `${what} that ${mounts} mounts of ${name} leave behind`).toBeLessThan(most);
  };
  // One of each mount would be as many as the mounts.
  expectGrowth('nodes', 'Nodes', mounts / 4);
  expectGrowth('listeners', 'JSEventListeners', mounts / 4);
  expectGrowth('bytes', 'JSHeapUsedSize', 4000 * mounts);
});
