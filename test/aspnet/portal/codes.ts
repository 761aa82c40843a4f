import { expect, test } from 'vitest';
import { texts } from '../../site/texts.mjs';
import type { Client } from './client';
import type { Portal } from './portal';

const { errors } = texts.uk;
const wrong = { code: 'WrongLogin', data: null, error: errors.WrongLogin };
const spent = {
  code: 'SmsMaxAttemptsReached',
  data: null,
  error: 'Забагато неправильних кодів, тому надісланий більше не діє. Запросіть новий.',
};
const soon = { code: 'SmsSentTimeout', data: expect.any(Number), error: errors.SmsSentTimeout };

const times = async <T>(count: number, act: () => Promise<T>) => {
  const results: T[] = [];
  for (let done = 0; done < count; done++) results.push(await act());
  return results;
};

/** Whether a cookie is for the server alone, and for all of its pages. */
export const isPrivate = (cookie = '') =>
  [/; httponly/i, /; samesite=lax/i, /; path=\/(;|$)/i].every((part) => part.test(cookie));

/** Another code of six digits. */
const not = (code: string) => (code === '000000' ? '111111' : '000000');

/** Tests for whom a code is valid on a site of a kit. */
export function codes(portal: Portal): void {
  /** A visitor who has opened the login page. */
  const open = async (): Promise<Client> => {
    const visitor = portal.client();
    await visitor.get('/uk/account/login');
    return visitor;
  };
  const lastCode = async (phone: string) => (await portal.codesFor(phone)).at(-1) ?? '';

  test('a code is valid only in the browser that asked for it; a stranger cannot use it up', async () => {
    const phone = '380671110001';
    const [owner, stranger] = [await open(), await open()];
    expect(await owner.checkout(phone)).toBe(1);
    const code = await lastCode(phone);
    const attempts = await times(6, () => stranger.verify(phone, not(code)));
    expect([...attempts, await stranger.verify(phone, code)]).toEqual(Array(7).fill(wrong));
    expect(await owner.verify(phone, code)).toBe(1);
  });

  test('the right code of a number that nobody has signs nobody in', async () => {
    const phone = '380671180099';
    const visitor = await open();
    await visitor.checkout(phone);
    expect(await visitor.verify(phone, await lastCode(phone))).toBe('За цим номером нікого не знайдено.');
    expect((await visitor.get('/panel')).status).toBe(302);
  });

  test('after five wrong codes a code is not valid, and the next one comes at once', async () => {
    const phone = '380671110003';
    const visitor = await open();
    await visitor.checkout(phone);
    expect(await visitor.checkout(phone)).toEqual(soon);
    const code = await lastCode(phone);
    expect(await times(5, () => visitor.verify(phone, not(code)))).toEqual(Array(5).fill(wrong));
    expect(await visitor.verify(phone, code)).toEqual(spent);
    expect(await visitor.checkout(phone)).toBe(1);
    await expect.poll(() => portal.codesFor(phone)).toHaveLength(2);
    expect(await visitor.verify(phone, await lastCode(phone))).toBe(1);
  });

  test('a code that a call without the cookie of the page gets is valid, too', async () => {
    const phone = '380671110006';
    const visitor = portal.client();
    expect(await visitor.checkout(phone)).toBe(1);
    expect(await visitor.verify(phone, await lastCode(phone))).toBe(1);
  });

  test('the page with the card sets the cookie and renews it', async () => {
    const visitor = portal.client();
    const nameOf = (cookie: string) => cookie.split(/[=;]/)[0];
    const ids = await times(2, async () => {
      const { cookies } = await visitor.get('/uk/account/login');
      const cookie = cookies.find((each) => nameOf(each) === 'login-browser') ?? '';
      expect(isPrivate(cookie)).toBe(true);
      expect(cookie).not.toMatch(/; secure/i);
      return cookie.split(';')[0];
    });
    expect(ids[0]).toBe(ids[1]);
  });
}
