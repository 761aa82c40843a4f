import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Host } from '../../../../src';
import { LoginCard } from '../../../../widgets/login-card/LoginCard';
import { answer, json } from '../../backend/calling';
import { render, type } from '../../rendering';
import { testHost } from '../test-host';

test('ticks of the countdown cause no render', async () => {
  vi.useFakeTimers();
  answer(json({ Value: true }));
  // Each component with a text calls t() in each render, so the calls count renders.
  const t = vi.fn<Host['t']>((key, values) => [key, ...Object.values(values ?? {})].join(' '));
  const { host, abortController } = testHost();
  onTestFinished(() => abortController.abort());
  const { element, one, text } = await render(<LoginCard host={{ ...host, t }} />);
  await type(one<HTMLInputElement>('[autocomplete=tel-national]'), '501234567');
  await act(() => one<HTMLFormElement>('form').requestSubmit());
  await act(() => vi.waitUntil(() => element.querySelector('[data-step=code]')));
  expect(text()).toContain('ResendIn 60');

  t.mockClear();
  await act(() => vi.advanceTimersByTime(59_000));
  expect(text()).toContain('ResendIn 1');
  // The model calls t('NewCodeIn') for an announcement. This is not a render.
  const rendered = t.mock.calls.map(([key]) => key).filter((key) => key !== 'NewCodeIn');
  expect(rendered).toEqual([]);

  await act(() => vi.advanceTimersByTime(1000));
  expect(t).toHaveBeenCalledWith('SendSmsCode');
});
