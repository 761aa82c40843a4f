import { act, Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Host } from '../../../../src';
import type { Page } from '../../../../src/page/read';
import { LoginCard } from '../../../../widgets/login-card/LoginCard';
import { serve } from './server';

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

test('ticks of the countdown render nothing', async () => {
  vi.useFakeTimers();
  serve();
  const life = new AbortController();
  const host: Host = {
    page: { lang: 'en', apiUrl: '', bodyFormat: 'json' } as unknown as Page,
    t: (key, values) => [key, ...Object.values(values ?? {})].join(' '),
    dataset: {},
    signal: life.signal,
    emit: () => true,
    address: () => location.href,
    navigate() {},
    onReturn() {},
  };
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(() => root.unmount());
    life.abort();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  let commits = 0;
  const count = () => {
    commits++;
  };
  await act(() =>
    root.render(
      <Profiler id="card" onRender={count}>
        <LoginCard host={host} />
      </Profiler>,
    ),
  );
  const type = (name: string, value: string) => {
    const input = place.querySelector(`[autocomplete=${name}]`) as HTMLInputElement;
    input.value = value;
    return act(() => input.dispatchEvent(new Event('input', { bubbles: true })));
  };
  await type('tel-national', '501234567');
  await act(() => place.querySelector('form')?.requestSubmit());
  await act(() => vi.waitUntil(() => place.querySelector('[data-step=code]')));
  expect(place.textContent).toContain('ResendIn 60');

  commits = 0;
  await act(() => vi.advanceTimersByTime(59_000));
  expect(place.textContent).toContain('ResendIn 1');
  expect(commits).toBe(0);

  await act(() => vi.advanceTimersByTime(1000));
  expect(commits).toBeGreaterThan(0);
});
