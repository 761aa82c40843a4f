import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openCard, openCodeStep, type } from './open-card';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

test('the method of a successful login is remembered, and that of a failed login is not', async () => {
  const { phone, last } = await openCodeStep();
  expect(localStorage.length).toBe(0);
  type(phone.codeStep.code, '123456');
  phone.codeStep.verify();
  await last().answer(true);
  expect(localStorage.getItem('loginMethod')).toBe('phone');
  expect(openCard().card.lastUsed).toBe('phone');
});

test('a login by email is remembered, too', async () => {
  const { card, email, last } = openCard();
  expect(card.lastUsed).toBeNull();
  card.switchMethod();
  type(email.email, 'a@b.co');
  type(email.password, 'x');
  email.submit();
  await last().answer(true);
  expect(Object.entries(localStorage)).toEqual([['loginMethod', 'email']]);
});

test('without local storage nothing is remembered, and the login succeeds', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { card, phone, last, visited } = await openCodeStep();
  type(phone.codeStep.code, '123456');
  phone.codeStep.verify();
  await last().answer(true);
  expect([card.lastUsed, visited]).toEqual([null, ['/panel']]);
});
