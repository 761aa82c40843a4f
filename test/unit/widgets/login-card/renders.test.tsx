import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Host } from '../../../../src';
import type { Page } from '../../../../src/page/page';
import { LoginCard } from '../../../../widgets/login-card/LoginCard';
import { serve } from './server';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

test('ticks of the countdown cause no render', async () => {
  vi.useFakeTimers();
  serve();
  const abortController = new AbortController();
  // Each component with a text calls t() in each render, so the calls count renders.
  const t = vi.fn<Host['t']>((key, values) => [key, ...Object.values(values ?? {})].join(' '));
  const host: Host = {
    page: {
      lang: 'en',
      contacts: {},
      login: {},
      help: [],
      apiUrl: '',
      bodyFormat: 'json',
    } as unknown as Page,
    t,
    attribute: () => null,
    abortSignal: abortController.signal,
    emit: () => true,
    address: () => location.href,
    navigate() {},
    onReturn() {},
    onOnline() {},
  };
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(() => root.unmount());
    abortController.abort();
  });
  await act(() => root.render(<LoginCard host={host} />));
  const type = (name: string, value: string) => {
    const input = place.querySelector(`[autocomplete=${name}]`) as HTMLInputElement;
    input.value = value;
    return act(() => input.dispatchEvent(new Event('input', { bubbles: true })));
  };
  await type('tel-national', '501234567');
  await act(() => place.querySelector('form')?.requestSubmit());
  await act(() => vi.waitUntil(() => place.querySelector('[data-step=code]')));
  expect(place.textContent).toContain('ResendIn 60');

  t.mockClear();
  await act(() => vi.advanceTimersByTime(59_000));
  expect(place.textContent).toContain('ResendIn 1');
  // The model calls t('NewCodeIn') for an announcement. This is not a render.
  const rendered = t.mock.calls.map(([key]) => key).filter((key) => key !== 'NewCodeIn');
  expect(rendered).toEqual([]);

  await act(() => vi.advanceTimersByTime(1000));
  expect(t).toHaveBeenCalledWith('SendSmsCode');
});
