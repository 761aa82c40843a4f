import { describe, expect, test, vi } from 'vitest';
import { Failure } from '../../../src/backend/failure';
import { answer, backend, calls, json, names, plain } from './calling';

const withoutValue = [
  {},
  { Value: '' },
  { Value: null },
  { Value: 5 },
  { Value: { a: 1 } },
  [],
  'text',
  5,
  null,
];
const isNoObject = [1, '1', true, null, [], [{ Value: 1 }], 'text', false, 0];
/** Some serialisers write 0 and false as strings. */
const noStatus = ['0', 'false', 'False', 0, false, null, ''];
const withoutStatus = noStatus.map((Status) => ({ Status, Error: null, Value: 1 }));

interface Answers {
  /** What the call returns at a success. */
  result: unknown;
  /** The JSON of answers with status 200. */
  successes: unknown[];
  /** Those that cannot be used. */
  failures: unknown[];
  /** How the console names the call, and what it expected. */
  words: [call: string, expected: string];
}

const login = '{"Status": 0, "Value": 1}';

const answers: Record<keyof typeof calls, Answers> = {
  setCulture: {
    result: 'ru',
    words: ['GET /web/setculture', '{"Value": "uk"}'],
    successes: [{ Value: 'ru' }, { value: 'ru' }, { VALUE: 'ru' }, { d: { Value: 'ru' } }],
    // The page does not have these languages.
    failures: [...withoutValue, { Value: 'en' }, { Value: 'RU' }, { Value: 'de' }],
  },
  siteVersion: {
    result: '2.14.3',
    words: ['GET /web/getbuildversion', '{"Value": "1.2.3"}'],
    successes: [{ Value: '2.14.3' }, { value: '2.14.3' }, { d: '{"Value":"2.14.3"}' }],
    failures: withoutValue,
  },
  checkout: {
    result: true,
    words: ['GET /login/checkout', '{"Value": true}'],
    successes: [true, 1, 'ok', {}, [], { Value: 1 }, { Value: 0 }, { status: null }, ...withoutStatus],
    failures: [
      ...[false, 0, '', null],
      ...[{ Value: false }, { value: false, Status: 0 }, { Value: null }, { value: null, Status: '0' }],
    ],
  },
  phoneLogin: {
    result: true,
    words: ['POST /account/phonelogin', login],
    // It does not read Value.
    successes: [{}, { Value: 0 }, { Value: 'x' }, { status: false }, { d: '{}' }, ...withoutStatus],
    failures: isNoObject,
  },
  emailLogin: {
    result: true,
    words: ['POST /account/emaillogin', login],
    successes: [{ Value: 1 }, { value: 1 }, { Value: '1' }, { d: { Value: 1 } }, ...withoutStatus],
    failures: [
      ...isNoObject,
      ...[{}, { Value: 0 }, { Value: 2 }, { Value: true }, { Value: 'true' }],
      ...[{ Value: '1 ' }, { Value: '01' }, { Value: [1] }, { Value: null }],
    ],
  },
};

/** The console names an answer that cannot be used in one line, without a body or what the visitor typed. */
async function expectUnusable(name: keyof typeof calls, reply: () => Response) {
  const made = answer(reply);
  expect(await calls[name](backend())).toEqual(new Failure('unexpected'));
  expect(made).toHaveLength(1);
  const { status, headers } = reply();
  const [type] = (headers.get('content-type') ?? 'without a type').split(';');
  const [call, expected] = answers[name].words;
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    [`ev-portal-widgets: ${call} answered ${status} ${type}; expected ${expected}`],
  ]);
}

describe.for(names)('%s', (name) => {
  const { result, successes, failures } = answers[name];

  test.for(successes)('succeeds with %j', async (data) => {
    answer(json(data));
    expect(await calls[name](backend())).toBe(result);
    expect(console.warn).not.toHaveBeenCalled();
  });

  test.for(failures)('fails with %j', (data) => expectUnusable(name, json(data)));

  test.for([
    ['a login page after a redirect', plain('<!DOCTYPE html><title>Log in</title>')],
    ['an error page of the server', plain('<html><h1>500 - Internal server error</h1></html>', 500)],
    ['an empty answer', plain('')],
    ['an empty error', plain('', 502)],
    ['an incomplete answer', plain('{"Value": "2.1', 200, 'application/json')],
    ['an incomplete error', plain('{"Code": "WrongLo', 400, 'application/json')],
    ['no content', () => new Response(null, { status: 204 })],
    ['plain words', plain('OK', 200, 'text/plain')],
    ['HTML in an error object', json({ Code: 5, Error: '<b>Oops</b>' }, 500)],
    ['HTML in Error', json({ Status: 1, Error: '<html><body>Oops</body></html>' })],
    ['a refusal without a reason', json({ Status: 1 })],
  ] as const)('fails with %s', ([, reply]) => expectUnusable(name, reply));
});
