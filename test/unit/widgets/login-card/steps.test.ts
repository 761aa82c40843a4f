import { expect, test } from 'vitest';
import { Failure } from '../../../../src/shared';
import { noConnection, openCard, openCodeStep, wait } from './open-card';

test('after a change to the other method and back, the step, the countdown and all texts are kept', async () => {
  const { card, type, look } = await openCodeStep();
  type('code', '12');
  card.switchMethod();
  expect(look()).toMatchObject({ step: 'email', focused: 'email' });
  type('email', 'a@b.co');
  type('password', 'secret');
  await wait(20);
  card.switchMethod();
  const texts = { code: '12', email: 'a@b.co', password: 'secret' };
  expect(look()).toMatchObject({ step: 'code', left: 40, focused: 'code', texts });
});

test('a change of method clears the errors of the card and of the fields', async () => {
  const { card, phone, type, submit, enter, look } = openCard();
  await enter(noConnection);
  card.switchMethod();
  expect(look().error).toBeUndefined();
  submit();
  card.switchMethod();
  type('phone', '5');
  phone.numberStep.leavePhone();
  card.switchMethod();
  expect(Object.values(look().errors).filter(Boolean)).toEqual([]);
});

test('each change of step sends one event, and the start of a card sends none', async () => {
  const { card, phone, events, unmount, enter } = openCard();
  expect(events).toEqual([]);
  await enter(true);
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
  'a call that ends with “%s”, and each submit of an invalid field, sends an event without any text',
  async (kind) => {
    const { card, events, enter, type, submit } = await openCodeStep();
    const code = kind === 'refused' ? 'WrongLogin' : '';
    await enter(new Failure(kind, code, { Phone: '501234567' }, 'Wrong 123456'));
    type('code', '');
    submit();
    card.switchMethod();
    for (const text of ['secret@example', 'secret@example.com']) {
      type('email', text);
      submit();
    }
    const invalid = { kind: 'invalid', code: '' };
    expect(events.filter(([name]) => name === 'login:refused').map(([, detail]) => detail)).toEqual([
      { method: 'phone', kind, code },
      { method: 'phone', ...invalid },
      { method: 'email', ...invalid },
      { method: 'email', ...invalid },
    ]);
  },
);

test('a page that opens the other method at a refusal gets each step once, the last one last', async () => {
  const { card, events, enter, look } = openCard();
  const push = events.push.bind(events);
  events.push = (...all) => {
    if (all[0]?.[0] === 'login:refused') card.switchMethod();
    return push(...all);
  };
  await enter(new Failure('refused', 'SmsSentTimeout', 42, 'Wait.'));
  expect(look()).toMatchObject({ step: 'email', focused: 'email' });
  expect(events.filter(([name]) => name === 'login:step').map(([, detail]) => detail)).toEqual([
    { method: 'phone', step: 'code' },
    { method: 'email', step: 'email' },
  ]);
});
