// What renders nothing: React would read the whole step again, on a slow phone at each key.
import { act, createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { LoginCard } from '../../../../widgets/login-card/LoginCard';
import { render, type as typeInto } from '../../rendering';
import { type HostOptions, playHost } from '../play-host';
import { wait } from './open-card';

/** A card on the page. `renders` returns the texts that its components have asked for since the last call: each one does so when it renders. */
async function openOnPage(options?: HostOptions) {
  vi.useFakeTimers();
  const { host } = playHost(options);
  const t = vi.spyOn(host, 't');
  const { one, text } = await render(createElement(LoginCard, { host }));
  return { one, text, renders: () => t.mock.calls.splice(0).map(([key]) => key) };
}

test.each([
  ['phone', '[type=tel]'],
  ['email', '[type=email]'],
] as const)('a key in a field of the first step by %s renders nothing', async (method, field) => {
  const { one, renders } = await openOnPage({ page: { login: { method } } });
  expect(renders()).toContain('LoginTitle');
  for (const text of ['5', '50']) await typeInto(one<HTMLInputElement>(field), text);
  expect(renders()).toEqual([]);
});

test('the first key after an error renders the card, and the next one nothing', async () => {
  const { one, renders } = await openOnPage();
  await act(async () => one('[type=submit]').click());
  expect(renders()).toContain('PhoneNumberRequiredError');
  await typeInto(one<HTMLInputElement>('[type=tel]'), '5');
  expect(renders()).toContain('PhoneNumber');
  await typeInto(one<HTMLInputElement>('[type=tel]'), '50');
  expect(renders()).toEqual([]);
});

test('a second of the wait renders nothing, and is shown; nor does a key in the field of the code', async () => {
  vi.useFakeTimers();
  const saved = { country: '380', phone: '501234567', from: Date.now(), until: Date.now() + 60_000 };
  sessionStorage.setItem('loginCard', JSON.stringify(saved));
  const { one, text, renders } = await openOnPage();
  const code = one<HTMLInputElement>('[autocomplete=one-time-code]');
  expect(renders()).toContain('SmsCode');
  await act(() => wait(1));
  expect(text()).toContain('59');
  await typeInto(code, '12');
  expect(renders()).toEqual([]);
});
