// Brings a widget into the state that the page should show. It finds buttons by their names and fields by their labels,
// as a visitor does. At the end `<html data-driven>` is `done`, or has the element that was not found.
(() => {
  /** @typedef {import('../../states.mjs').Step} Step */

  const timeout = 60_000;

  /** Waits until `look` finds something in the page. @template T @param {() => T} look @param {string} what */
  function found(look, what) {
    return /** @type {Promise<NonNullable<T>>} */ (
      new Promise((resolve, reject) => {
        const deadline = performance.now() + timeout;
        const timer = setInterval(() => {
          const result = look();
          if (result) resolve(result);
          else if (performance.now() > deadline) reject(new Error(`not found: ${what}`));
          else return;
          clearInterval(timer);
        }, 10);
      })
    );
  }

  const words = (/** @type {string | null | undefined} */ text) => (text ?? '').replace(/\s+/g, ' ').trim();

  const ready = (/** @type {Element} */ element) =>
    !element.matches(':disabled, [aria-disabled="true"]') && !element.closest('[aria-hidden="true"]');

  /** The language button is named `Language: English`. @param {string} name */
  const button = (name) =>
    [...document.querySelectorAll('button, a[href]')].filter(ready).find((element) => {
      const own = words(element.getAttribute('aria-label') ?? element.textContent);
      return own === name || own.startsWith(`${name}:`);
    });

  /** @param {string} label */
  const field = (label) =>
    [...document.querySelectorAll('input')].find((input) =>
      [...(input.labels ?? [])].some((element) => words(element.textContent) === label),
    );

  /** React overrides the setter of `value` and ignores a plain assignment, so this uses the native setter. */
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

  /** @param {number} seconds */
  function moveClock(seconds) {
    for (const clock of [Date, performance]) {
      const now = clock.now.bind(clock);
      clock.now = () => now() + seconds * 1000;
    }
  }

  /** @param {Element} element */
  function press(element) {
    /** @type {HTMLElement} */ (element).focus();
    /** @type {HTMLElement} */ (element).click();
  }

  /** As `checkVisibility()`, which WebKit 16 does not have. @param {Element} element */
  const isVisible = (element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

  /** Whether a visible element has this text. @param {string} text */
  const isSeen = (text) =>
    [...document.body.querySelectorAll('*')].some(
      (element) =>
        words(element.textContent).includes(text) && !element.children.length && isVisible(element),
    );

  /** @param {Step} step */
  async function take(step) {
    if ('click' in step) return press(await found(() => button(step.click), step.click));
    if ('press' in step) return press(await found(() => document.querySelector(step.press), step.press));
    if ('until' in step) return found(() => document.querySelector(step.until), step.until);
    if ('later' in step) return moveClock(step.later);
    if ('see' in step) return found(() => isSeen(words(step.see)), step.see);
    const input = await found(() => field(step.fill), step.fill);
    input.focus();
    setValue?.call(input, step.text);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  }

  async function drive() {
    const { steps, placeholders } = JSON.parse(document.getElementById('steps')?.textContent ?? '{}');
    for (const widget of placeholders) {
      const mounted = `[data-widget="${widget}"][data-widget-state="ready"]`;
      await found(() => document.querySelector(mounted), mounted);
    }
    for (const step of steps) await take(step);
  }

  /** Tells the gallery where the lowest visible element ends: an open panel or dialog does not make the page longer. */
  function postHeight(driven = false) {
    const visible = [...document.body.querySelectorAll('*')].filter(isVisible);
    const margin = (/** @type {Element} */ { localName }) => (localName === 'dialog' ? 48 : 0);
    const bottoms = visible.map((each) => each.getBoundingClientRect().bottom + scrollY + margin(each));
    parent.postMessage({ driven, height: Math.ceil(Math.max(...bottoms)) }, location.origin);
  }

  const { dataset } = document.documentElement;
  drive()
    .then(
      () => {
        dataset.driven = 'done';
      },
      (error) => {
        dataset.driven = `failed, ${error.message}`;
        console.error(error);
      },
    )
    .then(() => {
      if (window === top) return;
      postHeight(true);
      const changes = { subtree: true, childList: true, attributes: true };
      new MutationObserver(() => requestAnimationFrame(() => postHeight())).observe(document.body, changes);
    });
})();
