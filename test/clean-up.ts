import { afterEach, vi } from 'vitest';

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
