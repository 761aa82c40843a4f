// These functions run in a page. So they use nothing from outside.

/**
 * Runs before all scripts of a page. Waits until `count` elements match `selector`, then 400 ms more, in which late tasks and
 * shifts count, too. It is the same for each page, so that its own cost is in all figures.
 * @param {{ selector: string, count?: number }} subject
 */
export async function watchMount({ selector, count = 1 }) {
  const figures = { 'arrives kB': 0, 'drawn ms': 0, 'longest task ms': 0, 'layout shift': 0 };
  const observer = new PerformanceObserver((list) => {
    for (const { entryType, duration, value, interactionId } of /** @type {any[]} */ (list.getEntries())) {
      if (entryType === 'longtask')
        figures['longest task ms'] = Math.max(figures['longest task ms'], duration);
      if (entryType === 'layout-shift') figures['layout shift'] += value;
      if (interactionId) /** @type {any} */ (window).paints?.push(duration);
    }
  });
  for (const type of ['longtask', 'layout-shift', 'event'])
    observer.observe(/** @type {any} */ ({ type, buffered: true, durationThreshold: 16 }));
  figures['drawn ms'] = await new Promise((resolve) => {
    const look = () => document.querySelectorAll(selector).length >= count && resolve(performance.now());
    const attributeFilter = ['data-widget-state'];
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributeFilter });
  });
  await new Promise((resolve) => setTimeout(resolve, 400));
  for (const { transferSize = 0 } of /** @type {any[]} */ (performance.getEntries()))
    figures['arrives kB'] += transferSize / 1000;
  return figures;
}

/** The visitor reads the page for a second after it has loaded. In this time the page may fetch the script of the card. */
export async function read() {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  await new Promise((resolve) => setTimeout(resolve, 1000));
}

/** The middle of an element, in the window. @param {string} selector */
export function findPlace(selector) {
  Object.assign(window, { paints: [] });
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return element && { x: x + width / 2, y: y + height / 2 };
}

/**
 * Waits until an act is done and painted. Changes the page itself, because the browser may present the frame of an act
 * only together with the next change.
 * @param {string} sign matches when the act is done
 */
export async function settle(sign) {
  while (!document.querySelector(sign)) await new Promise((resolve) => setTimeout(resolve, 20));
  document.body.style.outline = document.body.style.outline ? '' : '1px solid';
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

/** The longest time from an input to the next paint. The browser reports none below 16 ms. */
export async function longestPaint() {
  const { paints } = /** @type {any} */ (window);
  for (let wait = 0; wait < 20 && !paints.length; wait++) await new Promise((done) => setTimeout(done, 50));
  return Math.max(16, ...paints);
}

/** The card goes from the phone to the email and back. @param {number} steps */
export async function changeSteps(steps) {
  for (let step = 0; step < steps; step++) {
    const other = `[data-mode="${step % 2 ? 'email' : 'phone'}"] form ~ div button`;
    /** @type {HTMLElement} */ (document.querySelector(other)).click();
    // After the tasks of React, which would pile up otherwise.
    await /** @type {any} */ (window).scheduler.postTask(() => {}, { priority: 'background' });
  }
}
