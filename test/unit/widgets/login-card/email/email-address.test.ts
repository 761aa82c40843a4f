import { expect, test } from 'vitest';
import { isEmail } from '../../../../../widgets/login-card/email/email-address';

test.each([
  'first.last+tag@sub-domain.example.com',
  "o'neil@example.com",
  'x_1@1.example.museum',
  'A@EXAMPLE.COM',
])('%j is an email address', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  'a@b',
  'admin@example',
  'a b@c.co',
  'a@@b.co',
  'a@b..co',
  'a@b.c',
  '.a@b.co',
  'a@-b.co',
  'a@b.co, c@d.co',
])('%j is not an email address', (text) => {
  expect(isEmail(text)).toBe(false);
});

test('a very long text is checked quickly', () => {
  const started = performance.now();
  expect(isEmail(`${'a-'.repeat(50_000)}@${'a-'.repeat(50_000)}`)).toBe(false);
  expect(performance.now() - started).toBeLessThan(500);
});
