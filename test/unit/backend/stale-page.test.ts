import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '../../../src/backend/failure';
import { antiforgeryField, backend } from './calling';

const stale = { Code: 'StalePage', Error: 'Out of date.' };
const name = '__RequestVerificationToken';
const fresh = `<form><input name="${name}" type="hidden" value="fresh" /></form>`;
const page = '/uk/account/login?ReturnUrl=%2Fuk%2Fstations';

beforeEach(() => history.replaceState(null, '', `${page}#form`));
afterEach(() => document.head.replaceChildren());

const tokens = () => [...document.querySelectorAll('input')].map(({ value }) => value);
const html =
  (text: string, status = 200) =>
  () =>
    new Response(text, { status, headers: { 'content-type': 'text/html' } });

/** A server that refuses each login, and gives this answer to the renewal. Returns the calls. */
function serve(renewal: () => Response | Promise<Response>) {
  const calls: [string, RequestInit][] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    calls.push([address, init]);
    return init.method === 'POST' ? new Response(JSON.stringify(stale), { status: 400 }) : renewal();
  });
  return calls;
}

const login = () => backend().emailLogin('a@b.example', 'secret', new AbortController().signal);

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
  async (text) => {
    antiforgeryField('old');
    antiforgeryField('old');
    const calls = serve(html(text));
    expect(await login()).toEqual(new Failure('refused', 'StalePage', true));
    expect(tokens()).toEqual(['fresh', 'fresh']);
    expect(calls.map(([address, { method }]) => [method, address])).toEqual([
      ['POST', 'https://chargers.example/account/emaillogin'],
      ['GET', `https://chargers.example${page}`],
    ]);
    expect(calls[1]?.[1]).toMatchObject({ cache: 'no-store', credentials: 'same-origin' });
  },
);

test.each(['/', '/uk/', '/uk?a=1&a=2&b=%20+', `/uk?q=${'x'.repeat(2000)}`])(
  'the page is loaded from its own address, whatever its <base> says: %#',
  async (address) => {
    document.head.innerHTML = '<base href="https://elsewhere.example/other/">';
    history.replaceState(null, '', address);
    antiforgeryField('old');
    const calls = serve(html(fresh));
    await login();
    expect(calls[1]?.[0]).toBe(`https://chargers.example${address}`);
  },
);

test.each<[string, () => Response | Promise<Response>, string[]]>([
  ['the page has no token', html('<p>Sign in</p>'), ['old']],
  ['the page is an error page', html('<h1>Server Error</h1>', 500), ['old']],
  ['the page is JSON', () => new Response(JSON.stringify({ token: name, value: 'x' })), ['old']],
  ['the token is in a text', html(`value="x" ${name}`), ['old']],
  ['the token is empty', html(`<input name="${name}" value="">`), ['old']],
  ['this page has no field', html(fresh), []],
  ['the connection drops', () => Promise.reject(new TypeError('Failed to fetch')), ['old']],
  ['there is no answer', () => new Promise<Response>(() => vi.advanceTimersByTimeAsync(20_000)), ['old']],
])('when %s, the failure has the text of the server, and nothing changes', async (_, renewal, before) => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const token of before) antiforgeryField(token);
  const calls = serve(renewal);
  expect(await login()).toMatchObject({ code: 'StalePage', data: undefined, text: 'Out of date.' });
  expect([tokens(), calls.length]).toEqual([before, 2]);
});
