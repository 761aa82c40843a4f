import { expect, test, vi } from 'vitest';
import { openCard, openCodeStep, type } from '../../open-card';

const minutes = 60_000;

/** Has the effect of a reload: the card is unmounted, and its storage stays. */
function reload({ abortController }: { abortController: AbortController }) {
  abortController.abort();
  return openCard();
}

test('the code step is restored after a reload at 20 seconds, and the countdown continues', async () => {
  const before = await openCodeStep();
  type(before.phone.codeStep.code, '123');
  await vi.advanceTimersByTimeAsync(40_000);
  const { phone, calls, focused, card } = reload(before);
  expect([card.step.peek(), phone.sms.left.peek(), phone.codeStep.code.read(), focused()]).toEqual([
    'code',
    20,
    '',
    'code',
  ]);
  expect([phone.numberStep.country.read(), phone.numberStep.phone.read(), calls]).toEqual([
    '380',
    '501234567',
    [],
  ]);
  expect(card.announcer.text.peek()).toBe('CodeSentTo +380 50 123 45 67');
});

test('only the number and the deadline are stored', async () => {
  const { phone } = await openCodeStep();
  type(phone.codeStep.code, '123456');
  const now = Date.now();
  expect(Object.values(sessionStorage).map((text) => JSON.parse(text))).toEqual([
    { country: '380', phone: '501234567', from: now, until: now + 60_000 },
  ]);
});

test('it expires after ten minutes', async () => {
  const before = await openCodeStep();
  await vi.advanceTimersByTimeAsync(10 * minutes - 1);
  const still = reload(before);
  expect([still.card.step.peek(), still.phone.sms.waiting.peek()]).toEqual(['code', false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(reload(still).card.step.peek()).toBe('number');
  expect(sessionStorage.length).toBe(0);
});

test('with a later deadline it expires at the deadline', () => {
  const from = Date.now() - 30 * minutes;
  const until = Date.now() + 5 * minutes;
  save(from, until);
  expect(openCard().phone.sms.left.peek()).toBe(300);
});

const save = (from: number, until: number) =>
  sessionStorage.setItem('loginCard', JSON.stringify({ country: '380', phone: '501234567', from, until }));

test('a stored wait is at most a day', () => {
  save(Date.now(), Date.now() + 1e15);
  expect(openCard().phone.sms.left.peek()).toBe(86_400);
});

test('a clock set back between two pages shows no more than the original wait, and the login still expires', async () => {
  save(Date.now() + 1e15, Date.now() + 1e15 + 60_000);
  const before = openCard();
  expect(before.phone.sms.left.peek()).toBe(60);
  await vi.advanceTimersByTimeAsync(10 * minutes);
  expect(reload(before).card.step.peek()).toBe('number');
});

test('it is removed after a login by phone', async () => {
  const { last, enterCode } = await openCodeStep();
  enterCode();
  expect(sessionStorage.length).toBe(1);
  await last().answer(true);
  expect(sessionStorage.length).toBe(0);
});

test('it is removed after a login by email', async () => {
  const { card, last, logIn } = await openCodeStep();
  card.switchMethod();
  logIn();
  expect(sessionStorage.length).toBe(1);
  await last().answer(true);
  expect(sessionStorage.length).toBe(0);
});

test('only the first card of a page restores it; when that card is removed, the next new card is the first', async () => {
  const before = await openCodeStep();
  const [first, second] = [reload(before), openCard()];
  expect([first.card.step.peek(), second.card.step.peek()]).toEqual(['code', 'number']);
  first.abortController.abort();
  second.abortController.abort();
  expect(openCard().card.step.peek()).toBe('code');
});

test.each([
  '',
  'null',
  '[]',
  '{',
  '"x"',
  '{"country":"380","phone":"5012"}',
  '{"country":"49","phone":"501234567","from":0,"until":9e99}',
  '{"country":"380","phone":"501234567","from":"x","until":"y"}',
  '{"country":"380","phone":"501234567","from":9e99,"until":1}',
  '{"country":"380","phone":"501234567","from":0,"until":1e999}',
])('the content %j of the storage is ignored', (text) => {
  sessionStorage.setItem('loginCard', text);
  expect(openCard().card.step.peek()).toBe('number');
});

test('a storage that throws has no effect', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const before = await openCodeStep();
  expect(before.card.step.peek()).toBe('code');
  expect(reload(before).card.step.peek()).toBe('number');
  vi.unstubAllGlobals();
});
