/**
 * @typedef {import('./browser.mjs').Browser} Browser
 * @typedef {import('./server.mjs').Server} Server
 *
 * @typedef {object} Profile
 * @property {string} name
 * @property {number} [slower] the factor that slows down the processor
 * @property {boolean} [mobile] a slow mobile network
 *
 * @typedef {Record<string, number>} Figures
 */

/** 1.6 Mbit/s down, 0.75 up, a round trip of 150 ms: the values of Lighthouse for slow 4G. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Opens a subject's page in a context and measures it. @param {Browser} browser @param {Server} server
 * @param {{ subject: string, profile: Profile, context: string, width?: number }} visit
 * @returns {Promise<Figures>}
 */
async function open({ send }, server, { subject, profile, context, width = 1280 }) {
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId: context });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  /** @param {string} method @param {object} [params] */
  const command = (method, params) => send(method, params, sessionId);
  await command('Emulation.setDeviceMetricsOverride', {
    width,
    height: 900,
    deviceScaleFactor: 1,
    mobile: false,
  });
  await command('Emulation.setCPUThrottlingRate', { rate: profile.slower ?? 1 });
  if (profile.mobile) {
    // Otherwise only the document is slow, not its scripts.
    await command('Network.enable');
    await command('Network.emulateNetworkConditions', slow4g);
  }
  await command('Performance.enable');
  const reported = server.report(subject);
  await command('Page.navigate', { url: `${server.url}/${encodeURIComponent(subject)}/page.html` });
  const report = await reported;
  const { metrics } = await command('Performance.getMetrics');
  const of = (/** @type {string} */ name) =>
    metrics.find((/** @type {{ name: string }} */ each) => each.name === name)?.value ?? 0;
  const script = (of('ScriptDuration') + of('V8CompileDuration')) * 1000;
  await command('HeapProfiler.collectGarbage');
  const { metrics: after } = await command('Performance.getMetrics');
  const heap =
    after.find((/** @type {{ name: string }} */ each) => each.name === 'JSHeapUsedSize')?.value / 1e6;
  await send('Target.closeTarget', { targetId });
  return { ...report, script, heap };
}

/**
 * A first and a repeat visit of a new visitor.
 * @param {Browser} browser @param {Server} server @param {string} subject @param {Profile} profile
 */
export async function visitTwice(browser, server, subject, profile) {
  const { browserContextId: context } = await browser.send('Target.createBrowserContext');
  const first = await open(browser, server, { subject, profile, context });
  const repeat = await open(browser, server, { subject, profile, context });
  await browser.send('Target.disposeBrowserContext', { browserContextId: context });
  return { first, repeat };
}

/**
 * One visit with the width of a phone.
 * @param {Browser} browser @param {Server} server @param {string} subject @param {Profile} profile
 */
export async function visitOnPhone(browser, server, subject, profile) {
  const { browserContextId: context } = await browser.send('Target.createBrowserContext');
  const figures = await open(browser, server, { subject, profile, context, width: 412 });
  await browser.send('Target.disposeBrowserContext', { browserContextId: context });
  return figures;
}
