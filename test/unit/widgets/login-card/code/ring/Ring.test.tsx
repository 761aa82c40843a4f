import { signal } from '@preact/signals-react';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { duration } from '../../../../../../widgets/login-card/code/ring/duration';
import { Ring } from '../../../../../../widgets/login-card/code/ring/Ring';
import { render } from '../../../../rendering';

test.each([
  [0, '0'],
  [99, '99'],
  [100, '1:40'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [3661, '1:01:01'],
  [86_400, '24:00:00'],
])('%i seconds are shown as %s', (seconds, text) => {
  expect(duration(seconds)).toBe(text);
});

test('the current seconds are shown and fill their share of 60, and after the unmount nothing listens', async () => {
  const unwatched = vi.fn();
  const seconds = signal(600, { unwatched });
  const { one, remove, text } = await render(<Ring seconds={seconds} full={60} />);
  for (const [now, shown, left] of [
    [600, '10:00', '100%'],
    [61, '61', '100%'],
    [15, '15', '25%'],
    [0, '0', '0%'],
  ] as const) {
    await act(async () => {
      seconds.value = now;
    });
    expect([text(), one('[style]').style.getPropertyValue('--widget--left')]).toEqual([shown, left]);
  }
  expect(unwatched).not.toHaveBeenCalled();
  await remove();
  expect(unwatched).toHaveBeenCalledTimes(1);
});
