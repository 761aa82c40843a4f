import { describe, expect, test } from 'vitest';
import { Failure } from '../../../src/backend/failure';
import { readFailure } from '../../../src/backend/read-failure';
import { answer, backend, calls, json, names } from './calling';

const sent = { Code: 'SmsSentTimeout', Data: 42, Error: 'Зачекайте 42 секунди' };
const refused = new Failure('refused', 'SmsSentTimeout', 42, 'Зачекайте 42 секунди');
const camel = { code: sent.Code, data: sent.Data, error: sent.Error };

describe.for(names)('%s reads the server’s error:', (name) => {
  const ask = (data: unknown, status: number) => {
    answer(json(data, status));
    return calls[name](backend());
  };

  test.for([400, 401, 403, 409, 500, 503])('HTTP status %i with an error object', async (status) => {
    expect(await ask(sent, status)).toEqual(refused);
    expect(await ask(camel, status)).toEqual(refused);
  });

  test.for([1, true, 'Error', 400, '1', 'true', '00'])(
    '200 with the truthy Status %j and the object as a JSON string',
    async (Status) => {
      expect(await ask({ Status, Error: JSON.stringify(sent), Value: 1 }, 200)).toEqual(refused);
      expect(await ask({ status: Status, error: JSON.stringify(camel), value: 1 }, 200)).toEqual(refused);
    },
  );

  test('200 with a truthy Status and the object itself', async () => {
    expect(await ask({ Status: 1, Error: sent }, 200)).toEqual(refused);
  });

  test('200 with a truthy Status and the object encoded twice', async () => {
    expect(await ask({ Status: 1, Error: JSON.stringify(JSON.stringify(sent)) }, 200)).toEqual(refused);
  });

  test('200 with a truthy Status and plain text', async () => {
    expect(await ask({ Status: 1, Error: ' Невірний пароль ' }, 200)).toEqual(
      new Failure('refused', '', undefined, 'Невірний пароль'),
    );
  });

  test('200 with a truthy Status in the error object itself', async () => {
    expect(await ask({ Status: 1, ...sent }, 200)).toEqual(refused);
  });

  test('an HTTP error with Status and Error', async () => {
    expect(await ask({ Status: 1, Error: JSON.stringify(sent) }, 400)).toEqual(refused);
  });

  test('a truthy Status without an Error gives an unexpected error without text', async () => {
    expect(await ask({ Status: 1 }, 200)).toEqual(new Failure('unexpected'));
    expect(await ask({ Status: 1, Error: null }, 200)).toEqual(new Failure('unexpected'));
    expect(await ask({ Status: 1, Error: '  ' }, 200)).toEqual(new Failure('unexpected'));
  });
});

describe('an error object', () => {
  test('as a JSON string inside another error object is parsed, and its JSON is never shown', () => {
    expect(readFailure({ Error: JSON.stringify(sent) })).toEqual(refused);
    expect(readFailure({ Error: JSON.stringify('Зачекайте') })).toEqual(readFailure('Зачекайте'));
    expect(readFailure({ Error: '{"Code":"SmsSent' })).toEqual(new Failure('unexpected'));
    expect(readFailure({ Code: 'Any', Error: '{"Code":"SmsSent' })).toEqual(new Failure('refused', 'Any'));
  });

  test.for(['12345', 'true', '[401] Помилка'])('may be a text that is also valid JSON: %s', (words) => {
    expect(readFailure(words)).toEqual(new Failure('refused', '', undefined, words));
  });

  test.for(['{"Code":"Sms', '[{"Code":', '["a', '{Code: 1'])(
    'that is incomplete JSON, %s, has no text',
    (cut) => {
      expect(readFailure(cut)).toEqual(new Failure('unexpected'));
    },
  );

  test('without a Code has its text', () => {
    expect(readFailure({ Error: 'Зачекайте' })).toEqual(new Failure('refused', '', undefined, 'Зачекайте'));
  });

  test('without a text has its Code', () => {
    expect(readFailure({ Code: 'UserAlreadyRegistered' })).toEqual(
      new Failure('refused', 'UserAlreadyRegistered'),
    );
  });

  test.for<[string, unknown, string, string]>([
    ['UserAlreadyRegistered', 'Sign in by email.', '', 'Sign in by email.'],
    ['UserAlreadyRegistered', 'Data.', 'Error.', 'Error.'],
    ['UserAlreadyRegistered', { Email: 'd•@example.com' }, '', ''],
    ['UserAlreadyRegistered', '<p>Sign in</p>', '', ''],
    ['SmsMaxAttemptsReached', 'Words.', '', ''],
  ])('with the Code %s, the Data %j and the Error %j has the text %j', ([Code, Data, words, text]) => {
    expect(readFailure({ Code, Data, Error: words }).text).toBe(text);
  });

  test('keeps its Data as it is', () => {
    expect(readFailure({ Code: 'X', Data: { phone: '50' } }).data).toEqual({ phone: '50' });
    expect(readFailure({ Code: 'X', Data: '42' }).data).toBe('42');
  });

  test.for(['<b>Oops</b>', 'Oops<br/>', '<!DOCTYPE html>', '</p>', 'a <IMG src=x>'])(
    'that contains HTML, %s, has no text',
    (words) => {
      expect(readFailure({ Code: 'X', Error: words })).toEqual(new Failure('refused', 'X', undefined, ''));
      expect(readFailure(words)).toEqual(new Failure('unexpected'));
    },
  );

  test.for(['1 < 2', 'a > b', 'x <= y', '<3', 'Ліміт [3] вичерпано', 'Код {x}', '[401] Помилка'])(
    'may contain brackets and signs in its text: %s',
    (words) => {
      expect(readFailure({ Code: 'X', Error: ` ${words}\n` }).text).toBe(words);
    },
  );

  test.for([undefined, null, 5, true, [], {}, { Code: 5 }, { Error: {} }, { Data: 5 }, '', 'null', '[]'])(
    'is not %j',
    (found) => {
      expect(readFailure(found)).toEqual(new Failure('unexpected'));
    },
  );
});
