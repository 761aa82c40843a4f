/**
 * Runs first in a page: waits until `count` elements match `selector`, lets the page come to rest, and reports. Written
 * for every subject alike, so that what the watching costs is in all of their figures.
 * @param {{ subject: string, selector: string, count: number, rest: number }} options
 * @param {() => Promise<object>} [more] measures further once all is mounted
 */
function watch({ subject, selector, count, rest }, more) {
  const result = { mounted: 0, longTasks: 0, longest: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      result.longTasks++;
      result.longest = Math.max(result.longest, duration);
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) result.shift += /** @type {any} */ (entry).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const observer = new MutationObserver(() => {
    if (document.querySelectorAll(selector).length < count) return;
    result.mounted = performance.now();
    observer.disconnect();
    setTimeout(async () => {
      Object.assign(result, await more?.());
      navigator.sendBeacon('/report', JSON.stringify({ subject, result }));
    }, rest);
  });
  const attributeFilter = ['data-widget-state'];
  observer.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter });
}

/**
 * A page of one subject.
 * @typedef {object} Subject
 * @property {string} name
 * @property {string} body
 * @property {string} [head]
 * @property {string[]} scripts files, in the order of their tags
 * @property {Record<string, string>} files
 * @property {string} selector what is there when all is mounted
 * @property {number} [count] how many of it
 * @property {string} [drive] the source of a function that measures more once all is mounted
 */

/** @param {Subject} subject @returns {string} */
function documentOf({ name, head = '', body, scripts, selector, count = 1, drive }) {
  const options = JSON.stringify({ subject: name, selector, count, rest: 400 });
  const tags = scripts
    .map((file) => `<script src="/${encodeURIComponent(name)}/${file}" defer></script>`)
    .join('\n');
  return `<!doctype html><html lang="uk"><head><meta charset="utf-8"><title>${name}</title>
<link rel="icon" href="data:,"><meta name="viewport" content="width=device-width, initial-scale=1">
<script>(${watch})(${options},${drive})</script>${head}</head>
<body>${body}<p>Text of the page</p>
${tags}</body></html>`;
}

/** What the server shows for some subjects. @param {Subject[]} subjects */
export function stuffOf(subjects) {
  return Object.fromEntries(
    subjects.map((subject) => [subject.name, { document: documentOf(subject), files: subject.files }]),
  );
}
