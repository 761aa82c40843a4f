/**
 * Runs in the page with all widgets after they have mounted. It performs a visitor's actions and measures the time from
 * each to the next painted frame.
 */
async function drive() {
  /** The callbacks of a frame run before it is painted. A message arrives after that. */
  const painted = () =>
    new Promise((resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(0);
      }),
    );
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
  const find = (/** @type {string} */ selector) => /** @type {any} */ (document.querySelector(selector));
  /** @type {Record<string, number>} */
  const figures = {};

  /** @param {string} name @param {() => void} act @param {string} sign a selector that matches when the action is done */
  async function time(name, act, sign) {
    await idle();
    const start = performance.now();
    act();
    await new Promise((resolve) => {
      const look = () => find(sign) && resolve(watching.disconnect());
      const watching = new MutationObserver(look);
      watching.observe(document.body, { subtree: true, childList: true, attributes: true });
      queueMicrotask(look);
    });
    figures[name] = /** @type {number} */ (await painted()) - start;
  }

  const menu = 'header nav > button';
  await time('menu opening', () => find(menu).click(), `${menu}[aria-expanded="true"]`);
  find(menu).click();
  const language = 'header :not(nav) > button[aria-label]';
  await time('language list', () => find(language).click(), `${language}[aria-expanded="true"]`);
  find(language).click();
  const number = find('input[inputmode="numeric"]');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(number, '501234567');
  number.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await time('code step', () => find('[data-step] button[type="submit"]').click(), '[data-step="code"]');
  sessionStorage.clear();
  return figures;
}

export const interactions = String(drive);
