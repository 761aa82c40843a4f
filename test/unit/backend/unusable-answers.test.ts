import { expect, test, vi } from 'vitest';
import { answer, backend, calls, json, plain } from './calling';

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
test.for<[string, Name, () => Response, string]>([
  [
    'after a redirect',
    'emailLogin',
    () =>
      Object.defineProperties(plain('<title>Log in</title>')(), {
        redirected: { value: true },
        url: { value: 'https://chargers.example/uk/account/login?ReturnUrl=%2Fa#b' },
      }),
    'POST /account/emaillogin answered 200 text/html after a redirect to /uk/account/login; expected {"Status": 0, "Value": 1}',
  ],
  [
    'that the visitor does not miss',
    'siteVersion',
    lost,
    'GET /web/getbuildversion did not answer; expected {"Value": "1.2.3"}',
  ],
  [
    'of which the visitor sees no words',
    'siteVersion',
    json({ title: 'Not Found' }, 404),
    'GET /web/getbuildversion answered 404 text/plain; expected {"Value": "1.2.3"}',
  ],
])('an answer %s is named in one line, with what was expected', async ([, name, reply, line]) => {
  expect(await warnings(name, reply)).toEqual([`ev-portal-widgets: ${line}`]);
});

test('the path of another api is named without its query', async () => {
  const lines = await warnings('checkout', json(false), { apiUrl: 'https://api.example/v1?key=5' });
  expect(lines.join()).toContain(': GET /v1/login/checkout answered');
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
