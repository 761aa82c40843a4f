import { expect, test, vi } from 'vitest';
import { openCard, openCodeStep } from './open-card';

test('the method of a successful login is remembered, and that of a failed login is not', async () => {
  const { enterCode } = await openCodeStep();
  expect(localStorage.length).toBe(0);
  await enterCode(true);
  expect(localStorage.getItem('loginMethod')).toBe('phone');
  expect(openCard().card.lastUsed).toBe('phone');
});

test('a login by email is remembered, too', async () => {
  const { card, logIn } = openCard();
  expect(card.lastUsed).toBeNull();
  card.switchMethod();
  await logIn(true);
  expect(Object.entries(localStorage)).toEqual([['loginMethod', 'email']]);
});

test('without local storage nothing is remembered, and the login succeeds', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { card, visited, enterCode } = await openCodeStep();
  await enterCode(true);
  expect([card.lastUsed, visited]).toEqual([null, ['/panel']]);
});

test('with `remember: false` nothing is stored, and what an earlier login has stored is removed', async () => {
  localStorage.setItem('loginMethod', 'email');
  const { card, visited, enterCode } = await openCodeStep({ page: { login: { remember: false } } });
  expect([card.lastUsed, localStorage.length]).toEqual([null, 0]);
  await enterCode(true);
  expect([visited, localStorage.length]).toEqual([['/panel'], 0]);
});
