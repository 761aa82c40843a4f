import { describe, expect, test, vi } from 'vitest';
import { answer, backend, calls, json, names, plain } from './calling';

type Name = keyof typeof calls;

/** Makes a call and returns what the console gets. */
async function warnings(name: Name, reply: () => Response, settings?: Parameters<typeof backend>[0]) {
  answer(reply);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  warn.mockClear();
  await calls[name](backend(settings));
  return warn.mock.calls;
}

const redirected = (to: string) => () =>
  Object.defineProperties(plain('<title>Log in</title>')(), {
    redirected: { value: true },
    url: { value: `https://chargers.example${to}` },
  });

const line = (text: string) => [[`ev-portal-widgets: ${text}`]];

test('an answer that cannot be used is named in one line, with what was expected', async () => {
  expect(await warnings('emailLogin', redirected('/uk/account/login?ReturnUrl=%2Fa#b'))).toEqual(
    line(
      'POST /account/emaillogin answered 200 text/html after a redirect to /uk/account/login; expected {"Status": 0, "Value": 1}',
    ),
  );
});

test.for([
  ['setCulture', 'GET /web/setculture', '{"Value": "uk"}'],
  ['siteVersion', 'GET /web/getbuildversion', '{"Value": "1.2.3"}'],
  ['checkout', 'GET /login/checkout', '{"Value": true}'],
  ['phoneLogin', 'POST /account/phonelogin', '{"Status": 0, "Value": 1}'],
] as const)('%s', async ([name, call, expected]) => {
  const reply = plain('<h1>Error</h1>', 502, 'text/html; charset=utf-8');
  expect(await warnings(name, reply)).toEqual(line(`${call} answered 502 text/html; expected ${expected}`));
});

test.for<[string, Name, () => Response]>([
  ['JSON without the value', 'siteVersion', json({})],
  ['a language that the page does not have', 'setCulture', json({ Value: 'de' })],
  ['a checkout that is false', 'checkout', json({ Value: false })],
  ['a login that is no object', 'phoneLogin', json(true)],
  ['a login by email without 1', 'emailLogin', json({ Value: 2 })],
  ['a refusal without a reason', 'emailLogin', json({ Status: 1 })],
  ['a refusal of which the visitor sees no words', 'siteVersion', json({ title: 'Not Found' }, 404)],
  ['an answer without a type', 'checkout', () => new Response(null, { status: 204 })],
])('so is %s', async ([, name, reply]) => {
  expect(await warnings(name, reply)).toEqual([[expect.stringMatching(/ answered \d+ .+; expected \{/)]]);
});

test('the path of another api is named without its query', async () => {
  const settings = { apiUrl: 'https://api.example/v1?key=5' };
  expect(String(await warnings('checkout', json(false), settings))).toContain(
    ': GET /v1/login/checkout answered',
  );
});

const lost = () => {
  throw new TypeError('Failed to fetch');
};

test('a body that is cut short is an answer, a lost connection is none', async () => {
  const cut = () => new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('lost')) }));
  expect(await warnings('checkout', cut)).toHaveLength(1);
  expect(await warnings('checkout', lost)).toEqual([]);
});

test('a call without an answer is named if the visitor does not see that, but not while the page is left', async () => {
  const expected = line('GET /web/getbuildversion did not answer; expected {"Value": "1.2.3"}');
  expect(await warnings('siteVersion', lost)).toEqual(expected);
  for (const type of ['beforeunload', 'pagehide']) {
    const leave = () => {
      dispatchEvent(new Event(type));
      return lost();
    };
    expect(await warnings('siteVersion', leave)).toEqual([]);
  }
  // The visitor has stayed after all.
  expect(await warnings('siteVersion', lost)).toEqual(expected);
});

test('the renewal of a token without an answer is named by the path of the page', async () => {
  history.replaceState(null, '', '/uk/account/login?ReturnUrl=%2Fa');
  const replies = [json({ Code: 'StalePage' }, 400), lost];
  expect(await warnings('emailLogin', () => (replies.shift() ?? lost)())).toEqual(
    line('GET /uk/account/login did not answer; expected __RequestVerificationToken'),
  );
});

test('a refusal that the visitor sees, and a success, leave the console silent', async () => {
  expect(await warnings('phoneLogin', json({ Status: 1, Error: 'Wrong code' }))).toEqual([]);
  expect(await warnings('checkout', json({ Code: 'SmsSentTimeout', Data: 42 }, 400))).toEqual([]);
  expect(await warnings('emailLogin', plain('', 429))).toEqual([]);
  expect(await warnings('emailLogin', json({ Value: 1 }))).toEqual([]);
});

describe.for(names)('%s', (name) => {
  test('never logs a body, or what the visitor typed', async () => {
    const reply = plain('secret of the server', 500);
    const logged = JSON.stringify([
      await warnings(name, reply),
      await warnings(name, reply, { bodyFormat: 'form', apiUrl: '/api' }),
    ]);
    expect(logged).not.toMatch(/secret|501234567|0042|a@b|a%40b|p<a/);
  });
});
