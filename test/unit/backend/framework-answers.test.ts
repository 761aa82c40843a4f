import { describe, expect, test, vi } from 'vitest';
import { Failure } from '../../../src/backend/failure';
import { answer, backend, calls, json, names, plain } from './calling';

const refused = (text: string) => new Failure('refused', '', undefined, text);
const unexpected = new Failure('unexpected');
const problem = { type: 'about:blank', title: 'Bad Request', status: 400 };
const object = { Code: 'WrongLogin', Data: null, Error: 'Невірний код' };

describe.for(names)('%s reads the standard error answers of ASP.NET:', (name) => {
  const ask = (reply: () => Response) => {
    answer(reply);
    return calls[name](backend());
  };

  test.for([
    ['Web API: Message', { Message: ' Номер заблоковано ', ModelState: {} }, 'Номер заблоковано'],
    ['the same in camel case', { message: 'Номер заблоковано' }, 'Номер заблоковано'],
    ['problem details: detail', { ...problem, detail: 'Надто довгий номер' }, 'Надто довгий номер'],
    [
      'problem details: the first of errors',
      { ...problem, errors: { phone: [], code: ['Поле code', 'Ще'] } },
      'Поле code',
    ],
    ['problem details: errors as a list', { ...problem, errors: ['Поле code'] }, 'Поле code'],
    ['problem details: title', problem, 'Bad Request'],
    ['a text after a field with HTML', { Message: '<b>x</b>', title: 'Bad Request' }, 'Bad Request'],
  ] as const)('%s', async ([, data, text]) => {
    for (const status of [400, 401, 403, 404, 422])
      expect(await ask(json(data, status))).toEqual(refused(text));
  });

  test('an error object of the site has priority over them', async () => {
    const failure = new Failure('refused', 'WrongLogin', null, 'Невірний код');
    expect(await ask(json({ Message: 'x', ...object }, 400))).toEqual(failure);
    expect(await ask(json({ Message: 'x', Error: JSON.stringify(object) }, 400))).toEqual(failure);
  });

  test.for([
    { Message: 'An error has occurred.', ExceptionMessage: 'SqlException' },
    { ...problem, status: 500, detail: 'NullReferenceException' },
    'SqlException: timeout',
    { error: 'Object reference not set to an instance of an object.' },
    { Status: 1, Error: 'SqlException: timeout' },
    { Error: { Error: 'SqlException: timeout' } },
    { Error: '{"Error":"SqlException: timeout"}' },
  ])('the text of a 5xx answer is not shown: %j', async (data) => {
    for (const status of [500, 502, 503]) expect(await ask(json(data, status))).toEqual(unexpected);
  });

  test('the text of the site’s error object is also shown with status 500', async () => {
    expect(await ask(json(object, 500))).toEqual(new Failure('refused', 'WrongLogin', null, 'Невірний код'));
    expect(await ask(json(JSON.stringify(object), 500))).toEqual(
      new Failure('refused', 'WrongLogin', null, 'Невірний код'),
    );
  });

  test.for([
    { Code: null, Error: 'Зачекайте' },
    { Code: '', Error: 'Зачекайте' },
    { Data: null, Error: 'Зачекайте' },
    { Status: 1, Error: '{"code":null,"data":null,"error":"Зачекайте"}' },
  ])(
    'an error object with an empty Code or Data is one of the site, with status 500 too: %j',
    async (data) => {
      expect(await ask(json(data, 500))).toMatchObject({ kind: 'refused', code: '', text: 'Зачекайте' });
    },
  );

  test('with status 200 they are ignored', async () => {
    expect(await ask(json({ Status: 1, Message: 'x' }))).toEqual(unexpected);
  });

  test('the wrapper of ASMX is removed, and an error inside is found', async () => {
    const refused = { Status: 1, Error: JSON.stringify(object) };
    for (const d of [refused, JSON.stringify(refused)])
      expect(await ask(json({ d }))).toEqual(new Failure('refused', 'WrongLogin', null, 'Невірний код'));
    expect(await ask(json({ d: { Message: 'x' } }, 500))).toEqual(unexpected);
  });

  test('a success inside the wrapper is a success', async () => {
    const Value = name === 'setCulture' ? 'uk' : '1';
    for (const d of [{ Value }, JSON.stringify({ Value })])
      expect(await ask(json({ d }))).not.toBeInstanceOf(Failure);
  });

  test('a text is cut at 500 characters', async () => {
    const failure = (await ask(json({ Code: 'X', Error: 'я'.repeat(5_000_000) }, 400))) as Failure;
    expect(failure.text).toBe('я'.repeat(500));
    expect(await ask(json({ Message: 'я'.repeat(5_000) }, 400))).toEqual(refused('я'.repeat(500)));
  });
});

describe('too many requests', () => {
  const ask = (headers: Record<string, string>, body = '') => {
    answer(() => new Response(body, { status: 429, headers }));
    return calls.checkout(backend());
  };

  test.for(['', '<h1>429</h1>', '{}', 'null'])('without a text, %j, have an empty text', async (body) => {
    expect(await ask({}, body)).toEqual(new Failure('refused', '', undefined, '', 0));
  });

  test('with a text keep it', async () => {
    expect(await ask({ 'Retry-After': '90' }, JSON.stringify(object))).toEqual(
      new Failure('refused', 'WrongLogin', null, 'Невірний код', 90),
    );
  });

  test.for([
    ['90', 90],
    ['0', 0],
    ['-5', 0],
    ['soon', 0],
    ['Wed, 01 Jan 2025 00:01:30 GMT', 90],
    ['Tue, 31 Dec 2024 23:00:00 GMT', 0],
    ['9'.repeat(400), 86_400],
    ['Thu, 01 Jan 2099 00:00:00 GMT', 86_400],
  ] as const)('may be tried again after %s', async ([after, seconds]) => {
    vi.useFakeTimers({ now: Date.UTC(2025, 0, 1) });
    expect(await ask({ 'Retry-After': after })).toMatchObject({ wait: seconds });
  });

  test('the date is compared with the server’s clock, not with the visitor’s clock', async () => {
    vi.useFakeTimers({ now: Date.UTC(2019, 0, 1) });
    const headers = { Date: 'Wed, 01 Jan 2025 00:00:00 GMT', 'Retry-After': 'Wed, 01 Jan 2025 00:01:30 GMT' };
    expect(await ask(headers)).toMatchObject({ wait: 90 });
  });

  test('answers with another status have no waiting time', async () => {
    answer(() => new Response('{}', { status: 503, headers: { 'Retry-After': '90' } }));
    expect(await calls.checkout(backend())).toEqual(unexpected);
  });
});

describe('the body is decoded by the charset of its content type', () => {
  /** «Невірний» in windows-1251. */
  const bytes = [0xcd, 0xe5, 0xe2, 0xb3, 0xf0, 0xed, 0xe8, 0xe9];
  const quoted = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
  const body = new Uint8Array([...quoted('{"Status":1,"Error":"'), ...bytes, ...quoted('"}')]);
  const ask = (type: string, content: BodyInit) => {
    answer(() => new Response(content, { headers: { 'content-type': type } }));
    return calls.phoneLogin(backend());
  };

  test.for(['charset=windows-1251', 'charset="windows-1251"', 'Charset=cp1251; x=y'])(
    '%s',
    async (charset) => {
      expect(await ask(`application/json; ${charset}`, body)).toEqual(refused('Невірний'));
    },
  );

  test.for(['application/json', 'application/json; charset=nonsense', ''])(
    'UTF-8 when the content type is “%s”',
    async (type) => {
      expect(await ask(type, '\ufeff{"Status":1,"Error":"Невірний"}')).toEqual(refused('Невірний'));
    },
  );
});

describe('plain text, as BadRequest("…") of ASP.NET Core sends it,', () => {
  const ask = (text: string, status = 400, type = 'text/plain; charset=utf-8') => {
    answer(plain(text, status, type));
    return calls.phoneLogin(backend());
  };

  test.for([400, 401, 403, 422])('is shown with status %i', async (status) => {
    expect(await ask(' Номер заблоковано\n', status)).toEqual(refused('Номер заблоковано'));
    expect(await ask('Too busy', status, 'TEXT/PLAIN')).toEqual(refused('Too busy'));
  });

  test('keeps the wait of status 429', async () => {
    expect(await ask('Too busy', 429)).toEqual(new Failure('refused', '', undefined, 'Too busy', 0));
  });

  test('is shown up to 500 characters', async () => {
    expect(await ask('я'.repeat(500))).toEqual(refused('я'.repeat(500)));
    expect(await ask('я'.repeat(501))).toEqual(unexpected);
  });

  test.for([
    ['a <', '1 < 2', 400, 'text/plain'],
    ['HTML', '<h1>Bad Request</h1>', 400, 'text/plain'],
    ['incomplete JSON', '{"Code":"Sms', 400, 'text/plain'],
    ['nothing', ' \n', 400, 'text/plain'],
    ['another type', 'Too busy', 400, 'text/html'],
    ['no type', 'Too busy', 400, ''],
    ['the words of an exception', 'System.NullReferenceException', 500, 'text/plain'],
    ['a success', 'OK', 200, 'text/plain'],
  ] as const)('is not shown when it is %s', async ([, text, status, type]) => {
    expect(await ask(text, status, type)).toEqual(unexpected);
  });
});
