import { expect, test, vi } from 'vitest';
import { Failure } from '../../../../../../src';
import { openCard, settle } from '../../open-card';

const never = new Promise(() => {});
const later = (value: unknown, after: number) =>
  new Promise((resolve) => setTimeout(() => resolve(value), after));

/** Submits a number on a page that gives these promises to `wait`. */
function submit(promises: () => unknown[], goesOn = true) {
  const opened = openCard({
    beforeSend({ wait }) {
      for (const promise of promises()) wait(promise as Promise<unknown>);
      return goesOn;
    },
  });
  opened.requestCode();
  return opened;
}

test('without a check the SMS is requested at once', () => {
  expect(submit(() => []).calls).toHaveLength(1);
});

test.each<[string, () => unknown[]]>([
  ['a promise that gives true', () => [Promise.resolve(true)]],
  ['a promise that gives nothing', () => [Promise.resolve()]],
  ['a promise that fails', () => [Promise.reject(new Error('blocked'))]],
  ['a value that is no promise', () => ['yes']],
  ['two promises, one that fails', () => [Promise.reject(new Error('blocked')), Promise.resolve(1)]],
])('after %s the SMS is requested, once', async (_, promises) => {
  const { card, calls } = submit(promises);
  expect([card.busy.peek(), calls.length]).toEqual([true, 0]);
  await settle();
  expect(calls.map(({ name }) => name)).toEqual(['checkout']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls).toHaveLength(1);
});

test('a check that takes longer than 5 s lets the request through', async () => {
  const { calls } = submit(() => [never]);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(calls).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toHaveLength(1);
});

test.each<[string, () => unknown[], boolean]>([
  ['the page cancels the event', () => [], false],
  ['the page cancels the event and waits', () => [Promise.resolve(true)], false],
  ['a promise gives false', () => [Promise.resolve(false)], true],
  ['the second of two promises gives false', () => [never, later(false, 100)], true],
])('when %s no SMS is requested, and the card is usable without a message', async (_, promises, goesOn) => {
  const { card, phone, calls, cardError, events } = submit(promises, goesOn);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([calls.length, card.busy.peek(), card.step.peek(), cardError(), events]).toEqual([
    0,
    false,
    'number',
    undefined,
    [],
  ]);
  expect(card.announcer.text.peek()).toBe('');
  phone.numberStep.submit();
  expect(card.busy.peek()).toBe(true);
});

test('during the check the visitor can press nothing, and a late check only causes one message', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  let wait: (promise: Promise<unknown>) => void = () => {};
  const { card, phone, calls, requestCode } = openCard({
    beforeSend(detail) {
      ({ wait } = detail);
      wait(later(true, 100));
      return true;
    },
  });
  requestCode();
  wait(Promise.resolve(false));
  phone.numberStep.submit();
  card.switchMethod();
  phone.edit();
  expect([card.step.peek(), card.busy.peek()]).toEqual(['number', true]);
  await vi.advanceTimersByTimeAsync(100);
  wait(Promise.resolve(false));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls).toHaveLength(1);
  expect(error.mock.calls).toEqual([[expect.stringContaining('before the first await')]]);
});

test('a visitor who comes back to the page during the check gets no SMS, and can ask for one', async () => {
  const { phone, calls, comeBack } = submit(() => [later(true, 100)]);
  comeBack();
  await vi.advanceTimersByTimeAsync(200);
  expect(calls.filter(({ signal }) => !signal.aborted)).toEqual([]);
  phone.numberStep.submit();
  await vi.advanceTimersByTimeAsync(200);
  expect(calls.filter(({ signal }) => !signal.aborted)).toHaveLength(1);
});

test('without a connection the page is not asked, and the card says so at once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { last, cardError } = submit(() => [never], false);
  await last().answer(new Failure('network'));
  vi.restoreAllMocks();
  expect(cardError()).toBe('NetworkError');
});

test('an unmounted card requests no SMS when the check ends', async () => {
  const { calls, abortController } = submit(() => [later(true, 100)]);
  abortController.abort();
  await vi.advanceTimersByTimeAsync(200);
  expect(calls.every(({ signal }) => signal.aborted)).toBe(true);
});
