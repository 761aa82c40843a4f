import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '../../../src/backend/failure';
import { antiforgeryField, backend } from './calling';

const stale = { Code: 'StalePage', Error: 'Out of date.' };
const fresh = '<form><input name="__RequestVerificationToken" type="hidden" value="fresh" /></form>';

beforeEach(() => history.replaceState(null, '', '/uk/account/login?ReturnUrl=%2Fuk%2Fstations#form'));
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

const tokens = () => [...document.querySelectorAll('input')].map(({ value }) => value);

/** A server that refuses each login, and answers the page itself with this HTML. Returns the calls. */
function serve(html: string, status = 200) {
  const calls: [string, RequestInit][] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    calls.push([address, init]);
    return init.method === 'POST'
      ? new Response(JSON.stringify(stale), { status: 400 })
      : new Response(html, { status, headers: { 'content-type': 'text/html' } });
  });
  return calls;
}

const login = () => backend().emailLogin('a@b.example', 'secret', new AbortController().signal);

test.each([
  fresh,
  '<input type="hidden" value="fresh" name="__RequestVerificationToken">',
  "<INPUT NAME='__RequestVerificationToken' VALUE='fresh'>",
  `<input name="other" value="no">${fresh}<input name="__RequestVerificationToken" value="second">`,
])(
  'a stale token is replaced by that of the page as it is now, and the login is not repeated: %s',
  async (html) => {
    antiforgeryField('old');
    antiforgeryField('old');
    const calls = serve(html);
    expect(await login()).toEqual(new Failure('refused', 'StalePage', true));
    expect(tokens()).toEqual(['fresh', 'fresh']);
    expect(calls.map(([address, { method }]) => [method, address])).toEqual([
      ['POST', 'https://chargers.example/account/emaillogin'],
      ['GET', 'https://chargers.example/uk/account/login?ReturnUrl=%2Fuk%2Fstations'],
    ]);
    expect(calls[1]?.[1]).toMatchObject({ cache: 'no-store', credentials: 'same-origin' });
  },
);

test.each<[string, string, string[]]>([
  ['the page has no token', '<p>Sign in</p>', ['old']],
  ['the token is in a text', 'value="x" __RequestVerificationToken', ['old']],
  ['this page has no field', fresh, []],
])('when %s, the failure has the text of the server, and nothing changes', async (_, html, before) => {
  for (const token of before) antiforgeryField(token);
  serve(html);
  expect(await login()).toMatchObject({ code: 'StalePage', data: undefined, text: 'Out of date.' });
  expect(tokens()).toEqual(before);
});
