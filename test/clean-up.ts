import { afterEach, vi } from 'vitest';

// React keeps the timers that it finds when it is loaded, so no test with a fake clock may be the first to load it.
if (typeof document !== 'undefined') await import('react');

/** All unit tests share one window, so each test leaves it as it found it. Mocks are restored by vitest itself. */
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
});
