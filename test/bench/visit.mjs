/**
 * @typedef {import('./browser.mjs').Browser} Browser
 * @typedef {import('./server.mjs').Server} Server
 * @typedef {'normal network' | 'slow network'} Profile the processor is four times slower in both
 */

/** @type {[Profile, Profile]} */
export const profiles = ['normal network', 'slow network'];

/** 1.6 Mbit/s down, 0.75 up, a round trip of 150 ms: the values of Lighthouse for slow 4G. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/**
 * A new visitor opens a subject's page.
 * @param {Browser} browser @param {Server} server @param {string} subject @param {Profile} profile
 * @param {number} [width] of the window
 * @returns {Promise<Record<string, number> & { acts: Record<string, number> }>} what was measured, by name
 */
export async function visit({ send }, server, subject, profile, width = 1280) {
  const { browserContextId } = await send('Target.createBrowserContext');
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  /** @param {string} method @param {object} [params] */
  const command = (method, params) => send(method, params, sessionId);
  const metrics = async () => {
    const { metrics } = await command('Performance.getMetrics');
    return Object.fromEntries(metrics.map((/** @type {any} */ { name, value }) => [name, value]));
  };
  const screen = { width, height: 900, deviceScaleFactor: 1, mobile: false };
  await command('Emulation.setDeviceMetricsOverride', screen);
  await command('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (profile === 'slow network') {
    // Otherwise only the document is slow, not its scripts.
    await command('Network.enable');
    await command('Network.emulateNetworkConditions', slow4g);
  }
  await command('Performance.enable');
  const reported = server.report(subject);
  await command('Page.navigate', { url: `${server.url}/${encodeURIComponent(subject)}/page.html` });
  const report = await reported;
  const { ScriptDuration, V8CompileDuration } = await metrics();
  const script = (ScriptDuration + V8CompileDuration) * 1000;
  await command('HeapProfiler.collectGarbage');
  const heap = (await metrics()).JSHeapUsedSize / 1e6;
  await send('Target.disposeBrowserContext', { browserContextId });
  return { ...report, script, heap };
}
