import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '../../../src/backend/failure';
import { answer, antiforgeryField, backend, calls, json, plain } from './calling';

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

/** Logs in at a server that refuses each login, and gives this answer to the renewal. */
async function login(renewal: () => Response | Promise<Response>) {
  const refusal = json({ Code: 'StalePage', Error: 'Out of date.' }, 400);
  const made = answer(({ method }) => (method === 'POST' ? refusal() : renewal()));
  return { failure: await calls.emailLogin(backend()), made };
}

test.each([
  fresh,
  `<INPUT NAME='${name}' VALUE='fresh'>`,
  `<input type=hidden name=${name} value=fresh>`,
  `<input\n  value="fresh"\n  name="${name}"\n>`,
  `<input data-value="no" name="${name}" value="fresh" data-value="no">`,
  `<input name="other" value="no"><input name="${name}_2" value="no">${fresh}<input name="${name}" value="second">`,
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

test('a token with a name of the site is replaced, too', async () => {
  const field = 'csrf[token].0';
  antiforgeryField('old', field);
  const refusal = json({ Code: 'StalePage', Error: 'Out of date.' }, 400);
  const html = `<input name="csrf[token]_0" value="no"><input name="${field}" value="fresh">`;
  answer(({ method }) => (method === 'POST' ? refusal() : plain(html)()));
  await calls.emailLogin(backend({ antiforgery: { field } }));
  expect(tokens()).toEqual(['fresh']);
});

test.each<[string, () => Response | Promise<Response>, string[]]>([
  ['the page has no token', plain(`value="x" ${name} <p>Sign in</p>`), ['old']],
  ['the token is empty', plain(`<input name="${name}" value="">`), ['old']],
  ['this page has no field', plain(fresh), []],
  ['there is no answer', () => new Promise<Response>(() => vi.advanceTimersByTimeAsync(20_000)), ['old']],
])('when %s, the failure has the text of the server, and nothing changes', async (what, renewal, before) => {
  vi.useFakeTimers();
  for (const token of before) antiforgeryField(token);
  const { failure, made } = await login(renewal);
  expect(failure).toMatchObject({ code: 'StalePage', data: undefined, text: 'Out of date.' });
  expect([tokens(), made.length]).toEqual([before, 2]);
  const answered = what === 'there is no answer' ? 'did not answer' : 'answered 200 text/html';
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    [`ev-portal-widgets: GET /uk/account/login/ ${answered}; expected ${name}`],
  ]);
});
