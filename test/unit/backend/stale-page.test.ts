import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '../../../src/backend/failure';
import { answer, antiforgeryField, backend, calls, json, plain } from './calling';

const origin = 'https://chargers.example';
const name = '__RequestVerificationToken';
const fresh = `<form><input name="${name}" type="hidden" value="fresh" /></form>`;
const page = '/uk/account/login?ReturnUrl=%2Fuk%2Fstations';

beforeEach(() => history.replaceState(null, '', `${page}#form`));
afterEach(() => document.head.replaceChildren());

const tokens = () => [...document.querySelectorAll('input')].map(({ value }) => value);

/** Logs in at a server that refuses each login, and gives this answer to the renewal. */
async function login(renewal: () => Response | Promise<Response>) {
  const refusal = json({ Code: 'StalePage', Error: 'Out of date.' }, 400);
  const made = answer(({ method }) => (method === 'POST' ? refusal() : renewal()));
  return { failure: await calls.emailLogin(backend()), made };
}

test.each([
  fresh,
  `<input type="hidden" value="fresh" name="${name}">`,
  `<INPUT NAME='${name}' VALUE='fresh'>`,
  `<input type=hidden name=${name} value=fresh>`,
  `<input\n  name="${name}"\n  value="fresh"\n>`,
  `<input data-value="no" name="${name}" value="fresh" data-value="no">`,
  `<input name="other" value="no"><input name="${name}_2" value="no">${fresh}<input name="${name}" value="second">`,
  // Razor writes a token inside a comment too, and it is valid.
  `<!-- ${fresh} -->`,
  '<p>'.repeat(700_000) + fresh,
])(
  'a stale token is replaced by that of the page as it is now, and the login is not repeated: %#',
  async (html) => {
    antiforgeryField('old');
    antiforgeryField('old');
    const { failure, made } = await login(plain(html));
    expect(failure).toEqual(new Failure('refused', 'StalePage', true, ''));
    expect(tokens()).toEqual(['fresh', 'fresh']);
    expect(made.map(({ method, url }) => [method, url.href])).toEqual([
      ['POST', `${origin}/account/emaillogin`],
      ['GET', origin + page],
    ]);
  },
);

test.each(['/', '/uk/', '/uk?a=1&a=2&b=%20+', `/uk?q=${'x'.repeat(2000)}`])(
  'the page is loaded from its own address, whatever its <base> says: %#',
  async (address) => {
    document.head.innerHTML = '<base href="https://elsewhere.example/other/">';
    history.replaceState(null, '', address);
    antiforgeryField('old');
    expect((await login(plain(fresh))).made[1]?.url.href).toBe(origin + address);
  },
);

test.each<[string, () => Response | Promise<Response>, string[]]>([
  ['the page has no token', plain('<p>Sign in</p>'), ['old']],
  ['the page is an error page', plain('<h1>Server Error</h1>', 500), ['old']],
  ['the page is JSON', json({ token: name, value: 'x' }), ['old']],
  ['the token is in a text', plain(`value="x" ${name}`), ['old']],
  ['the token is empty', plain(`<input name="${name}" value="">`), ['old']],
  ['this page has no field', plain(fresh), []],
  ['the connection drops', () => Promise.reject(new TypeError('Failed to fetch')), ['old']],
  ['there is no answer', () => new Promise<Response>(() => vi.advanceTimersByTimeAsync(20_000)), ['old']],
])('when %s, the failure has the text of the server, and nothing changes', async (_, renewal, before) => {
  vi.useFakeTimers();
  for (const token of before) antiforgeryField(token);
  const { failure, made } = await login(renewal);
  expect(failure).toMatchObject({ code: 'StalePage', data: undefined, text: 'Out of date.' });
  expect([tokens(), made.length]).toEqual([before, 2]);
});
