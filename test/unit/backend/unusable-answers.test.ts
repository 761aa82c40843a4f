import { expect, test, vi } from 'vitest';
import { answer, backend, calls, json, names, plain } from './calling';

type Name = keyof typeof calls;

/** Makes a call and returns the lines that the console gets. */
async function warnings(name: Name, reply: () => Response, settings?: Parameters<typeof backend>[0]) {
  answer(reply);
  const warn = vi.mocked(console.warn).mockClear();
  await calls[name](backend(settings));
  return warn.mock.calls.flat();
}

const lost = () => {
  throw new TypeError('Failed to fetch');
};
const redirected = () =>
  Object.defineProperties(plain('<title>Log in</title>')(), {
    redirected: { value: true },
    url: { value: 'https://chargers.example/uk/account/login?ReturnUrl=%2Fa#b' },
  });
const errorPage = plain('<h1>Error</h1>', 502, 'text/html; charset=utf-8');
const empty = () => new Response(null, { status: 204 });

test.for<[Name, () => Response, string]>([
  ['setCulture', errorPage, 'GET /web/setculture answered 502 text/html; expected {"Value": "uk"}'],
  ['siteVersion', lost, 'GET /web/getbuildversion did not answer; expected {"Value": "1.2.3"}'],
  ['checkout', empty, 'GET /login/checkout answered 204 without a type; expected {"Value": true}'],
  [
    'phoneLogin',
    errorPage,
    'POST /account/phonelogin answered 502 text/html; expected {"Status": 0, "Value": 1}',
  ],
  [
    'emailLogin',
    redirected,
    'POST /account/emaillogin answered 200 text/html after a redirect to /uk/account/login; expected {"Status": 0, "Value": 1}',
  ],
])('an answer to %s that cannot be used is named in one line, with what was expected', async (row) => {
  const [name, reply, line] = row;
  expect(await warnings(name, reply)).toEqual([`ev-portal-widgets: ${line}`]);
});

test('the path of another api is named without its query', async () => {
  const lines = await warnings('checkout', json(false), { apiUrl: 'https://api.example/v1?key=5' });
  expect(lines.join()).toContain(': GET /v1/login/checkout answered');
});

test('a refusal of which the visitor sees no words is named', async () => {
  expect(await warnings('siteVersion', json({ title: 'Not Found' }, 404))).toHaveLength(1);
});

test.for<[string, Name, () => Response]>([
  ['a lost connection that the visitor is told of', 'checkout', lost],
  ['a wrong code', 'phoneLogin', json({ Status: 1, Error: 'Wrong code' })],
  ['a refused checkout', 'checkout', json({ Code: 'SmsSentTimeout', Data: 42 }, 400)],
  ['too many requests', 'emailLogin', plain('', 429)],
])('%s leaves the console silent', async ([, name, reply]) => {
  expect(await warnings(name, reply)).toEqual([]);
});

test.for(['beforeunload', 'pagehide'])(
  'a call that ends because the page is left, at %s, is not named',
  async (event) => {
    const leaving = () => {
      dispatchEvent(new Event(event));
      return lost();
    };
    expect(await warnings('siteVersion', leaving)).toEqual([]);
    expect(await warnings('siteVersion', lost)).toHaveLength(1);
  },
);

test('the renewal of a token without an answer is named by the path of the page', async () => {
  history.replaceState(null, '', '/uk/account/login?ReturnUrl=%2Fa');
  const replies = [json({ Code: 'StalePage' }, 400), lost];
  expect(await warnings('emailLogin', () => (replies.shift() ?? lost)())).toEqual([
    'ev-portal-widgets: GET /uk/account/login did not answer; expected __RequestVerificationToken',
  ]);
});

test.for(names)('%s never logs a body, or what the visitor typed', async (name) => {
  const reply = plain('secret of the server', 500);
  const logged = [
    ...(await warnings(name, reply)),
    ...(await warnings(name, reply, { bodyFormat: 'form', apiUrl: '/api' })),
  ];
  expect(logged).toHaveLength(2);
  expect(logged.join()).not.toMatch(/secret|501234567|0042|a@b|a%40b|p<a/);
});
