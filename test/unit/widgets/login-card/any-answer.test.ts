import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idle, openCard, type } from './open-card';
import { type Reply, serve } from './server';

const html = '<!doctype html><title>Log in</title><form action="/login"></form>';
const name = (text: string) => fc.constantFrom(text, text.toLowerCase(), text.toUpperCase());
const words = fc.constantFrom(
  ...['Words.', '', ' ', html, '<b>Words</b>', '{"Error":"Words."}', '"', '\\', '[object', 'null'],
  ...['SmsSentTimeout', 'WrongLogin', 'SmsMaxAttemptsReached', 'toString', '__proto__'],
);
const leaf = fc.oneof(words, fc.jsonValue({ maxDepth: 1 }));
const names = ['Status', 'Error', 'Code', 'Data', 'Value'].map((text) => fc.tuple(name(text), leaf));
const object = fc
  .tuple(...names)
  .chain((all) => fc.subarray(all))
  .map((some) => Object.fromEntries(some));
const json = fc.oneof(object, leaf, fc.array(object)).map((found) => JSON.stringify(found));
const nested = object.map((error) => JSON.stringify({ Status: 1, Error: JSON.stringify(error) }));
const twice = fc.oneof(json, nested).map((text) => JSON.stringify(text));
const cut = fc.tuple(fc.oneof(json, nested), fc.nat(40)).map(([text, length]) => text.slice(0, length));
const body = fc.oneof(json, nested, twice, cut, fc.constant(html), fc.constant(''), fc.string());
const status = fc.constantFrom(200, 200, 204, 400, 401, 403, 404, 415, 429, 500, 503);
const headers = fc.constantFrom<Record<string, string>[]>(
  {},
  { 'content-type': 'text/html' },
  { 'Retry-After': '1' },
);
const reply: fc.Arbitrary<Reply> = fc.record({ status, body, headers });

const isSensible = (text: string | undefined) =>
  text !== undefined && text.trim() !== '' && !/<\w|\[object \w|undefined/.test(text);

test('after any answer to the request for a code, the card shows a readable text and stays usable', async () => {
  await fc.assert(
    fc.asyncProperty(reply, async (found) => {
      const { server, backend } = serve();
      const { card, phone, cardError, abortController } = openCard({ real: backend });
      server.reply = found;
      type(phone.numberStep.phone, '501234567');
      phone.numberStep.submit();
      phone.numberStep.submit();
      await idle(card);
      expect(server.requests).toEqual(['/login/checkout']);
      if (cardError() === undefined) expect(card.step.peek()).toBe('code');
      else expect(cardError()).toSatisfy(isSensible);
      phone.edit();
      server.reply = { body: 'true' };
      phone.numberStep.submit();
      await idle(card);
      expect([card.step.peek(), server.requests.length]).toEqual(['code', 2]);
      abortController.abort();
      sessionStorage.clear();
    }),
    { numRuns: 50 },
  );
});

test.each(['phone', 'email'] as const)(
  'the same is true after any answer to a login by %s',
  async (method) => {
    await fc.assert(
      fc.asyncProperty(reply, async (found) => {
        const { server, backend } = serve();
        const { card, phone, email, cardError, abortController, visited } = openCard({
          real: backend,
          stays: true,
        });
        const enter = () => {
          if (method === 'email') return email.submit();
          type(phone.codeStep.code, '123456');
          return phone.codeStep.verify();
        };
        type(phone.numberStep.phone, '501234567');
        type(email.email, 'a@b.co');
        type(email.password, 'x');
        if (method === 'phone') phone.numberStep.submit();
        await idle(card);
        server.requests.length = 0;
        server.reply = found;
        enter();
        enter();
        await idle(card);
        expect(server.requests).toEqual([`/account/${method}login`]);
        if (cardError() !== undefined) expect(cardError()).toSatisfy(isSensible);
        server.reply = { body: '{"Status":0,"Value":1}' };
        enter();
        await idle(card);
        expect([cardError(), server.requests.length, visited]).toEqual([undefined, 2, []]);
        abortController.abort();
        sessionStorage.clear();
      }),
      { numRuns: 50 },
    );
  },
);
