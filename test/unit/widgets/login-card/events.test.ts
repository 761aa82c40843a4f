import { expect, test } from 'vitest';
import { Failure } from '../../../../src';
import { openCard, openCodeStep, type } from './open-card';

test('each change of step sends one event, and the start of a card sends none', async () => {
  const { card, phone, events, abortController, requestCode } = openCard();
  expect(events).toEqual([]);
  await requestCode(true);
  card.switchMethod();
  card.switchMethod();
  phone.edit();
  const steps = ['code', 'email', 'code', 'number'];
  expect(events).toEqual(
    steps.map((step) => ['login:step', { method: step === 'email' ? 'email' : 'phone', step }]),
  );
  abortController.abort();
  card.switchMethod();
  expect(events).toHaveLength(steps.length);
});

test('a code step that is restored after a reload sends no event', async () => {
  const { abortController } = await openCodeStep();
  abortController.abort();
  const { card, events } = openCard();
  expect([card.step.peek(), events]).toEqual(['code', []]);
});

test.each(['refused', 'network', 'timeout', 'unexpected'] as const)(
  'a call that ends with “%s” sends an event without its text',
  async (kind) => {
    const { last, events, enterCode } = await openCodeStep();
    enterCode();
    const code = kind === 'refused' ? 'WrongLogin' : '';
    await last().answer(new Failure(kind, code, { Phone: '501234567' }, 'Wrong 123456'));
    expect(events.slice(1)).toEqual([['login:refused', { method: 'phone', kind, code }]]);
  },
);

test('each submit of an invalid field sends one event, without the value', async () => {
  const { card, phone, email, events } = openCard();
  phone.numberStep.submit();
  card.switchMethod();
  type(email.email, 'secret@example');
  email.submit();
  type(email.email, 'secret@example.com');
  email.submit();
  const refused = events.filter(([name]) => name === 'login:refused').map(([, detail]) => detail);
  expect(refused).toEqual([
    { method: 'phone', kind: 'invalid', code: '' },
    { method: 'email', kind: 'invalid', code: '' },
    { method: 'email', kind: 'invalid', code: '' },
  ]);
});

test('an empty code sends an event, too', async () => {
  const { phone, events } = await openCodeStep();
  phone.codeStep.verify();
  expect(events.at(-1)).toEqual(['login:refused', { method: 'phone', kind: 'invalid', code: '' }]);
});
