/**
 * Runs first in a page. It waits until `count` elements match `selector`, waits for `rest` ms more, and reports. It is the
 * same for every subject, so that its own cost is in all figures.
 * @param {{ selector: string, count: number, rest: number }} options
 * @param {() => Promise<Record<string, number>>} [drive] more measurements after the mount
 */
function watch({ selector, count, rest }, drive) {
  const result = { mounted: 0, longest: 0, shift: 0, acts: {} };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) result.longest = Math.max(result.longest, duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) result.shift += /** @type {any} */ (entry).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const observer = new MutationObserver(() => {
    if (document.querySelectorAll(selector).length < count) return;
    result.mounted = performance.now();
    observer.disconnect();
    setTimeout(async () => {
      if (drive) result.acts = await drive();
      navigator.sendBeacon('/report', JSON.stringify(result));
    }, rest);
  });
  const attributeFilter = ['data-widget-state'];
  observer.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter });
}

/**
 * A page to measure.
 * @typedef {object} Subject
 * @property {string} name
 * @property {string} body
 * @property {string} [head]
 * @property {string[]} scripts files, in the order of their tags
 * @property {Record<string, string>} files
 * @property {string} selector matches elements that exist after the mount
 * @property {number} [count] the number of such elements
 * @property {string} [drive] the source of a function with more measurements after the mount
 */

/** @param {Subject} subject @returns {string} */
export function documentOf({ name, head = '', body, scripts, selector, count = 1, drive }) {
  const options = JSON.stringify({ selector, count, rest: 400 });
  const tags = scripts
    .map((file) => `<script src="/${encodeURIComponent(name)}/${file}" defer></script>`)
    .join('\n');
  return `<!doctype html><html lang="uk"><head><meta charset="utf-8"><title>${name}</title>
<link rel="icon" href="data:,"><meta name="viewport" content="width=device-width, initial-scale=1">
<script>(${watch})(${options},${drive})</script>${head}</head>
<body>${body}<p>Text of the page</p>
${tags}</body></html>`;
}
