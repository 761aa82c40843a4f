// Each state starts as in a new browser, without a stored version of the site and without an unfinished login. Only the values in
// the state's own `stored` are there. Each page has its own storage, because the frames of the gallery would share the
// storage of the browser.
const { stored, events } = JSON.parse(document.getElementById('steps')?.textContent ?? '{}');
for (const [name, content] of Object.entries({ sessionStorage: {}, localStorage: stored })) {
  /** @type {Map<string, string>} */
  const entries = new Map(Object.entries(content));
  Object.defineProperty(window, name, {
    value: {
      getItem: (/** @type {string} */ key) => entries.get(key) ?? null,
      setItem: (/** @type {string} */ key, /** @type {unknown} */ value) => entries.set(key, `${value}`),
      removeItem: (/** @type {string} */ key) => entries.delete(key),
      clear: () => entries.clear(),
    },
  });
}

// Chromium delays a request while another one to the same address is pending. A request of another frame may stay pending
// forever.
const plainFetch = window.fetch;
window.fetch = (address, init) => plainFetch(address, { ...init, cache: 'no-store' });

// In a frame of the gallery, the page shows only the widget, and must not scroll the gallery. The gallery lists the events.
if (window !== top) {
  document.documentElement.dataset.framed = '';
  for (const name of events) {
    document.addEventListener(name, (/** @type {CustomEventInit} */ { detail }) =>
      parent.postMessage({ event: name, detail: JSON.stringify(detail) }, location.origin),
    );
  }
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function () {
    focus.call(this, { preventScroll: true });
  };
}
