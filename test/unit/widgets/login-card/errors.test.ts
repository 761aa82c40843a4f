// An error in what an event causes: a mask, a replaced global or our own mistake.
import { beforeEach, expect, test, vi } from 'vitest';
import { openCard, openCodeStep, openLastStep, refused } from './open-card';

const report = vi.fn();
const error = new Error('thrown');
const fail = () => {
  throw error;
};
const reject = () => Promise.reject(error);

beforeEach(() => {
  vi.stubGlobal('reportError', report.mockClear());
});

test('a mask that throws when the code is cleared costs only that, and the card works', async () => {
  const { fields, submit, card, phone, look } = await openCodeStep();
  const input = document.createElement('input');
  let text = '123456';
  let isBroken = true;
  Object.defineProperty(input, 'value', {
    get: () => text,
    set(value) {
      if (isBroken && !value) {
        isBroken = false;
        fail();
      }
      text = value;
    },
  });
  fields.code.attach(input);
  await submit(refused('WrongLogin'));
  expect(report.mock.calls).toEqual([[error]]);
  expect(look()).toMatchObject({ error: 'Words.', focused: 'code', busy: false });
  card.switchMethod();
  expect(look().step).toBe('email');
  card.switchMethod();
  phone.edit();
  expect(look().step).toBe('number');
});

const usable = { busy: false, error: 'UnexpectedError' };

test.each([
  ['throws', fail],
  ['rejects', reject],
])('a call that %s is an error of the card, which then works', async (_, call) => {
  const { enter, look, events } = openCard({ backend: { checkout: call } });
  await enter();
  await Promise.resolve();
  expect(look()).toMatchObject({ ...usable, step: 'number' });
  expect(events.at(-1)).toEqual(['login:refused', { method: 'phone', kind: 'unexpected', code: '' }]);
  expect(report.mock.calls).toEqual([[error]]);
});

test.each([
  ['throws', fail],
  ['rejects', reject],
])('a new token whose request %s is an error of the card, which then works', async (_, renewToken) => {
  const { enter, look } = await openCodeStep({ backend: { renewToken } });
  await enter(refused('StalePage'));
  expect(look()).toMatchObject({ ...usable, step: 'code' });
  expect(report.mock.calls).toEqual([[error]]);
});

test('a success that throws is an error of the card, which then works', async () => {
  const { events, enter, look } = await openCodeStep();
  vi.spyOn(events, 'push').mockImplementationOnce(fail);
  await enter(true);
  expect(look()).toMatchObject({ ...usable, visited: [] });
});

test('a browser that fails to save the password, or a mask on its field, does not stop a login', async () => {
  vi.stubGlobal('PasswordCredential', class {});
  vi.stubGlobal('navigator', { credentials: { store: reject } });
  const { enter, fields, answer, look } = await openLastStep('email');
  enter();
  const input = document.createElement('input');
  fields.password.attach(input);
  Object.defineProperty(input, 'value', { get: () => 'charge', set: fail });
  await answer(true);
  expect(look()).toMatchObject({ running: 'leaving', error: undefined, visited: ['/panel'] });
  expect(report.mock.calls).toEqual([[error]]);
});
