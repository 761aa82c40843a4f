import { expect, test, vi } from 'vitest';
import { noConnection, openCard, wait } from '../../open-card';

const never = new Promise(() => {});
const later = (value: unknown) => new Promise((resolve) => setTimeout(() => resolve(value), 100));

/** Submits a number on a page that gives these promises to `wait`. */
function submit(promises: () => unknown[], goesOn = true) {
  const opened = openCard({
    beforeSend({ wait }) {
      for (const promise of promises()) wait(promise as Promise<unknown>);
      return goesOn;
    },
  });
  opened.requestCode();
  const running = () => opened.calls.filter(({ signal }) => !signal.aborted).length;
  return { ...opened, running };
}

test('without a check the SMS is requested at once', () => {
  expect(submit(() => []).look().calls).toEqual(['checkout']);
});

test.each<[string, () => unknown[]]>([
  ['a promise that gives true', () => [Promise.resolve(true)]],
  ['a promise that gives nothing', () => [Promise.resolve()]],
  ['a promise that fails', () => [Promise.reject(new Error('blocked'))]],
  ['a value that is no promise', () => ['yes']],
  ['two promises, one that fails', () => [Promise.reject(new Error('blocked')), Promise.resolve(1)]],
])('after %s the SMS is requested, once', async (_, promises) => {
  const { look } = submit(promises);
  expect(look()).toMatchObject({ busy: true, calls: [] });
  await wait(0);
  expect(look().calls).toEqual(['checkout']);
  await wait(10);
  expect(look().calls).toEqual(['checkout']);
});

test('a check that takes longer than 5 s lets the request through', async () => {
  const { look } = submit(() => [never]);
  await wait(4.999);
  expect(look().calls).toEqual([]);
  await wait(0.001);
  expect(look().calls).toEqual(['checkout']);
});

test.each<[string, () => unknown[], boolean]>([
  ['the page cancels the event', () => [], false],
  ['the page cancels the event and waits', () => [Promise.resolve(true)], false],
  ['a promise gives false', () => [Promise.resolve(false)], true],
  ['the second of two promises gives false', () => [never, later(false)], true],
])('when %s no SMS is requested, and the card is usable without a message', async (_, promises, goesOn) => {
  const opened = submit(promises, goesOn);
  await wait(10);
  const shown = { calls: [], busy: false, step: 'number', error: undefined, says: '' };
  expect(opened.look()).toMatchObject(shown);
  expect(opened.events).toEqual([]);
  opened.submit();
  expect(opened.look().busy).toBe(true);
});

test('during the check the visitor can press nothing, and a late check only causes one message', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  let check: (promise: Promise<unknown>) => void = () => {};
  const { card, phone, look, requestCode } = openCard({
    beforeSend(detail) {
      check = detail.wait;
      check(later(true));
      return true;
    },
  });
  requestCode();
  check(Promise.resolve(false));
  phone.numberStep.submit();
  card.switchMethod();
  phone.edit();
  expect(look()).toMatchObject({ step: 'number', busy: true });
  await wait(0.1);
  check(Promise.resolve(false));
  await wait(10);
  expect(look().calls).toEqual(['checkout']);
  expect(error.mock.calls).toEqual([[expect.stringContaining('before the first await')]]);
});

test('a visitor who comes back to the page during the check gets no SMS, and can ask for one', async () => {
  const { running, submit: submitAgain, comeBack } = submit(() => [later(true)]);
  comeBack();
  await wait(0.2);
  expect(running()).toBe(0);
  submitAgain();
  await wait(0.2);
  expect(running()).toBe(1);
});

test('without a connection the page is not asked, and the card says so at once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { answer, look } = submit(() => [never], false);
  await answer(noConnection);
  vi.restoreAllMocks();
  expect(look().error).toBe('NetworkError');
});

test('an unmounted card requests no SMS when the check ends', async () => {
  const { running, unmount } = submit(() => [later(true)]);
  unmount();
  await wait(0.2);
  expect(running()).toBe(0);
});
