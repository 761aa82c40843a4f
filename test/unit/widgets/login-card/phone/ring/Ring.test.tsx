import { signal } from '@preact/signals-react';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { duration } from '../../../../../../widgets/login-card/phone/ring/duration';
import { Ring } from '../../../../../../widgets/login-card/phone/ring/Ring';
import { render } from '../../../../rendering';

test.each([
  [0, '0'],
  [60, '60'],
  [99, '99'],
  [100, '1:40'],
  [599, '9:59'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [3661, '1:01:01'],
  [86_400, '24:00:00'],
])('%i seconds are shown as %s', (seconds, text) => {
  expect(duration(seconds)).toBe(text);
});

test('the current seconds are shown and fill their share of 60, a tick causes no render, and after the unmount nothing listens', async () => {
  const unwatched = vi.fn();
  const seconds = signal(600, { unwatched });
  const onRender = vi.fn();
  const Counted = () => {
    onRender();
    return Ring({ seconds, full: 60 });
  };
  const { one, remove, text } = await render(<Counted />);
  const before = onRender.mock.calls.length;
  const seen = [];
  for (const now of [600, 61, 60, 30, 15, 0]) {
    await act(async () => {
      seconds.value = now;
    });
    seen.push([text(), one('[style]').style.getPropertyValue('--widget--left')]);
  }
  expect(seen).toEqual([
    ['10:00', '100%'],
    ['61', '100%'],
    ['60', '100%'],
    ['30', '50%'],
    ['15', '25%'],
    ['0', '0%'],
  ]);
  expect(onRender).toHaveBeenCalledTimes(before);
  expect(unwatched).not.toHaveBeenCalled();
  await remove();
  expect(unwatched).toHaveBeenCalledTimes(1);
});
