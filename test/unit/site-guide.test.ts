import { expect, onTestFinished, test } from 'vitest';
import facts from '../../src/facts/csharp.json';
import { events } from '../../src/facts/events';
import { callPaths, portalPaths } from '../../src/facts/routes';
import { Failure } from '../../src/shared/backend/failure';
import { emit } from '../../src/shared/host/events';
import { pathInLanguage } from '../../widgets/header/languages/path-in-language';
import { accounts, adminPhone, registeredPhone } from '../site/backend/users.mjs';
import { tableIn, textOf } from './documents';
import { answer, backend, calls, json } from './shared/backend/calling';

const names = Object.keys(calls) as (keyof typeof calls)[];

/** The JSON of the calls in the guide: the body and the refusal only where there is one. */
const rows = tableIn(textOf('src/site-guide/answers.md'), 'call').map(([call = '', ...cells]) => {
  const [body, success, refusal] = cells.map((cell) => cell.match(/\{.*\}/)?.[0]);
  const path = call.match(/\/[\w/]+/)?.[0];
  const name = names.find((each) => callPaths[each] === path);
  if (!name) throw new Error(`answers.md has no path of a call in ${call}`);
  return { name, body, success, refusal };
});

test.for(rows)('the body of $name has the fields that the guide shows', async ({ name, body = '{}' }) => {
  const sent = answer(json({}));
  await calls[name](backend());
  expect(Object.keys(JSON.parse(sent[0]?.body || '{}'))).toEqual(Object.keys(JSON.parse(body)));
});

test.for(rows)('the widgets understand the answers of $name', async ({ name, success = '', refusal }) => {
  expect([name, !!refusal]).toEqual([name, /checkout|Login/.test(name)]);
  answer(json(JSON.parse(success)));
  expect(await calls[name](backend())).not.toBeInstanceOf(Failure);
  if (!refusal) return;
  answer(json(JSON.parse(refusal), name === 'checkout' ? 400 : 200));
  const failure = await calls[name](backend());
  expect(failure).toBeInstanceOf(Failure);
  expect((failure as Failure).kind).toBe('refused');
  expect((failure as Failure).text).toMatch(/^W/);
});

test.each(['src/site-guide/answers.md', 'src/aspnet/README.md'])(
  'the table of calls in %s has their paths',
  (path) => {
    const cells = tableIn(textOf(path), 'call').map(([call = '']) => call);
    const found = cells.join().match(/\/[\w/]+/g) ?? [];
    expect(found.sort()).toEqual(Object.values(callPaths).sort());
  },
);

const header = textOf('src/site-guide/widgets/header.md');

test.for(tableIn(header, 'page'))(
  'a change of the language leads from %s with %s to %s',
  ([from, lang = '', to]) => {
    const path = pathInLanguage(new URL(`https://portal.example${from}`), lang, ['uk', 'ru', 'en']);
    expect(path).toBe(to);
  },
);

test('the lines for Google Tag Manager add each event of a widget to dataLayer, and nothing that a visitor typed', () => {
  const [, lines = ''] = textOf('src/site-guide/README.md').match(/^```js\n(.*?)^```/ms) ?? [];
  const scope = window as { dataLayer?: object[] };
  const listening = new AbortController();
  onTestFinished(() => {
    // The other tests share this window.
    listening.abort();
    delete scope.dataLayer;
  });
  const add = (type: string, listener: EventListener) =>
    addEventListener(type, listener, { signal: listening.signal });
  new Function('addEventListener', lines)(add);
  const element = document.body.appendChild(document.createElement('div'));
  const send = (type: string, detail: unknown) => {
    element.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
    return scope.dataLayer?.splice(0);
  };
  expect(send('login:step', { method: 'phone' })).toEqual([]);
  element.dataset.widget = 'login-card';
  const typed = {
    phone: '501234567',
    text: 'charge',
    error: new Error('charge'),
    path: '/uk?q=charge',
    wait() {},
  };
  for (const event of Object.keys(events))
    expect(send(event, { method: 'email', ...typed })).toEqual([{ event, method: 'email' }]);
  expect(send('logout', null)).toEqual([{ event: 'logout' }]);
  emit(element, 'widget:ready', { widget: 'login-card' });
  emit(element, 'login:refused', { method: 'phone', kind: 'refused', code: 'WrongLogin' });
  emit(element, 'language:change', { lang: 'en', path: '/en' });
  emit(element, 'page-header:control', { action: 'print' });
  expect(scope.dataLayer).toEqual([
    { event: 'widget:ready', widget: 'login-card' },
    { event: 'login:refused', method: 'phone', kind: 'refused', code: 'WrongLogin' },
    { event: 'language:change', lang: 'en' },
    { event: 'page-header:control', action: 'print' },
  ]);
});

test('the list of a login has the steps of its picture, and the addresses of the calls', () => {
  const [, chapter = ''] =
    textOf('src/site-guide/answers.md').match(/^## How a login goes\n(.*?)^## /ms) ?? [];
  const listed = [...chapter.matchAll(/^(\d+)\. /gm)].map(([, number]) => number);
  const shown = [...textOf('src/site-guide/login.svg').matchAll(/>(\d)<\/text>/g)].map(
    ([, number]) => number,
  );
  expect(shown).toEqual(listed);
  const { checkout, phoneLogin, emailLogin } = callPaths;
  for (const path of [checkout, phoneLogin, emailLogin, portalPaths.afterLogin])
    expect(chapter).toContain(`${path}\``);
});

test('the guide names the address after a login', () => {
  const card = textOf('src/site-guide/widgets/login-card.md');
  const [, , meaning] = tableIn(card, 'field').find(([name]) => name === 'afterLogin') ?? [];
  expect(meaning).toContain('/panel');
});

test('the guide names the numbers and the users of the stand-in', () => {
  const [, chapter = ''] =
    textOf('src/site-guide/answers.md').match(/^## Try the answers\n(.*?)^## /ms) ?? [];
  const digits = chapter.replaceAll(/[+ ]/g, '');
  for (const number of [adminPhone, registeredPhone]) expect(digits).toContain(number);
  for (const account of accounts)
    expect(chapter).toContain(account.replace(/^(.*) \/ (.*)$/, '`$1`, password `$2`'));
});

test('the guide writes the length of the codes that the guard makes', () => {
  const [, length] = textOf('src/aspnet/README.md').match(/`CodeLength = (\d)`/) ?? [];
  expect(Number(length)).toBe(facts.guard.codes.digits);
});

test('the guide says up to which length of a host an SMS of ours is one part', () => {
  const [, part] = textOf('src/site-guide/answers.md').match(/has (\d+) characters a part/) ?? [];
  const [, longest] = textOf('src/aspnet/README.md').match(/the host has at most (\d+) characters/) ?? [];
  const code = '1'.repeat(facts.guard.codes.digits);
  const text = facts.loginTexts.Sms.uk.replace(/\d+/, code);
  expect(`${text}\n@${'h'.repeat(Number(longest))} #${code}`).toHaveLength(Number(part));
});

test('the guide reckons with the default budgets', () => {
  const limits = textOf('src/aspnet/limits.md');
  const { BudgetPerDay, BudgetPerHour } = facts.guard.settings;
  const [, price, bill] = limits.match(/price of\s([\d.]+) and one part the default is (\d+) a day/) ?? [];
  expect(BudgetPerDay.default * Number(price)).toBeCloseTo(Number(bill));
  const [, drivers = ''] =
    textOf('src/aspnet/attacks.md').match(/([\d,]+) drivers sign in in its hour/) ?? [];
  expect(limits).toContain(
    'The default of an hour is three times the SMS of [a Monday morning](attacks.md).',
  );
  expect(BudgetPerHour.default).toBe(3 * Number(drivers.replace(',', '')));
});
