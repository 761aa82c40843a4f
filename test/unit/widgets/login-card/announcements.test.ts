import { expect, test, vi } from 'vitest';
import { effect, Failure } from '../../../../src';
import { openCard, openCodeStep, type } from './open-card';

type Opened = ReturnType<typeof openCard>;

/** Records all announcements from now on, in their order, without empty texts. */
function listen({ card, abortController }: Opened) {
  const announced: string[] = [];
  const stop = effect(() => {
    if (card.announcer.text.value) announced.push(card.announcer.text.value);
  });
  abortController.signal.addEventListener('abort', stop);
  return announced;
}

test('a whole sign-in by phone is announced in this order', async () => {
  const opened = openCard();
  const { phone, last } = opened;
  const announced = listen(opened);
  await opened.requestCode(true);
  await vi.advanceTimersByTimeAsync(60_000);
  phone.sms.resend();
  await last().answer(true);
  await opened.enterCode(true);
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
  const { card, phone } = await openCodeStep();
  for (let second = 60; second > 0; second--) {
    const [, seconds = second] = card.announcer.text.peek().match(/^NewCodeIn (\d+)/) ?? [];
    expect(Number(seconds)).toBe(phone.sms.left.peek());
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(card.announcer.text.peek()).toBe('NewCodeNow');
});

/** Opens the code step and checks a code, while the countdown goes from 31 seconds to 0. */
async function openLongCall() {
  const opened = await openCodeStep();
  type(opened.phone.codeStep.code, '123456');
  await vi.advanceTimersByTimeAsync(29_000);
  opened.phone.codeStep.verify();
  const announced = listen(opened);
  await vi.advanceTimersByTimeAsync(31_000);
  expect([announced, opened.card.announcer.text.peek(), opened.phone.sms.left.peek()]).toEqual([
    ['Sending'],
    'Sending',
    0,
  ]);
  return { ...opened, announced };
}

test('during a call only “Sending” is announced', async () => {
  const { announced, last, phone } = await openLongCall();
  await last().answer(new Failure('refused', 'WrongLogin', undefined, 'Wrong.'));
  expect(announced).toEqual(['Sending']);
  type(phone.codeStep.code, '654321');
  phone.codeStep.verify();
  await vi.advanceTimersByTimeAsync(1000);
  await last().answer(new Failure('network'));
  expect(announced).toEqual(['Sending', 'Sending']);
});

test('an edit of the number and a change of method remove the announcement', async () => {
  const { card, phone } = await openCodeStep();
  card.switchMethod();
  expect(card.announcer.text.peek()).toBe('');
  card.switchMethod();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(card.announcer.text.peek()).toBe('NewCodeIn 30');
  phone.edit();
  expect(card.announcer.text.peek()).toBe('');
});

test('at the email step the wait is not announced', async () => {
  const opened = await openCodeStep();
  opened.card.switchMethod();
  const announced = listen(opened);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(announced).toEqual([]);
});

test('an error with a wait is the only thing that is announced', async () => {
  const opened = openCard();
  const announced = listen(opened);
  await opened.requestCode(new Failure('refused', 'SmsSentTimeout', 42, 'Wait.'));
  expect([opened.card.step.peek(), announced]).toEqual(['code', []]);
});

test.each([
  ['SmsSentTimeout', 90, new Failure('refused', 'SmsSentTimeout', 90, 'Wait.')],
  ['SmsSentTimeout', 150, new Failure('refused', 'SmsSentTimeout', 150, 'Wait.')],
  ['429 with Retry-After', 90, new Failure('refused', '', undefined, 'Wait.', 90)],
])('after the answer %s to a resend, the last 30 of %i seconds are announced', async (_, wait, failure) => {
  const opened = await openCodeStep();
  await vi.advanceTimersByTimeAsync(60_000);
  opened.phone.sms.resend();
  const announced = listen(opened);
  await opened.last().answer(failure);
  expect([opened.phone.sms.left.peek(), announced]).toEqual([wait, []]);
  await vi.advanceTimersByTimeAsync((wait - 30) * 1000);
  expect(announced).toEqual(['NewCodeIn 30']);
});

test('a wait of minutes is shown as such until its last 99 seconds', async () => {
  const opened = openCard();
  await opened.requestCode(new Failure('refused', 'SmsSentTimeout', 150, 'Wait.'));
  expect(opened.phone.sms.isLong.peek()).toBe(true);
  await vi.advanceTimersByTimeAsync(51_000);
  expect([opened.phone.sms.left.peek(), opened.phone.sms.isLong.peek()]).toEqual([99, false]);
});

test('“Sending” is announced only during a call of the email step that takes longer than a second', async () => {
  const { card, last, logIn } = openCard();
  card.switchMethod();
  logIn();
  expect(card.announcer.text.peek()).toBe('');
  await vi.advanceTimersByTimeAsync(1000);
  expect(card.announcer.text.peek()).toBe('Sending');
  await last().answer(new Failure('network'));
  expect(card.announcer.text.peek()).toBe('');
});

test('after a return from the back/forward cache “Sending” is not announced', async () => {
  const { card, comeBack, logIn } = openCard();
  card.switchMethod();
  logIn();
  comeBack();
  expect(card.announcer.text.peek()).toBe('');
});

test('a field error at a second submit is announced, if the field has the focus and shows it already', async () => {
  const opened = openCard();
  const { card, phone } = opened;
  const announced = listen(opened);
  const input = document.createElement('input');
  document.body.append(input);
  phone.numberStep.phone.attach(input);
  const submit = () => {
    phone.numberStep.submit();
    return vi.advanceTimersByTimeAsync(1000);
  };
  await submit();
  await submit();
  expect(announced).toEqual([]);
  input.focus();
  await submit();
  await submit();
  expect(announced).toEqual(['RequiredFieldError', 'RequiredFieldError']);
  type(phone.numberStep.phone, '5');
  expect(card.announcer.text.peek()).toBe('');
  await submit();
  expect(announced).toEqual(['RequiredFieldError', 'RequiredFieldError']);
});
