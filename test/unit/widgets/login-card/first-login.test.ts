import { expect, test } from 'vitest';
import { openCard, type } from './open-card';

const login = { method: 'email', phone: '+421 903 123 456', email: 'olena@example.com' } as const;

test('the card starts with the method of the page and fills in the fields, without an event or a focus', () => {
  const { card, phone, email, events, focused } = openCard({ page: { login } });
  expect(card.step.peek()).toBe('email');
  expect(email.email.read()).toBe('olena@example.com');
  expect(phone.numberStep.phone.read()).toBe('903123456');
  expect(phone.numberStep.country.read()).toBe('421');
  expect([events, focused()]).toEqual([[], undefined]);
});

test.each([
  ['050 123-45-67', '501234567'],
  ['050 12', '05012'],
  ['call me', ''],
])('the number %j is filled in as %j, without an error', (phone, shown) => {
  const { numberStep } = openCard({ page: { login: { phone } } }).phone;
  expect([numberStep.phone.read(), numberStep.phone.error.peek()]).toEqual([shown, undefined]);
});

test('what the visitor has typed stays when the method changes', () => {
  const { card, email } = openCard({ page: { login } });
  type(email.email, 'taras@example.com');
  card.switchMethod();
  card.switchMethod();
  expect(email.email.read()).toBe('taras@example.com');
});

test('a login that session storage restores takes precedence', () => {
  const now = Date.now();
  sessionStorage.setItem(
    'loginCard',
    JSON.stringify({ country: '380', phone: '501234567', from: now, until: now + 60_000 }),
  );
  const { card, phone } = openCard({ page: { login } });
  expect(card.step.peek()).toBe('code');
  phone.edit();
  expect(phone.numberStep.phone.read()).toBe('501234567');
});
