import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, antiforgeryField, backend, plain } from './calling';

const origin = 'https://chargers.example';
const name = '__RequestVerificationToken';
const fresh = `<form><input name="${name}" type="hidden" value="fresh" /></form>`;
const page = '/uk/account/login/?ReturnUrl=%2Fuk&a=1&a=2&b=%20+';

beforeEach(() => {
  history.replaceState(null, '', `${page}#form`);
  document.head.innerHTML = '<base href="https://elsewhere.example/other/">';
});
afterEach(() => document.head.replaceChildren());

const tokens = () => [...document.querySelectorAll('input')].map(({ value }) => value);

/** Renews the token at a server that gives this answer. */
async function renew(reply: () => Response | Promise<Response>, settings?: Parameters<typeof backend>[0]) {
  const made = answer(reply);
  const hasNewToken = await backend(settings).renewToken(new AbortController().signal);
  return { hasNewToken, made: made.map(({ method, url }) => [method, url.href]) };
}

test.each([
  fresh,
  `<INPUT NAME='${name}' VALUE='fresh'>`,
  `<input type=hidden name=${name} value=fresh>`,
  `<input\n  value="fresh"\n  name="${name}"\n>`,
  `<input data-value="no" name="${name}" value="fresh" data-value="no">`,
  `<input name="other" value="no"><input name="${name}_2" value="no">${fresh}<input name="${name}" value="second">`,
  '<p>'.repeat(700_000) + fresh,
])('a stale token is replaced by that of the page as it is now: %#', async (html) => {
  antiforgeryField('old');
  antiforgeryField('old');
  expect(await renew(plain(html))).toEqual({ hasNewToken: true, made: [['GET', origin + page]] });
  expect(tokens()).toEqual(['fresh', 'fresh']);
});

test('the page is requested as a browser does: a site may answer a call of a script with a part of it', async () => {
  antiforgeryField('old');
  const made = answer(plain(fresh));
  await backend().renewToken(new AbortController().signal);
  expect(made.map(({ headers }) => headers)).toEqual([{}]);
});

test('a token with a name of the site is replaced, too', async () => {
  const field = 'csrf[token].0';
  antiforgeryField('old', field);
  const html = `<input name="csrf[token]_0" value="no"><input name="${field}" value="fresh">`;
  await renew(plain(html), { antiforgery: { field } });
  expect(tokens()).toEqual(['fresh']);
});

test.each<[string, () => Response | Promise<Response>, string[]]>([
  ['the page has no token', plain(`value="x" ${name} <p>Sign in</p>`), ['old']],
  ['the token is empty', plain(`<input name="${name}" value="">`), ['old']],
  ['this page has no field', plain(fresh), []],
  ['there is no answer', () => new Promise<Response>(() => vi.advanceTimersByTimeAsync(20_000)), ['old']],
])('when %s, there is no new token, and nothing changes', async (what, reply, before) => {
  vi.useFakeTimers();
  for (const token of before) antiforgeryField(token);
  const { hasNewToken, made } = await renew(reply);
  expect([hasNewToken, tokens(), made.length]).toEqual([false, before, 1]);
  const answered = what === 'there is no answer' ? 'did not answer' : 'answered 200 text/html';
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    [`ev-portal-widgets: GET /uk/account/login/ ${answered}; expected ${name}`],
  ]);
});
