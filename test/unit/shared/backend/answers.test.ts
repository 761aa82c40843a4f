import { expect, test, vi } from 'vitest';
import { Failure } from '../../../../src/shared/backend/failure';
import { answer, backend, calls, json, ofEach, plain } from './calling';

type Name = keyof typeof calls;

/** Some serialisers write 0 and false as strings. */
const noStatus = ['0', 'False', 0, false, null, ''].map((Status) => ({ Status, Error: null, Value: 1 }));
const noObject = ['1', 1, true, null, [], [{ Value: 1 }]];

test.for(
  ofEach<[result: unknown, answers: unknown[]]>({
    setCulture: ['ru', [{ Value: 'ru' }, { VALUE: 'ru' }, { d: { Value: 'ru' } }]],
    siteVersion: ['2.14.3', [{ Value: '2.14.3' }, { d: '{"Value":"2.14.3"}' }]],
    checkout: [true, [true, 1, 'ok', {}, [], { Value: 0 }, { status: null }]],
    // It does not read Value.
    phoneLogin: [true, [{}, { Value: 'x' }, { status: false }, ...noStatus]],
    emailLogin: [true, [{ value: 1 }, { Value: '1' }, { d: { Value: 1 } }]],
  }),
)('%s returns %j after each of the answers %j', async ([name, result, answers]) => {
  for (const data of answers) {
    answer(json(data));
    expect(await calls[name](backend()), JSON.stringify(data)).toBe(result);
    expect(console.warn).not.toHaveBeenCalled();
  }
});

/** Makes a call. Returns the result and the lines that the console gets. */
async function make(name: Name, reply: () => Response, settings?: Parameters<typeof backend>[0]) {
  answer(reply);
  const warn = vi.mocked(console.warn).mockClear();
  return [await calls[name](backend(settings)), ...warn.mock.calls.flat()];
}

const unexpected = new Failure('unexpected');
const login = '{"Status": 0, "Value": 1}';

test.for(
  ofEach<[call: string, expected: string, answers: unknown[]]>({
    // The page does not have the languages `RU` and `de`.
    setCulture: ['GET /web/setculture', '{"Value": "uk"}', [{}, { Value: 'rus' }, { Value: 'de' }]],
    siteVersion: ['GET /web/getbuildversion', '{"Value": "1.2.3"}', [{}, { Value: 5 }, [], 'text', null]],
    checkout: [
      'GET /login/checkout',
      '{"Value": true}',
      [false, 0, '', null, { value: false, Status: '0' }, { Value: null }],
    ],
    phoneLogin: ['POST /account/phonelogin', login, noObject],
    emailLogin: [
      'POST /account/emaillogin',
      login,
      [...noObject, {}, { Value: 0 }, { Value: true }, { Value: '01' }, { Value: [1] }],
    ],
  }),
)(
  '%s fails, and names the answer with what was expected: %s, %s, after each of %j',
  async ([name, call, expected, answers]) => {
    const line = `ev-portal-widgets: ${call} answered 200 text/plain; expected ${expected}`;
    for (const data of answers)
      expect(await make(name, json(data)), JSON.stringify(data)).toEqual([unexpected, line]);
  },
);

const redirected = () =>
  Object.defineProperties(plain('<title>Log in</title>')(), {
    redirected: { value: true },
    url: { value: 'https://chargers.example/uk/account/login?ReturnUrl=%2Fa#b' },
  });

test.for<[string, () => Response, answered: string]>([
  ['a login page', redirected, '200 text/html after a redirect to /uk/account/login'],
  ['an error page of the server', plain('<h1>500 - Internal server error</h1>', 500), '500 text/html'],
  ['an empty answer', plain(''), '200 text/html'],
  ['an incomplete answer', plain('{"Value": "2.1', 200, 'application/json'), '200 application/json'],
  ['an incomplete error', plain('{"Code": "WrongLo', 400, 'application/json'), '400 application/json'],
  ['no content', () => new Response(null, { status: 204 }), '204 without a type'],
  ['plain words', plain('OK', 200, 'text/plain; charset=utf-8'), '200 text/plain'],
])('%s is an unexpected failure, and one line names it without its body', async ([, reply, answered]) => {
  // Of all calls checkout accepts the most. Its api is named without the query.
  expect(await make('checkout', reply, { apiUrl: 'https://api.example/v1?key=5' })).toEqual([
    unexpected,
    `ev-portal-widgets: GET /v1/login/checkout answered ${answered}; expected {"Value": true}`,
  ]);
});

const lost = () => {
  throw new TypeError('Failed to fetch');
};
const version = 'ev-portal-widgets: GET /web/getbuildversion';

test.for<[string, Name, () => Response, string?]>([
  ['that the visitor does not miss', 'siteVersion', lost, 'did not answer'],
  ['of which he sees no words', 'siteVersion', json({ title: 'Not Found' }, 404), 'answered 404 text/plain'],
  ['that is lost, as the visitor sees', 'checkout', lost],
  ['that refuses a code', 'phoneLogin', json({ Status: 1, Error: 'Wrong code' })],
  ['that refuses too many requests', 'emailLogin', plain('', 429)],
])(
  'an answer %s is named in the console only if the visitor does not see why',
  async ([, name, reply, answered]) => {
    const lines = answered ? [`${version} ${answered}; expected {"Value": "1.2.3"}`] : [];
    expect(await make(name, reply)).toEqual([expect.any(Failure), ...lines]);
  },
);

test.for(['beforeunload', 'pagehide'])(
  'a call that ends because the page is left, at %s, is not named',
  async (event) => {
    const leaving = () => {
      dispatchEvent(new Event(event));
      return lost();
    };
    expect(await make('siteVersion', leaving)).toHaveLength(1);
    expect(await make('siteVersion', lost)).toHaveLength(2);
  },
);
