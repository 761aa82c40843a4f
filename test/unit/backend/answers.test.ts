import { describe, expect, test } from 'vitest';
import { Failure } from '../../../src/backend/failure';
import { answer, backend, calls, json, plain } from './calling';

const unexpected = new Failure('unexpected');
const ask = (name: keyof typeof calls, data: unknown) => {
  answer(json(data));
  return calls[name](backend());
};

describe.for([
  ['setCulture', 'ru'],
  ['siteVersion', '2.14.3'],
] as const)('%s', ([name, text]) => {
  test.for(['Value', 'value', 'VALUE'])('returns the text in %s', async (field) => {
    expect(await ask(name, { [field]: text })).toBe(text);
  });

  test.for([{}, { Value: '' }, { Value: null }, { Value: 5 }, { Value: { a: 1 } }, [], 'text', 5, null])(
    'fails with %j',
    async (data) => {
      expect(await ask(name, data)).toEqual(unexpected);
    },
  );
});

test('setCulture fails with a language that the page does not have', async () => {
  for (const Value of ['en', 'RU', 'de']) expect(await ask('setCulture', { Value })).toEqual(unexpected);
});

describe('checkout', () => {
  test.for([
    true,
    1,
    'ok',
    {},
    [],
    { Value: 1 },
    { Value: 0 },
    { Status: 0 },
    { Status: '' },
    { status: null },
  ])('succeeds with %j', async (data) => {
    expect(await ask('checkout', data)).toBe(true);
  });

  test.for([{ Value: false }, { value: false, Status: 0 }, { Value: null }, { value: null, Status: '0' }])(
    'fails with %j',
    async (data) => {
      expect(await ask('checkout', data)).toEqual(unexpected);
    },
  );

  test.for([false, 0, '', null])('fails with a falsy body: %j', async (data) => {
    expect(await ask('checkout', data)).toEqual(unexpected);
  });
});

describe('email login', () => {
  test.for([{ Value: 1 }, { value: 1 }, { Value: '1' }, { VALUE: '1', Status: 0, Error: null }])(
    'succeeds with %j',
    async (data) => {
      expect(await ask('emailLogin', data)).toBe(true);
    },
  );

  test.for([
    {},
    { Value: 0 },
    { Value: 2 },
    { Value: true },
    { Value: 'true' },
    { Value: '1 ' },
    { Value: '01' },
    { Value: [1] },
    { Value: null },
  ])('fails with %j', async (data) => {
    expect(await ask('emailLogin', data)).toEqual(unexpected);
  });
});

describe('phone login', () => {
  test.for([{}, { Value: 0 }, { Value: 1 }, { Value: 'x', Status: 0 }, { status: false }])(
    'does not read Value: it succeeds with %j',
    async (data) => {
      expect(await ask('phoneLogin', data)).toBe(true);
    },
  );
});

describe.for(['phoneLogin', 'emailLogin', 'checkout'] as const)('%s', (name) => {
  test.for(['0', 'false', 'False', 0, false, null, ''])(
    'succeeds when the serialiser writes the Status as %j',
    async (Status) => {
      expect(await ask(name, { Status, Error: null, Value: 1 })).toBe(true);
    },
  );
});

describe.for(['phoneLogin', 'emailLogin'] as const)('%s', (name) => {
  test.for([1, '1', true, null, [], [{ Value: 1 }], 'text', false, 0])(
    'fails when the answer is not a JSON object: %j',
    async (data) => {
      expect(await ask(name, data)).toEqual(unexpected);
    },
  );
});

describe.for(Object.keys(calls) as (keyof typeof calls)[])('%s fails with', (name) => {
  const login = '<!DOCTYPE html><title>Log in</title><form action="/uk/account/login"></form>';

  test.for([
    ['a login page after a redirect', plain(login)],
    ['an error page of the server', plain('<html><h1>500 - Internal server error</h1></html>', 500)],
    ['an empty answer', plain('')],
    ['an empty error', plain('', 502)],
    ['an incomplete answer', plain('{"Value": "2.1', 200, 'application/json')],
    ['an incomplete error', plain('{"Code": "WrongLo', 400, 'application/json')],
    ['no content', () => new Response(null, { status: 204 })],
    ['plain words', plain('OK', 200, 'text/plain')],
    ['HTML in an error object', json({ Code: 5, Error: '<b>Oops</b>' }, 500)],
    ['HTML in Error', json({ Status: 1, Error: '<html><body>Oops</body></html>' })],
  ] as const)('%s', async ([, reply]) => {
    const made = answer(reply);
    expect(await calls[name](backend())).toEqual(unexpected);
    expect(made).toHaveLength(1);
  });
});
