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
  const { requestCode, resend, enterCode, announced } = openCard();
  await requestCode(true);
  await wait(60);
  await resend(true);
  await enterCode(true);
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

test('during a call only “Sending” is announced', async () => {
  const { enterCode, answer, announced, look } = await openCodeStep();
  await wait(29);
  announced.length = 0;
  enterCode();
  // From 31 seconds to 0.
  await wait(31);
  expect(look()).toMatchObject({ says: 'Sending', left: 0 });
  await answer(refused('WrongLogin'));
  expect(announced).toEqual(['Sending']);
  enterCode();
  await wait(1);
  await answer(noConnection);
  expect(announced).toEqual(['Sending', 'Sending']);
});

test('“Sending” is announced only during a call that takes longer than a second', async () => {
  for (const end of ['answer', 'return'] as const) {
    const { look, logIn, answer, comeBack } = await openLastStep('email');
    logIn();
    expect(look().says).toBe('');
    await wait(1);
    expect(look().says).toBe('Sending');
    if (end === 'answer') await answer(noConnection);
    else comeBack();
    expect([end, look().says]).toEqual([end, '']);
  }
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

test('an error with a wait is the only thing that is announced', async () => {
  const { requestCode, look, announced } = openCard();
  await requestCode(refused('SmsSentTimeout', 42));
  expect([look().step, announced]).toEqual(['code', []]);
});

test.each([
  ['SmsSentTimeout', 90, refused('SmsSentTimeout', 90)],
  ['SmsSentTimeout', 150, refused('SmsSentTimeout', 150)],
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

test('a wait of minutes is shown as such until its last 99 seconds', async () => {
  const { phone, requestCode, look } = openCard();
  await requestCode(refused('SmsSentTimeout', 150));
  expect(phone.sms.isLong.peek()).toBe(true);
  await wait(51);
  expect([look().left, phone.sms.isLong.peek()]).toEqual([99, false]);
});

test('a field error at a second submit is announced, if the field has the focus and shows it already', async () => {
  const { fields, type, submit, announced, look } = openCard();
  const input = document.body.appendChild(document.createElement('input'));
  fields.phone.attach(input);
  const submitAgain = () => {
    submit();
    return wait(1);
  };
  await submitAgain();
  await submitAgain();
  expect(announced).toEqual([]);
  input.focus();
  await submitAgain();
  await submitAgain();
  expect(announced).toEqual(['RequiredFieldError', 'RequiredFieldError']);
  type('phone', '5');
  expect(look().says).toBe('');
  await submitAgain();
  expect(announced).toHaveLength(2);
});
