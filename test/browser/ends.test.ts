import { expect, test } from 'vitest';
import { bundle } from '../../src/tooling/build/bundles/bundle';
import { step } from '../steps';
import { countObservers, countTimers } from './counted';
import { fullPage, placeholders } from './document';
import { settled, useSite } from './visit';

const site = useSite();
const visits = process.env.LONG ? 100 : 25;

/** Runs in the page. What can happen to the widgets in an element, once for each visit. */
function addVisits() {
  const visits: Record<string, (main: Element) => unknown> = {
    unmounted: (main) =>
      (window as never as { Widgets: { unmount(main: Element): void } }).Widgets.unmount(main),
    'offline and back': async (main) => {
      const { fetch } = window;
      window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
      const until = async (isThere: boolean) => {
        while (!!main.querySelector('[role=alert]') !== isThere) await new Promise(requestAnimationFrame);
      };
      (main.querySelector('input[type=tel]') as HTMLInputElement).value = '501234567';
      (main.querySelector('[data-mode] form') as HTMLFormElement).requestSubmit();
      await until(true);
      dispatchEvent(new Event('online'));
      await until(false);
      window.fetch = fetch;
    },
  };
  Object.assign(window, { visits });
}

test('many visits of each kind leave no listener, timer or observer behind', async () => {
  const { code } = await bundle(
    'loss.js',
    `import { requestUntilThere } from './src/shared/loader/request-until-there'; window.requestUntilThere = requestUntilThere;`,
  );
  site.serve('/loss.js', code, { 'content-type': 'text/javascript' });
  site.serve('/back.js', '', { 'content-type': 'text/javascript' });
  const page = await site.visitor();
  await page.addInitScript(countTimers);
  await page.addInitScript(countObservers);
  await page.addInitScript(addVisits);
  site.serve('/document', fullPage({ body: `${placeholders}<main></main><script src="/loss.js"></script>` }));
  await page.goto(`${site.server.url}/document`);
  await settled(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const measure = async () => {
    // The last timers of what was removed, for example the focus after a step, are short.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const [timers, observers] = await page.evaluate(() => {
      const { timers, observers } = window as never as Record<string, () => number>;
      return [timers?.() ?? Infinity, observers?.() ?? Infinity] as const;
    });
    const listeners = metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Infinity;
    return { listeners, timers, observers };
  };
  /** Mounts all widgets, does something, and removes them. */
  const rounds = (visit: string, times: number, fails = false) =>
    page.evaluate(
      async ([markup, visit, times, fails]) => {
        const { visits } = window as never as { visits: Record<string, (main: Element) => unknown> };
        const main = document.querySelector('main') as Element;
        const hide = { value: '', configurable: true };
        for (let round = 0; round < Number(times); round++) {
          if (fails) Object.defineProperty(Object.prototype, 'dangerouslySetInnerHTML', hide);
          main.innerHTML = String(markup);
          const last = main.lastElementChild as Element;
          await new Promise((done) =>
            last.addEventListener(fails ? 'widget:error' : 'widget:ready', done, { once: true }),
          );
          Reflect.deleteProperty(Object.prototype, 'dangerouslySetInnerHTML');
          await visits[String(visit)]?.(main);
          main.replaceChildren();
        }
      },
      [placeholders, visit, times, fails] as const,
    );
  /** Loses so many files at the same time. Each one comes at the second request, after 2 s. */
  const lose = (times: number) =>
    page.evaluate(async (times) => {
      const { requestUntilThere } =
        window as never as typeof import('../../src/shared/loader/request-until-there');
      const visit = () =>
        new Promise<void>((done) => {
          let isThere = false;
          const add = (query: string) => {
            const tag = document.createElement('script');
            tag.src = query ? `/back.js?${query}` : '/lost.js';
            tag.addEventListener('load', () => {
              isThere = true;
              setTimeout(done);
            });
            document.querySelector('main')?.append(tag);
            return tag;
          };
          requestUntilThere(
            add,
            () => isThere,
            () => {},
          ).request();
        });
      await Promise.all(Array.from({ length: times }, visit));
      document.querySelector('main')?.replaceChildren();
    }, times);
  const kinds: [string, (times: number) => Promise<unknown>][] = [
    ['ready, then removed', (times) => rounds('', times)],
    ['unmounted', (times) => rounds('unmounted', times)],
    ['offline and back', (times) => rounds('offline and back', times)],
    ['failed', (times) => rounds('', times, true)],
    ['lost and back', lose],
  ];
  for (const [name, run] of kinds) {
    step(name);
    await run(5);
    const before = await measure();
    await run(visits);
    const after = await measure();
    expect(after.timers, name).toBeLessThanOrEqual(before.timers);
    expect(after.observers, name).toBeLessThanOrEqual(before.observers);
    // One of each visit would be as many as the visits.
    expect(after.listeners - before.listeners, name).toBeLessThan(visits / 2);
  }
});
