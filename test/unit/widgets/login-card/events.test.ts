import { expect, test } from 'vitest';
import { Failure } from '../../../../src';
import { openCard, openCodeStep } from './open-card';

test('each change of step sends one event, and the start of a card sends none', async () => {
  const { card, phone, events, unmount, requestCode } = openCard();
  expect(events).toEqual([]);
  await requestCode(true);
  card.switchMethod();
  card.switchMethod();
  phone.edit();
  const steps = ['code', 'email', 'code', 'number'];
  expect(events).toEqual(
    steps.map((step) => ['login:step', { method: step === 'email' ? 'email' : 'phone', step }]),
  );
  unmount();
  card.switchMethod();
  expect(events).toHaveLength(steps.length);
});

test.each(['refused', 'network', 'timeout', 'unexpected'] as const)(
  'a call that ends with “%s” sends an event without its text',
  async (kind) => {
    const { events, enterCode } = await openCodeStep();
    const code = kind === 'refused' ? 'WrongLogin' : '';
    await enterCode(new Failure(kind, code, { Phone: '501234567' }, 'Wrong 123456'));
    expect(events.slice(1)).toEqual([['login:refused', { method: 'phone', kind, code }]]);
  },
);

test('each submit of an invalid field sends one event, without the value', async () => {
  const { card, type, submit, events } = await openCodeStep();
  submit();
  card.switchMethod();
  type('email', 'secret@example');
  submit();
  type('email', 'secret@example.com');
  submit();
  const refused = events.filter(([name]) => name === 'login:refused').map(([, detail]) => detail);
  expect(refused).toEqual(
    ['phone', 'email', 'email'].map((method) => ({ method, kind: 'invalid', code: '' })),
  );
});
