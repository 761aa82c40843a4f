import { describe, expect, test, vi } from 'vitest';
import { Failure } from '../../../../src/shared/backend/failure';
import { answer, backend, calls, json, plain } from './calling';

const unexpected = new Failure('unexpected');
const refused = (text: string, code = '', data?: unknown, wait?: number) =>
  new Failure('refused', code, data, text, wait);

/** All calls read answers in the same way, so the tests use one. */
const ask = (reply: () => Response) => {
  answer(reply);
  return calls.phoneLogin(backend());
};
const read = (data: unknown, status = 200) => ask(json(data, status));

const sent = { Code: 'SmsSentTimeout', Data: 42, Error: 'Зачекайте 42 секунди' };
const asText = JSON.stringify(sent);

test.for<[how: string, data: unknown, status: number]>([
  ...[400, 499, 503].map((status): [string, unknown, number] => ['alone', sent, status]),
  ...[1, true, 'Error', '00'].map((Status): [string, unknown, number] => [
    `with the Status ${JSON.stringify(Status)}`,
    { Status, Error: asText, Value: 1 },
    200,
  ]),
  [
    'in camel case',
    { status: 1, error: JSON.stringify({ code: sent.Code, data: 42, error: sent.Error }) },
    200,
  ],
  ['as an object', { Status: 1, Error: sent }, 200],
  ['encoded twice', { Status: 1, Error: JSON.stringify(asText) }, 200],
  ['with a Status in it', { Status: 1, ...sent }, 200],
  ['that is the JSON string', asText, 500],
  ['in the wrapper of ASMX, as a JSON string', { d: JSON.stringify({ Status: 1, Error: asText }) }, 200],
  ['beside the Message of Web API', { Message: 'x', ...sent }, 400],
])('an error object %s, %j, with HTTP status %i', async ([, data, status]) => {
  expect(await read(data, status)).toEqual(refused(sent.Error, sent.Code, 42));
});

describe('a refusal', () => {
  const known = 'UserAlreadyRegistered';
  const email = { Email: 'd•@example.com' };

  test.for<[data: unknown, failure: Failure]>([
    [{ Error: ' Невірний пароль ' }, refused('Невірний пароль')],
    [{ Error: JSON.stringify('Зачекайте') }, refused('Зачекайте')],
    [{ Code: known, Data: 'By email.' }, refused('By email.', known, 'By email.')],
    [{ Code: known, Data: 'Data.', Error: 'Error.' }, refused('Error.', known, 'Data.')],
    [{ Code: known, Data: email }, refused('', known, email)],
    [{ Code: known, Data: '<p>x</p>' }, refused('', known, '<p>x</p>')],
    [{ Code: 'SmsMaxAttemptsReached', Data: 'x' }, refused('', 'SmsMaxAttemptsReached', 'x')],
    [{ Code: 'X', Error: 'я'.repeat(5_000_000) }, refused('я'.repeat(500), 'X')],
    [{ Code: 'X', Error: '{"Code":"SmsSent' }, refused('', 'X')],
    [{ Error: '{"Code":"SmsSent' }, unexpected],
  ])('%# has its text, Code and Data', async ([data, failure]) => {
    expect(await read(data, 400)).toEqual(failure);
  });

  test.for(['1 < 2', '<3', 'Код {x}', '12345', 'true', '[401] x'])('may be the words %s', async (words) => {
    expect(await read({ Code: 'X', Error: ` ${words}\n` }, 400)).toEqual(refused(words, 'X'));
    expect(await read({ Status: 1, Error: words })).toEqual(refused(words));
  });

  test.for(['<!DOCTYPE html>', '</p>', 'a <IMG src=x>', '{"Code":"Sms', '[{"Code":', '["a', '  '])(
    'never has markup, incomplete JSON or blanks as its text: %j',
    async (words) => {
      expect(await read({ Code: 'X', Error: words }, 400)).toEqual(refused('', 'X'));
      expect(await read({ Status: 1, Error: words })).toEqual(unexpected);
    },
  );

  test.for([undefined, null, 5, [], {}, { Code: 5 }, { Error: {} }, { Data: 5 }, '', 'null'])(
    'is not %j',
    async (data) => {
      expect(await read(data, 400)).toEqual(unexpected);
      expect(await read({ Status: 1, Error: data })).toEqual(unexpected);
    },
  );
});

describe('the standard error answers of ASP.NET', () => {
  const problem = { type: 'about:blank', title: 'Bad Request', status: 400 };

  test.for<[string, unknown, string]>([
    ['Web API: Message', { Message: ' Номер заблоковано ', ModelState: {} }, 'Номер заблоковано'],
    ['problem details: detail', { ...problem, detail: 'Надто довгий номер' }, 'Надто довгий номер'],
    ['problem details: errors', { ...problem, errors: { phone: [], code: ['Поле', 'Ще'] } }, 'Поле'],
    ['problem details: errors as a list', { ...problem, errors: ['Поле'] }, 'Поле'],
    ['problem details: title', problem, 'Bad Request'],
    ['a text after a field with HTML', { Message: '<b>x</b>', title: 'Bad Request' }, 'Bad Request'],
  ])('%s: the text is shown with a 4xx, and not with a 200 or 5xx', async ([, data, text]) => {
    for (const status of [400, 499]) expect(await read(data, status)).toEqual(refused(text));
    for (const status of [500, 502]) expect(await read(data, status)).toEqual(unexpected);
    expect(await read({ Status: 1, Error: data })).toEqual(unexpected);
  });

  test.for([
    'SqlException: timeout',
    { Status: 1, Error: 'SqlException: timeout' },
    { Error: '{"Error":"SqlException: timeout"}' },
    { d: { Message: 'x' } },
  ])('the words of a 5xx are not shown: %j', async (data) => {
    for (const status of [500, 503]) expect(await read(data, status)).toEqual(unexpected);
  });

  test.for([
    { Code: null, Error: 'Зачекайте' },
    { Data: null, Error: 'Зачекайте' },
    { Status: 1, Error: '{"code":null,"data":null,"error":"Зачекайте"}' },
  ])('an error object with an empty Code or Data is the site’s own, with a 5xx too: %j', async (data) => {
    expect(await read(data, 500)).toMatchObject({ kind: 'refused', code: '', text: 'Зачекайте' });
  });
});

describe('plain text, as BadRequest("…") of ASP.NET Core sends it,', () => {
  test.for<[string, string, number, string, Failure]>([
    ['with a charset', ' Заблоковано\n', 400, 'text/plain; charset=utf-8', refused('Заблоковано')],
    ['of 500 characters', 'я'.repeat(500), 499, 'TEXT/PLAIN', refused('я'.repeat(500))],
    ['with status 429', 'Too busy', 429, 'text/plain', refused('Too busy', '', undefined, 0)],
    ['of 501 characters', 'я'.repeat(501), 400, 'text/plain', unexpected],
    ['with a <', '1 < 2', 400, 'text/plain', unexpected],
    ['that is incomplete JSON', '{"Code":"Sms', 400, 'text/plain', unexpected],
    ['as HTML', 'Too busy', 400, 'text/html', unexpected],
    ['without a type', 'Too busy', 400, '', unexpected],
    ['of an exception', 'System.NullReferenceException', 500, 'text/plain', unexpected],
  ])('%s', async ([, text, status, type, failure]) => {
    expect(await ask(plain(text, status, type))).toEqual(failure);
  });
});

describe('too many requests', () => {
  const wait = (headers: Record<string, string>, body = '', status = 429) =>
    ask(() => new Response(body, { status, headers }));

  test('have an empty text, or keep their own; an answer with another status has no wait', async () => {
    for (const body of ['', '<h1>429</h1>', '{}'])
      expect(await wait({}, body)).toEqual(refused('', '', undefined, 0));
    const ofGuard = JSON.stringify({ Code: 'TooManyRequests', Data: null, Error: '' });
    expect(await wait({ 'Retry-After': '90' }, ofGuard)).toEqual(refused('', 'TooManyRequests', null, 90));
    const body = JSON.stringify({ Status: 1, Error: asText });
    expect(await wait({ 'Retry-After': '90' }, body)).toEqual(refused(sent.Error, sent.Code, 42, 90));
    expect(await wait({ 'Retry-After': '90' }, '{}', 503)).toEqual(unexpected);
  });

  test.for([
    ['90', 90],
    ['-5', 0],
    ['soon', 0],
    ['Wed, 01 Jan 2025 00:01:30 GMT', 90],
    ['Tue, 31 Dec 2024 23:00:00 GMT', 0],
    ['9'.repeat(400), 86_400],
    ['Thu, 01 Jan 2099 00:00:00 GMT', 86_400],
  ] as const)('may be tried again after %s', async ([after, seconds]) => {
    vi.useFakeTimers({ now: Date.UTC(2025, 0, 1) });
    expect(await wait({ 'Retry-After': after })).toMatchObject({ wait: seconds });
    // A date is compared with the server's clock, if the answer has it.
    vi.setSystemTime(Date.UTC(2019, 0, 1));
    const headers = { Date: 'Wed, 01 Jan 2025 00:00:00 GMT', 'Retry-After': after };
    expect(await wait(headers)).toMatchObject({ wait: seconds });
  });
});

test.for(['x; charset="windows-1251"', 'x; Charset=cp1251; x=y', 'x; charset=nonsense', ''])(
  'the body is decoded by the charset of its type, or as UTF-8: “%s”',
  async (type) => {
    const [start, end] = ['{"Status":1,"Error":"', '"}'].map((part) => new TextEncoder().encode(part));
    const cyrillic = new Uint8Array([0xcd, 0xe5, 0xe2, 0xb3, 0xf0, 0xed, 0xe8, 0xe9]);
    const body = /1251/.test(type) ? [start, cyrillic, end] : ['\ufeff{"Status":1,"Error":"Невірний"}'];
    const reply = () => new Response(new Blob(body as BlobPart[]), { headers: { 'content-type': type } });
    expect(await ask(reply)).toEqual(refused('Невірний'));
  },
);
