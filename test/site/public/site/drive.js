// Brings a widget into the state that the page should show. It finds buttons by their names and fields by their labels,
// as a visitor does. At the end `<html data-driven>` is `done`, or has the element that was not found.
(() => {
  const root = document.documentElement;
  const clocks = [Date, performance].map((clock) => ({ clock, now: clock.now.bind(clock) }));

  // Each page has its own storage with nothing but the values of its state. Otherwise an unfinished login of one would continue in others.
  /** @type {Map<string, string>[]} */
  const [session, local] = ['sessionStorage', 'localStorage'].map((name) => {
    const entries = new Map();
    const value = {
      getItem: (/** @type {string} */ key) => entries.get(key) ?? null,
      setItem: (/** @type {string} */ key, /** @type {string} */ text) => entries.set(key, text),
      removeItem: (/** @type {string} */ key) => entries.delete(key),
    };
    Object.defineProperty(window, name, { value });
    return entries;
  });

  /** Waits until `look` finds something in the page. @template T @param {() => T} look @param {string} what */
  async function found(look, what) {
    const deadline = performance.now() + 60_000;
    while (performance.now() < deadline) {
      const result = look();
      if (result) return result;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`not found: ${what}`);
  }

  /** The words of a text, without the marks of inspect.js. @param {string | null | undefined} text */
  const words = (text) =>
    (text ?? '')
      .replace(/[\u2062\u2063]/g, '')
      .replace(/\s+/g, ' ')
      .trim();

  const ready = (/** @type {Element} */ element) =>
    !element.matches(':disabled, [aria-disabled="true"]') && !element.closest('[aria-hidden="true"]');

  /** The language button is named `Language: English`. @param {string} name */
  const button = (name) =>
    [...document.querySelectorAll('button, a[href]')].filter(ready).find((element) => {
      const own = words(element.getAttribute('aria-label') ?? element.textContent);
      return own === name || own.startsWith(`${name}:`);
    });

  /** @param {string} name */
  const field = (name) =>
    [...document.querySelectorAll('input')].find(({ labels }) =>
      [...(labels ?? [])].some((label) => words(label.textContent) === name),
    );

  /** As `checkVisibility()`, which WebKit 16 does not have. @param {Element} element */
  const isVisible = (element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

  /** Whether a visible element has this text. @param {string} text */
  const isSeen = (text) =>
    [...document.body.querySelectorAll(':not(:has(*))')].some(
      (element) => words(element.textContent).includes(text) && isVisible(element),
    );

  /** @param {Element | undefined | null} element */
  function press(element) {
    /** @type {HTMLElement} */ (element).focus();
    /** @type {HTMLElement} */ (element).click();
  }

  /** @param {number} seconds */
  function moveClock(seconds) {
    for (const { clock, now } of clocks) clock.now = () => now() + seconds * 1000;
  }

  /** @type {Record<string, (what: string, text: string) => unknown>} */
  const actions = {
    click: async (name) => press(await found(() => button(name), name)),
    press: async (selector) => press(await found(() => document.querySelector(selector), selector)),
    until: (selector) => found(() => document.querySelector(selector), selector),
    see: (text) => found(() => isSeen(words(text)), text),
    later: (seconds) => moveClock(Number(seconds)),
    async fill(name, text) {
      const input = /** @type {HTMLInputElement} */ (await found(() => field(name), name));
      input.focus();
      // React overrides the setter of `value` and ignores a plain assignment.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    },
  };

  const state = () => JSON.parse(document.getElementById('steps')?.textContent ?? '{}');

  /** Storage and clock at the start of the document's state. */
  function prepare() {
    session?.clear();
    local?.clear();
    for (const [key, text] of Object.entries(state().stored)) local?.set(key, text);
    moveClock(0);
  }

  /** Brings the widget into the document's state. */
  async function drive() {
    const { placeholders, steps } = state();
    try {
      for (const widget of placeholders)
        await actions.until?.(`[data-widget="${widget}"][data-widget-state="ready"]`, '');
      for (const [action, what, text] of steps) await actions[action]?.(what, text);
      if (new URLSearchParams(location.search).has('focus'))
        /** @type {HTMLElement | null} */ (
          document.querySelector('[data-widget] :is(a, button, input)')
        )?.focus();
      return 'done';
    } catch (error) {
      return `failed, ${error}`;
    }
  }

  /**
   * Waits until the state is drawn: fonts, flags, and what the header does at the end of a frame. Then time stands still: no countdown or
   * late announcement changes the state while a test looks at it.
   */
  async function settle() {
    await document.fonts.ready;
    const flags = [...document.images].filter(isVisible);
    // WPE WebKit loads a lazy image in a frame only where the window shows it.
    for (const flag of flags) flag.loading = 'eager';
    await found(() => flags.every(({ complete }) => complete), 'flags');
    for (let frames = 2; frames > 0; frames--) await new Promise(requestAnimationFrame);
    for (let timer = Number(setTimeout(() => {})); timer > 0; timer--) clearTimeout(timer);
  }

  /**
   * Shows another state of the same widget in this document, with the content, data, storage and clock of the state's own page, and at its
   * address, from which the server knows its answers.
   * @param {string} address
   */
  async function showState(address) {
    const page = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html');
    const [, data = ''] = page.body.textContent?.match(/window\.__PAGE__ = (.*);/) ?? [];
    // The parser takes the page for one without scripts.
    for (const each of page.querySelectorAll('noscript')) each.remove();
    const { Widgets } = /** @type {any} */ (window);
    Widgets?.unmount(document);
    history.replaceState(null, '', address);
    root.lang = page.documentElement.lang;
    document.title = page.title;
    document.body.replaceWith(page.body);
    Object.assign(window, { __PAGE__: JSON.parse(data) });
    prepare();
    Widgets?.mount(document);
    const driven = await drive();
    if (driven === 'done') await settle();
    return driven;
  }
  Object.assign(window, { settle, showState });

  prepare();
  drive().then((driven) => {
    root.dataset.driven = driven;
  });
})();
