import { expect, test, vi } from 'vitest';
import { openCard, openCodeStep, wait } from './open-card';

const minutes = 60_000;
const login = { method: 'email', phone: '+421 903 123 456', email: 'olena@example.com' } as const;
const save = (from: number, until: number) =>
  sessionStorage.setItem('loginCard', JSON.stringify({ country: '380', phone: '501234567', from, until }));

/** Has the effect of a reload: the card is unmounted, and its storage stays. */
function reload({ unmount }: { unmount(): void }) {
  unmount();
  return openCard();
}

test('the card starts with the method of the page and fills in the fields, without an event or a focus', () => {
  const { card, events, type, look } = openCard({ page: { login } });
  const texts = { email: login.email, country: '421', phone: '903123456' };
  expect(look()).toMatchObject({ step: 'email', focused: undefined, texts });
  expect(events).toEqual([]);
  // What the visitor types stays when the method changes.
  type('email', 'taras@example.com');
  card.switchMethod();
  card.switchMethod();
  expect(look().texts.email).toBe('taras@example.com');
});

test.each([
  ['050 12', '05012'],
  ['call me', ''],
])('the number %j is filled in as %j, without an error', (phone, shown) => {
  const { look } = openCard({ page: { login: { phone } } });
  expect(look()).toMatchObject({ texts: { phone: shown }, errors: { phone: undefined } });
});

test('a login that session storage restores takes precedence', () => {
  save(Date.now(), Date.now() + minutes);
  const { phone, events, look } = openCard({ page: { login } });
  expect([look().step, events]).toEqual(['code', []]);
  phone.edit();
  expect(look().texts.phone).toBe('501234567');
});

test('after a reload the code step is restored from number and deadline, and the countdown continues', async () => {
  const before = await openCodeStep();
  before.type('code', '123456');
  const [stored, ...others] = Object.values(sessionStorage).map((text) => JSON.parse(text));
  const now = Date.now();
  expect(stored).toEqual({ country: '380', phone: '501234567', from: now, until: now + minutes });
  expect(others).toEqual([]);
  await wait(40);
  const { look } = reload(before);
  const texts = { country: '380', phone: '501234567', code: '' };
  expect(look()).toMatchObject({ step: 'code', left: 20, focused: 'code', calls: [], texts });
  expect(look().says).toBe('CodeSentTo +380 50 123 45 67');
});

test('after "Change the number" a restored number of Slovakia has its own example', () => {
  const saved = { country: '421', phone: '903123456', from: Date.now(), until: Date.now() + minutes };
  sessionStorage.setItem('loginCard', JSON.stringify(saved));
  const { phone, look } = openCard();
  phone.edit();
  expect(look()).toMatchObject({ step: 'number', texts: { country: '421', phone: '903123456' } });
  expect(phone.numberStep.example.peek()).toBe('905\u00a0123\u00a0456');
});

test('it expires after ten minutes', async () => {
  const before = await openCodeStep();
  await vi.advanceTimersByTimeAsync(10 * minutes - 1);
  const still = reload(before);
  expect(still.look()).toMatchObject({ step: 'code', left: 0 });
  await vi.advanceTimersByTimeAsync(1);
  expect(reload(still).look().step).toBe('number');
  expect(sessionStorage.length).toBe(0);
});

test.each([
  ['a deadline after more than ten minutes', -30 * minutes, 5 * minutes, 300],
  ['a deadline in years', 0, 1e15, 86_400],
])('%s is restored, as a day at most', (_, from, until, left) => {
  save(Date.now() + from, Date.now() + until);
  expect(openCard().look()).toMatchObject({ step: 'code', left });
});

test('a clock set back between two pages shows no more than the original wait, and the login still expires', async () => {
  save(Date.now() + 1e15, Date.now() + 1e15 + minutes);
  const before = openCard();
  expect(before.look().left).toBe(60);
  await wait(600);
  expect(reload(before).look().step).toBe('number');
});

test('only the first card of a page restores it; when that card is removed, the next new card is the first', async () => {
  const before = await openCodeStep();
  const [first, second] = [reload(before), openCard()];
  expect([first.look().step, second.look().step]).toEqual(['code', 'number']);
  first.unmount();
  second.unmount();
  expect(openCard().look().step).toBe('code');
});

test.each<[string, object?]>([
  ['a text that is cut short'],
  ['a number that is too short', { phone: '5012' }],
  ['a country that is not offered', { country: '49' }],
  ['times that are texts', { from: 'x', until: 'y' }],
  ['a deadline in the past', { from: 9e99, until: 1 }],
])('%s in the storage is ignored', (_, wrong) => {
  save(Date.now(), Date.now() + minutes);
  const saved = JSON.parse(sessionStorage.getItem('loginCard') ?? '');
  sessionStorage.setItem('loginCard', wrong ? JSON.stringify({ ...saved, ...wrong }) : '{');
  expect(openCard().look().step).toBe('number');
});
