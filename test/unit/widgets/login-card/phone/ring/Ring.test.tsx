import { signal } from '@preact/signals-react';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { duration } from '../../../../../../widgets/login-card/phone/ring/duration';
import { Ring } from '../../../../../../widgets/login-card/phone/ring/Ring';
import { render } from '../../../../rendering';

async function ring(start: number) {
  const seconds = signal(start);
  const onRender = vi.fn();
  const Counted = () => {
    onRender();
    return Ring({ seconds, full: 60 });
  };
  const { one, remove, text } = await render(<Counted />);
  const left = () => one<HTMLElement>('[style]').style.getPropertyValue('--widget--left');
  const tick = (to: number) =>
    act(async () => {
      seconds.value = to;
    });
  return { left, onRender, remove, text, tick };
}

test.for([
  [60, '100%'],
  [30, '50%'],
  [15, '25%'],
  [0, '0%'],
  [61, '100%'],
  [600, '100%'],
] as const)('%i of 60 seconds fill %s of it', async ([seconds, share]) => {
  const { left, text } = await ring(seconds);
  expect(left()).toBe(share);
  expect(text()).toBe(duration(seconds));
});

test('it shows the current seconds, and a tick causes no render', async () => {
  const { left, onRender, text, tick } = await ring(60);
  const before = onRender.mock.calls.length;
  expect(before).toBeGreaterThan(0);
  for (let now = 59; now >= 45; now--) await tick(now);
  expect(text()).toBe('45');
  expect(left()).toBe('75%');
  expect(onRender).toHaveBeenCalledTimes(before);
});

test('after the unmount it no longer listens', async () => {
  const watched = vi.fn();
  const unwatched = vi.fn();
  const seconds = signal(60, { watched, unwatched });
  const { remove } = await render(<Ring seconds={seconds} full={60} />);
  expect(watched).toHaveBeenCalledTimes(1);
  await remove();
  expect(unwatched).toHaveBeenCalledTimes(1);
});
