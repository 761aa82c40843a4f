// The page of a frame: it brings the data and the answers of a server, shows one state, and leads nowhere.
(() => {
  const { data, states } = /** @type {any} */ (window).guide;
  const root = document.documentElement;
  const [, widget = ''] = location.pathname.match(/([\w-]+)\.html$/) ?? [];
  const number = Number(new URLSearchParams(location.search).get('state') ?? 0);
  const state = states[widget]?.[number] ?? { page: {}, steps: [] };
  // Each state begins anew, and leaves nothing for another page of this host.
  for (const name of ['sessionStorage', 'localStorage']) {
    const entries = new Map();
    const value = {
      getItem: (/** @type {string} */ key) => entries.get(key) ?? null,
      setItem: (/** @type {string} */ key, /** @type {string} */ text) => entries.set(key, text),
      removeItem: (/** @type {string} */ key) => entries.delete(key),
    };
    Object.defineProperty(window, name, { value });
  }
  Object.assign(window, { __PAGE__: { ...data, ...state.page } });

  /** What the server of a portal answers. @type {Record<string, [status: number, body: unknown] | null>} */
  const answers = {
    '/web/setculture': [200, { Value: 'en' }],
    '/web/getbuildversion': [200, { Value: '2.14.3' }],
    '/login/checkout': [200, { Value: true }],
    '/account/phonelogin': [200, { Status: 0, Error: null, Value: 1 }],
    '/account/emaillogin': [200, { Status: 0, Error: null, Value: 1 }],
    ...state.answers,
  };
  const later = (/** @type {number} */ milliseconds) =>
    new Promise((resolve) => setTimeout(resolve, milliseconds));
  window.fetch = async (request) => {
    const address = new URL(request instanceof Request ? request.url : request, location.href);
    const answer = answers[address.pathname.replace(/^.*(?=\/(web|login|account)\/)/, '')];
    if (answer === null) return new Promise(() => {});
    await later(300);
    const [status, body] = answer ?? [404, {}];
    return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
  };

  // The addresses of a portal do not exist here.
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
  });
  for (const type of ['login:success', 'logout', 'language:change'])
    document.addEventListener(type, (event) => event.preventDefault());

  /** @param {string} name @param {'button' | 'input'} selector */
  const find = (name, selector) =>
    [...document.querySelectorAll(selector)].find(
      (element) => ((element.labels?.[0] ?? element).textContent ?? '').trim() === name,
    );

  /** Waits up to ten seconds. @template T @param {() => T} look */
  async function found(look) {
    for (let tries = 0; tries < 200; tries++) {
      const element = look();
      if (element) return element;
      await later(50);
    }
    return undefined;
  }

  /** @param {string} action @param {string} what */
  function targetOf(action, what) {
    if (action === 'until') return document.querySelector(what);
    return find(what, action === 'click' ? 'button' : 'input');
  }

  document.addEventListener('widget:ready', async () => {
    for (const [action, what, text] of state.steps) {
      const target = await found(() => targetOf(action, what));
      if (!target) return;
      if (action === 'click') /** @type {HTMLElement} */ (target).click();
      if (action !== 'fill') continue;
      /** @type {HTMLInputElement} */ (target).value = text;
      target.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    }
    root.dataset.shown = state.name;
  });

  document.addEventListener('DOMContentLoaded', () => {
    const placeholder = document.querySelector('[data-widget]');
    if (state.login) placeholder?.setAttribute('data-page', 'login');
    if (state.reserve) placeholder?.setAttribute('data-reserve', state.reserve);
    // A frame of a file may not be read by its page, so it says how high it is.
    const report = () => parent.postMessage({ height: root.offsetHeight }, '*');
    new ResizeObserver(report).observe(document.body);
  });
  addEventListener('message', ({ source, data: theme }) => {
    if (source !== parent) return;
    for (const [name, value] of Object.entries(theme ?? {})) root.style.setProperty(name, value);
  });
})();
