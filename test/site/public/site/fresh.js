// Each state begins as in a new browser: no stored build version, no login under way. The storage is the page's own,
// because the frames of the gallery would share the browser's.
for (const name of ['sessionStorage', 'localStorage']) {
  /** @type {Map<string, string>} */
  const entries = new Map();
  Object.defineProperty(window, name, {
    value: {
      getItem: (/** @type {string} */ key) => entries.get(key) ?? null,
      setItem: (/** @type {string} */ key, /** @type {unknown} */ value) => entries.set(key, `${value}`),
      removeItem: (/** @type {string} */ key) => entries.delete(key),
      clear: () => entries.clear(),
    },
  });
}

// Chromium lets a request wait for another one to the same address, which may never be answered in another frame.
const plainFetch = window.fetch;
window.fetch = (address, init) => plainFetch(address, { ...init, cache: 'no-store' });

// A frame of the gallery does not scroll the gallery.
if (window !== top) {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function () {
    focus.call(this, { preventScroll: true });
  };
}
