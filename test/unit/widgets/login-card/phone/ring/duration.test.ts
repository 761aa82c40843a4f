import { expect, test } from 'vitest';
import { duration } from '../../../../../../widgets/login-card/phone/ring/duration';

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
