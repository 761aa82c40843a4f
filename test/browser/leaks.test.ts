import { expect, test } from 'vitest';
import { fullPage, placeholders } from './document';
import { settled, useSite } from './visit';

const site = useSite();

interface Alive {
  listeners: number;
  timers: number;
  nodes: number;
}

/** Counts the things that a widget could fail to remove: listeners on document, window and viewport, pending timers, nodes. */
function count() {
  const alive = new Map<string, number>();
  const add = (kind: string, by: number) => alive.set(kind, (alive.get(kind) ?? 0) + by);
  for (const target of [window, document, window.visualViewport as VisualViewport]) {
    const { addEventListener, removeEventListener } = target;
    const known = new Set<unknown>();
    target.addEventListener = (...all: Parameters<typeof addEventListener>) => {
      if (!known.has(all[1])) add('listeners', 1);
      known.add(all[1]);
      addEventListener.apply(target, all);
    };
    target.removeEventListener = (...all: Parameters<typeof removeEventListener>) => {
      if (known.delete(all[1])) add('listeners', -1);
      removeEventListener.apply(target, all);
    };
  }
  const pending = new Set<unknown>();
  const { setTimeout, clearTimeout } = window;
  window.setTimeout = ((run: () => void, ...rest: never[]) => {
    const id = setTimeout(
      () => {
        pending.delete(id);
        run();
      },
      ...rest,
    );
    pending.add(id);
    return id;
  }) as never;
  window.clearTimeout = (id) => {
    pending.delete(id);
    clearTimeout(id);
  };
  Object.assign(window, {
    alive: () => ({
      listeners: alive.get('listeners'),
      timers: pending.size,
      nodes: document.querySelectorAll('*').length,
    }),
  });
}

test('1000 mounts and unmounts leave no node, listener or timer behind, and no memory', async () => {
  const page = await site.visitor();
  await page.addInitScript(count);
  site.serve('/document', fullPage({ body: `${placeholders}<main></main>` }));
  await page.goto(`${site.server.url}/document`);
  await settled(page);
  const session = await page.context().newCDPSession(page);
  const rounds = (times: number) =>
    page.evaluate(
      async ([markup, times]) => {
        const main = document.querySelector('main') as Element;
        for (let round = 0; round < (times as number); round++) {
          main.innerHTML = markup as string;
          const last = main.lastElementChild as Element;
          await new Promise((done) => last.addEventListener('widget:ready', done, { once: true }));
          main.replaceChildren();
        }
        await new Promise((done) => requestIdleCallback(done));
      },
      [placeholders, times],
    );
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return { usedSize, alive: await page.evaluate(() => (window as never as { alive(): Alive }).alive()) };
  };
  await rounds(50);
  const before = await measure();
  await rounds(1000);
  const after = await measure();
  // One timer belongs to the page: five seconds after load it may warn of placeholders.
  expect(before.alive.timers).toBeLessThanOrEqual(1);
  expect({ ...after.alive, timers: 0 }).toEqual({ ...before.alive, timers: 0 });
  expect(after.alive.timers).toBeLessThanOrEqual(before.alive.timers);
  expect(after.usedSize - before.usedSize).toBeLessThan(1_000_000);
});
