import { changeSteps, read, watchMount } from './in-page.mjs';
import { call, perform } from './interactions.mjs';
import { noteProcesses } from './load.mjs';

/** 1.6 Mbit/s down, 0.75 up, a round trip of 150 ms: the values of Lighthouse for slow 4G. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/**
 * A new visitor opens a subject's page, with a processor that is slowed down four times.
 * @param {import('./browser.mjs').Browser} browser @param {{ url: string, answer: () => void }} server
 * @param {import('./server.mjs').Subject} subject
 * @param {{ slow?: boolean, acts?: boolean, steps?: number }} options a slow
 * network, whether the visitor acts, and changes of the card's step
 */
export async function visit({ send }, server, { name, selector, count, home }, options) {
  const { slow, acts, steps } = options;
  const { browserContextId } = await send('Target.createBrowserContext');
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  /** @type {import('./interactions.mjs').Command} */
  const command = (method, params) => send(method, params, sessionId);
  const screen = { width: 1280, height: 900, deviceScaleFactor: 1, mobile: false };
  await command('Emulation.setDeviceMetricsOverride', screen);
  await command('Emulation.setCPUThrottlingRate', { rate: steps ? 1 : 4 });
  if (slow) {
    // Otherwise only the document is slow, not its scripts.
    await command('Network.enable');
    await command('Network.emulateNetworkConditions', slow4g);
  }
  // The time while the thread waits for a processor does not count.
  await command('Performance.enable', { timeDomain: 'threadTicks' });
  const source = `window.mount = (${watchMount})(${JSON.stringify({ selector, count })})`;
  await command('Page.enable');
  await command('Page.addScriptToEvaluateOnNewDocument', { source });
  /** @type {any} */
  const figures = {};
  const folder = `${server.url}/${encodeURIComponent(name)}`;
  if (home) {
    await command('Page.navigate', { url: `${folder}/home.html` });
    await call(command, read);
  }
  await command('Page.navigate', { url: `${folder}/page.html` });
  Object.assign(figures, await call(command, () => /** @type {any} */ (window).mount));
  if (steps) await call(command, changeSteps, steps);
  await command('HeapProfiler.collectGarbage');
  const { metrics } = await command('Performance.getMetrics');
  const value = (/** @type {string} */ key) =>
    metrics.find((/** @type {any} */ each) => each.name === key).value;
  figures['script ms'] = (value('ScriptDuration') + value('V8CompileDuration')) * 1000;
  figures['heap MB'] = value('JSHeapUsedSize') / 1e6;
  const paints = acts ? await perform(command, server.answer) : [];
  await noteProcesses({ send });
  await send('Target.disposeBrowserContext', { browserContextId });
  return { figures, paints };
}
