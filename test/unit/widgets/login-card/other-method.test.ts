import { expect, test } from 'vitest';
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
  expect(look()).toMatchObject({ step: 'code', left: 40, focused: 'code' });
  card.switchMethod();
  expect(look().texts).toMatchObject({ code: '12', email: 'a@b.co', password: 'secret' });
});

test('a change of method clears the errors of the card and of the fields', async () => {
  const { card, phone, type, submit, requestCode, look } = openCard();
  await requestCode(noConnection);
  card.switchMethod();
  expect(look().error).toBeUndefined();
  submit();
  card.switchMethod();
  type('phone', '5');
  phone.numberStep.leavePhone();
  card.switchMethod();
  expect(Object.values(look().errors).filter(Boolean)).toEqual([]);
});
