import { expect, test } from 'vitest';
import {
  noConnection,
  openCard,
  openCodeStep,
  openLastStep,
  refused,
  tooManyRequests,
  wait,
} from './open-card';

test('a whole sign-in by phone is announced in this order', async () => {
  const { enter, resend, announced } = openCard();
  await enter(true);
  await wait(60);
  await resend(true);
  await enter(true);
  expect(announced).toEqual([
    'CodeSentTo +380 50 123 45 67',
    'NewCodeIn 30',
    'NewCodeIn 10',
    'NewCodeNow',
    expect.stringMatching(/^CodeSentAt \d\d:\d\d$/),
    'SignedIn',
  ]);
});

test('an announcement of the wait is removed when it is no longer true', async () => {
  const { look } = await openCodeStep();
  for (let second = 60; second > 0; second--) {
    const { says, left } = look();
    const [, seconds = second] = says.match(/^NewCodeIn (\d+)/) ?? [];
    expect(Number(seconds)).toBe(left);
    await wait(1);
  }
  expect(look().says).toBe('NewCodeNow');
});

test('during a call only “Sending” is announced, after a second and until its end', async () => {
  const { enter, answer, comeBack, announced, look } = await openCodeStep();
  await wait(29);
  announced.length = 0;
  enter();
  expect(look().says).toBe('');
  // From 31 seconds to 0.
  await wait(31);
  expect(look()).toMatchObject({ says: 'Sending', left: 0 });
  await answer(refused('WrongLogin'));
  expect(look().says).toBe('');
  enter();
  await wait(1);
  comeBack();
  expect(look().says).toBe('');
  enter();
  await wait(0.5);
  await answer(noConnection);
  await wait(5);
  expect(announced).toEqual(['Sending', 'Sending']);
});

test('an edit of the number and a change of method remove the announcement', async () => {
  const { card, phone, look } = await openCodeStep();
  card.switchMethod();
  expect(look().says).toBe('');
  card.switchMethod();
  await wait(30);
  expect(look().says).toBe('NewCodeIn 30');
  phone.edit();
  expect(look().says).toBe('');
});

test('at the email step the wait is not announced', async () => {
  const { announced } = await openLastStep('email');
  announced.length = 0;
  await wait(60);
  expect(announced).toEqual([]);
});

test('only an error with a wait is announced; a wait of minutes is shown as such until its last 99 seconds', async () => {
  const { phone, enter, look, announced } = openCard();
  await enter(refused('SmsSentTimeout', 150));
  expect([look().step, announced, phone.sms.isLong.peek()]).toEqual(['code', [], true]);
  await wait(51);
  expect([look().left, phone.sms.isLong.peek()]).toEqual([99, false]);
});

test.each([
  ['SmsSentTimeout', 90, refused('SmsSentTimeout', 90)],
  ['429 with Retry-After', 90, tooManyRequests(90)],
])(
  'after the answer %s to a resend, the last 30 of %i seconds are announced',
  async (_, seconds, failure) => {
    const { resend, look, announced } = await openCodeStep();
    await wait(60);
    announced.length = 0;
    await resend(failure);
    expect([look().left, announced]).toEqual([seconds, []]);
    await wait(seconds - 30);
    expect(announced).toEqual(['NewCodeIn 30']);
  },
);

test('a field error at a second submit is announced, if the field has the focus and shows it already', async () => {
  const { fields, type, submit, announced, look } = openCard();
  const input = document.body.appendChild(document.createElement('input'));
  fields.phone.attach(input);
  const submitTwice = async () => {
    for (const _ of ['first', 'second']) {
      submit();
      await wait(1);
    }
  };
  await submitTwice();
  expect(announced).toEqual([]);
  input.focus();
  await submitTwice();
  expect(announced).toEqual(['PhoneNumberRequiredError', 'PhoneNumberRequiredError']);
  type('phone', '5');
  expect(look().says).toBe('');
  await submitTwice();
  expect(announced).toHaveLength(2);
});
