import { expect, test, vi } from 'vitest';
import { Failure } from '../../../../../src';
import { openCard } from '../open-card';

class PasswordCredential {
  constructor(readonly data: object) {}
}

function openEmail(store: (credential: PasswordCredential) => Promise<unknown>) {
  vi.stubGlobal('PasswordCredential', PasswordCredential);
  vi.stubGlobal('navigator', { credentials: { store } });
  const opened = openCard();
  opened.card.switchMethod();
  opened.logIn();
  return opened;
}

test('after a login the browser may save the password, and nothing waits for its answer', async () => {
  const store = vi.fn((_: PasswordCredential) => new Promise(() => {}));
  const { last, visited } = openEmail(store);
  expect(store).not.toHaveBeenCalled();
  await last().answer(true);
  expect(store.mock.calls.map(([{ data }]) => data)).toEqual([
    { id: 'admin@example.com', password: 'charge' },
  ]);
  expect(visited).toEqual(['/panel']);
});

test('a wrong password is not offered', async () => {
  const store = vi.fn(() => Promise.resolve());
  const { last } = openEmail(store);
  await last().answer(new Failure('refused', '', undefined, 'Wrong password'));
  expect(store).not.toHaveBeenCalled();
});

test.each([
  ['declines', () => Promise.reject(new Error('no'))],
  [
    'forbids it',
    () => {
      throw new Error('no');
    },
  ],
])('a browser that %s changes nothing', async (_, store) => {
  const { last, visited } = openEmail(store);
  await last().answer(true);
  expect(visited).toEqual(['/panel']);
});

test('a browser that cannot save passwords changes nothing', async () => {
  const { last, visited } = openEmail(() => Promise.resolve());
  vi.stubGlobal('PasswordCredential', undefined);
  await last().answer(true);
  expect(visited).toEqual(['/panel']);
});
