import { afterEach, vi } from 'vitest';

// React keeps the timers that it finds when it is loaded, so no test with a fake clock may be the first to load it.
if (typeof document !== 'undefined') await import('react');

// On a busy machine the window may still be loading. Whether a placeholder mounts at once would depend on it.
if (typeof document !== 'undefined' && document.readyState !== 'complete')
  await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }));

// In happy-dom the methods of the prototype, which src/shared/guard/listen.ts calls, do not work on the window.
if (typeof document !== 'undefined') {
  let prototype = Object.getPrototypeOf(document);
  while (!Object.hasOwn(prototype, 'addEventListener')) prototype = Object.getPrototypeOf(prototype);
  const own = window;
  for (const method of ['addEventListener', 'removeEventListener'] as const) {
    const [ofAll, ofWindow] = [prototype[method], own[method] as (...all: unknown[]) => void];
    prototype[method] = function (...all: unknown[]) {
      return this === own ? ofWindow.apply(own, all) : ofAll.apply(this, all);
    };
  }
}

/** All unit tests share one window, so each test leaves it as it found it. Mocks are restored by vitest itself. */
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  // A shared.js that a test has run. The next test would find it.
  Reflect.deleteProperty(window, 'Widgets');
  for (const key of Object.getOwnPropertySymbols(document))
    if (Symbol.keyFor(key)?.startsWith('ev-portal-widgets/')) Reflect.deleteProperty(document, key);
  sessionStorage.clear();
  localStorage.clear();
});
