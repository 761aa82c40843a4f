import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { rounded } from '../../../../src/extras/report/observe';
import { refusals } from '../../../../src/extras/report/refusals';
import { sender } from '../../../../src/extras/report/send';
import { widgets } from '../../../../src/extras/report/widgets';

const words = {
  widgets: ['header', 'login-card'],
  calls: {},
  kinds: ['refused', 'network'],
  codes: ['WrongLogin'],
};

// An observer would stay in the worker, which other files share. Each test ends the stub.
beforeEach(() => {
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] });
});

function placeholder(name: string, inside = '') {
  const element = document.createElement('div');
  element.dataset.widget = name;
  element.innerHTML = inside;
  document.body.append(element);
  onTestFinished(() => element.remove());
  return element;
}

const send = (target: Element, type: string, detail: unknown) =>
  target.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));

test('refusals are counted by method, step, kind and code; a code of the site is "other"', () => {
  const take = refusals(words);
  const card = placeholder('login-card', '<div data-mode="phone" data-step="code"></div>');
  const refuse = (code: string, kind = 'refused') =>
    send(card, 'login:refused', { method: 'phone', kind, code });
  refuse('WrongLogin');
  refuse('WrongLogin');
  refuse('380501234567');
  refuse('', 'network');
  expect(take()).toEqual([
    'refused phone code refused WrongLogin 2',
    'refused phone code refused other 1',
    'refused phone code network - 1',
  ]);
  expect(take()).toEqual([]);
});

test('an event of the same name from a library of the site is not counted', () => {
  const take = refusals(words);
  send(placeholder('login-card', '<p>No card</p>'), 'login:refused', { method: 'phone', kind: 'refused' });
  send(placeholder('login-card', '<p data-mode="phone"></p>'), 'login:refused', { kind: '380501234567' });
  send(document.body, 'login:refused', undefined);
  expect(take()).toEqual([]);
});

test('each request for a lost file is counted once', () => {
  const take = widgets(words);
  const header = placeholder('header');
  header.dataset.widgetState = 'ready';
  header.dataset.widgetRetry = '2';
  expect(take()).toEqual(['lost header 2']);
  expect(take()).toEqual([]);
  header.dataset.widgetRetry = '3';
  expect(take()).toEqual(['lost header 1']);
});

test('after 10 s a widget is absent, unless it has failed or the page has unmounted it', () => {
  const take = widgets(words);
  placeholder('header').dataset.widgetState = 'pending';
  placeholder('map-of-the-site');
  const unmounted = placeholder('header');
  unmounted.dataset.widgetState = 'pending';
  unmounted.dataset.widgetDown = '';
  const card = placeholder('login-card');
  card.dataset.widgetState = 'failed';
  vi.spyOn(performance, 'now').mockReturnValue(9_999);
  expect(take()).toEqual(['error login-card 1']);
  vi.spyOn(performance, 'now').mockReturnValue(10_000);
  expect(take()).toEqual(['absent header 1']);
  expect(take()).toEqual([]);
});

test('times are sent in steps of 50 ms', () => {
  expect([24, 25, 149, 1010].map(rounded)).toEqual([0, 50, 150, 1000]);
});

test('a report outlives the page, and needs no preflight', () => {
  const fetch = vi.fn(async (_: string, _init: RequestInit) => ({ ok: true }));
  vi.stubGlobal('fetch', fetch);
  sender('/web/report', '1')(['call checkout 100']);
  const [[, init] = []] = fetch.mock.calls;
  expect(init).toMatchObject({ keepalive: true, method: 'POST' });
  expect([typeof init?.body, init?.headers]).toEqual(['string', undefined]);
});

test('a report that is too long ends with a whole line', () => {
  const bodies: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => bodies.push(body));
  sender('/web/report', '1')(Array.from({ length: 300 }, () => 'call checkout 12000'));
  expect(bodies[0]?.length).toBeLessThanOrEqual(4000);
  expect(
    bodies[0]
      ?.split('\n')
      .slice(1)
      .every((line) => line === 'call checkout 12000'),
  ).toBe(true);
});

test('after a report that did not arrive the page sends no more', async () => {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    calls.push(body);
    return { ok: calls.length < 2 };
  });
  const submit = sender('/web/report', '0.01');
  for (const line of ['call checkout 100', 'call checkout 200', 'call checkout 300']) {
    submit([line]);
    await Promise.resolve();
    await Promise.resolve();
  }
  expect(calls).toEqual(['report 1 0.01\ncall checkout 100', 'report 1 0.01\ncall checkout 200']);
});
