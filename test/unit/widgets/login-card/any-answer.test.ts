import fc from 'fast-check';
import { expect, test } from 'vitest';
import { effect } from '../../../../src';
import { answer, backend, plain } from '../../backend/calling';
import { openCard } from './open-card';

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
const text = fc.oneof(json, nested);
const twice = text.map((found) => JSON.stringify(found));
const cut = fc.tuple(text, fc.nat(40)).map(([found, length]) => found.slice(0, length));
const reply = fc.record({
  status: fc.constantFrom(200, 200, 204, 400, 401, 403, 404, 415, 429, 500, 503),
  body: fc.oneof(text, twice, cut, fc.constant(html), fc.constant(''), fc.string()),
  headers: fc.constantFrom<Record<string, string>[]>(
    {},
    { 'content-type': 'text/html' },
    { 'Retry-After': '1' },
  ),
});

const isSensible = (shown = '') => shown.trim() !== '' && !/<[a-z]|\[object \w|undefined/i.test(shown);

const success = plain('{"Status":0,"Value":1}');

/** A card at this step that sends real requests. All of them succeed. */
async function openStep(step: 'number' | 'code' | 'email') {
  answer(success);
  const opened = openCard({ real: backend(), stays: true });
  const { card, type, submit } = opened;
  /** Fills in the step and submits it twice. Resolves when no call is running. */
  const enter = () => {
    type('phone', '501234567');
    type('code', '123456');
    type('email', 'a@b.co');
    type('password', 'x');
    submit();
    submit();
    return new Promise<void>((resolve) => {
      effect(() => {
        if (!card.busy.value) resolve();
      });
    });
  };
  if (step === 'email') card.switchMethod();
  if (step === 'code') await enter();
  return { ...opened, enter };
}

test.each([
  ['number', '/login/checkout'],
  ['code', '/account/phonelogin'],
  ['email', '/account/emaillogin'],
] as const)(
  'after any answer at the %s step the card shows a readable text and stays usable',
  async (step, path) => {
    await fc.assert(
      fc.asyncProperty(reply, async ({ status, body, headers }) => {
        const { phone, enter, look, unmount } = await openStep(step);
        const requests = answer(() => new Response(status === 204 ? null : body, { status, headers }));
        await enter();
        expect(requests.map(({ url }) => url.pathname)).toEqual([path]);
        const { error } = look();
        if (error !== undefined) expect(error).toSatisfy(isSensible);
        else if (step === 'number') expect(look().step).toBe('code');
        if (step === 'number') phone.edit();
        const again = answer(success);
        await enter();
        expect([again.length, look().error, look().visited]).toEqual([1, undefined, []]);
        unmount();
        sessionStorage.clear();
      }),
      { numRuns: 50 },
    );
  },
);
