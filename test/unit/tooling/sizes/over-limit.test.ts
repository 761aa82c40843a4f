// @vitest-environment node
import { expect, test } from 'vitest';
import { noLimit, overLimit } from '../../../../src/tooling/sizes/over-limit';

test('a file over its limit is named, with the difference, the folders that have grown, and the new line', () => {
  const before = { 'widgets/login-card/phone': 6_800, 'src/loader': 1_600 };
  const now = { 'widgets/login-card/phone/web-otp.ts': 7_200, 'src/loader/load.ts': 1_650 };
  const message = overLimit('login-card.js', 7_620, 7_500, before, now);
  expect(message).toContain('login-card.js has 7620 bytes, 120 more than its limit.');
  expect(message).toContain(
    'have grown, in bytes before compression: widgets/login-card/phone +400, src/loader +50.',
  );
  expect(message).toContain("'login-card.js': 7_750,");
});

test('a file without a limit gets a line with its size, rounded up to the next 250', () => {
  expect(noLimit('map.js', 812)).toContain("Write into src/tooling/sizes/limits.ts: 'map.js': 1_000,");
  expect(noLimit('map.js', 750)).toContain("'map.js': 750,");
});
