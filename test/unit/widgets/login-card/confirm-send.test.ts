import { describe, expect, test, vi } from 'vitest';
import type { HostOptions } from '../play-host';
import { type Method, openCard, wait } from './open-card';

const never = new Promise(() => {});
const later = (value: unknown) => new Promise((resolve) => setTimeout(() => resolve(value), 100));
const blocked = () => Promise.reject(new Error('blocked'));

/** Opens a card at this method. Its events begin after that. */
function open(method: Method, beforeSend: HostOptions['beforeSend']) {
  const opened = openCard({ beforeSend });
  if (method === 'email') opened.card.switchMethod();
  opened.events.length = 0;
  return opened;
}

/** Submits a form on a page that gives these promises to `wait`. */
function submit(method: Method, promises: () => unknown[], goesOn = true) {
  const opened = open(method, ({ wait }) => {
    for (const promise of promises()) wait(promise as Promise<unknown>);
    return goesOn;
  });
  opened.enter();
  const running = () => opened.calls.filter(({ signal }) => !signal.aborted).length;
  return { ...opened, running };
}

describe.each([
  ['phone', 'checkout', 'number'],
  ['email', 'emailLogin', 'email'],
] as const)('by %s', (method, call, step) => {
  test('without a check the call is made at once', () => {
    expect(submit(method, () => []).look().calls).toEqual([call]);
  });

  test.each<[string, number, () => unknown[]]>([
    ['a promise that gives true', 0, () => [Promise.resolve(true)]],
    ['a promise that gives nothing', 0, () => [Promise.resolve()]],
    ['a value that is no promise', 0, () => ['yes']],
    ['two promises, one that fails', 0, () => [blocked(), Promise.resolve(1)]],
    ['5 s of a check that takes longer', 5, () => [never]],
  ])('after %s the call is made, once', async (_, seconds, promises) => {
    const { look, unmount } = submit(method, promises);
    if (seconds) await wait(seconds - 0.001);
    expect(look()).toMatchObject({ busy: true, calls: [] });
    await wait(0.001);
    expect(look().calls).toEqual([call]);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
    await wait(10);
    expect(look().calls).toEqual([call]);
  });

  test.each<[string, () => unknown[], boolean]>([
    ['the page cancels the event', () => [], false],
    ['the page cancels the event and waits', () => [Promise.resolve(true)], false],
    ['the second of two promises gives false', () => [never, later(false)], true],
  ])('when %s nothing is sent, and the card is usable without a message', async (_, promises, goesOn) => {
    const { look, events, submit: submitAgain } = submit(method, promises, goesOn);
    await wait(10);
    const shown = { calls: [], busy: false, step, error: undefined, says: '' };
    expect(look()).toMatchObject(shown);
    expect(events).toEqual([]);
    submitAgain();
    expect(look().busy).toBe(true);
  });

  test('a check that begins too late is not waited for, and causes one message', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    let check: (promise: Promise<unknown>) => void = () => {};
    const { look, enter } = open(method, (detail) => {
      expect(detail.method).toBe(method);
      check = detail.wait;
      check(later(true));
      return true;
    });
    enter();
    check(Promise.resolve(false));
    await wait(0.1);
    check(Promise.resolve(false));
    await wait(10);
    expect(look().calls).toEqual([call]);
    expect(error.mock.calls).toEqual([[expect.stringContaining('before the first await')]]);
  });

  test.each(['comeBack', 'unmount'] as const)('after %s during the check nothing is sent', async (end) => {
    const opened = submit(method, () => [later(true)]);
    opened[end]();
    await wait(0.2);
    expect(opened.running()).toBe(0);
    if (end === 'unmount') return expect(vi.getTimerCount()).toBe(0);
    opened.enter();
    await wait(0.2);
    expect(opened.running()).toBe(1);
  });

  test('the page is asked, whatever the browser says about the connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { look } = submit(method, () => [later(false)]);
    await wait(10);
    expect(look()).toMatchObject({ calls: [], busy: false });
  });
});
