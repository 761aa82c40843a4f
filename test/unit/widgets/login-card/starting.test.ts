import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createLoginCard } from '../../../../widgets/login-card/card.model';
import { testHost } from '../test-host';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('OTPCredential', class {});
  const until = Date.now() + 60_000;
  sessionStorage.setItem(
    'loginCard',
    JSON.stringify({ country: '380', phone: '501234567', from: Date.now(), until }),
  );
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'credentials');
  });
});

test('a model starts nothing until `start`, because React may discard it', async () => {
  const get = vi.fn(() => new Promise(() => {}));
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  const { host, abortController } = testHost();
  const listen = vi.spyOn(globalThis, 'addEventListener');
  const listenToHost = vi.spyOn(host.abortSignal, 'addEventListener');
  createLoginCard(host);
  const kept = createLoginCard(host);
  await vi.advanceTimersByTimeAsync(0);
  expect([get, listen, listenToHost].map(({ mock }) => mock.calls)).toEqual([[], [], []]);
  expect(vi.getTimerCount()).toBe(0);
  expect(kept.step.peek()).toBe('number');
  kept.start();
  await vi.advanceTimersByTimeAsync(0);
  expect([kept.step.peek(), get.mock.calls.length, vi.getTimerCount()]).toEqual(['code', 1, 1]);
  abortController.abort();
});
