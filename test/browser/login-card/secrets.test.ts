import { expect, test } from 'vitest';
import { events } from '../../../src/facts/events';
import type { Visited } from '../visit';
import { type CardOptions, json, noticeTime, passes, submit, useCard } from './card';

const card = useCard();
const secrets = { email: 'driver@secret.example', password: 'p4ss-word-secret', number: '501234567' };
const place = '<div data-widget="login-card"></div>';

const ofTheBrowser =
  'submit formdata reset invalid message storage popstate hashchange securitypolicyviolation error'.split(
    ' ',
  );
const types = [...ofTheBrowser, ...Object.keys(events)];

/** Records all events that reach the page, all messages and all console output. */
const watch = `<script>
  window.recorded = [];
  const note = (value) => { try { recorded.push(JSON.stringify(value) ?? '') } catch { recorded.push(String(value)) } };
  for (const type of ${JSON.stringify(types)}) addEventListener(type, (event) => {
    recorded.push(type);
    if (event.detail !== undefined) note(event.detail);
    if (event.data !== undefined) note(event.data);
    if (event.formData) note([...event.formData]);
  }, true);
  new MutationObserver((all) => {
    for (const { target, attributeName } of all) note([attributeName, target.getAttribute(attributeName)]);
  }).observe(document, { subtree: true, attributes: true });
  for (const name of ['log', 'info', 'debug', 'warn', 'error']) {
    const real = console[name];
    console[name] = (...all) => { all.forEach(note); real.apply(console, all) };
  }
</script>`;

/** Opens a card that refuses every login, and fills in all its fields. Its step is that of the email. */
async function openFilled(options: CardOptions = {}) {
  const failure = json({ Code: 'Refused', Error: 'Refused.' }, 400);
  for (const call of ['/login/checkout', '/account/emaillogin']) card.answer(call, failure);
  const opened = await card.openCard({ head: watch, ...options });
  const { card: view } = opened;
  await view.number.fill(secrets.number);
  await view.byEmail.click();
  await view.email.fill(secrets.email);
  await view.password.fill(secrets.password);
  return opened;
}

/** Everything that a page can see without reading the fields themselves. */
async function expectNoSecret(page: Visited, addresses: string[]) {
  const seen = await page.evaluate(() => [
    ...(window as unknown as { recorded: string[] }).recorded,
    document.documentElement.outerHTML,
    JSON.stringify(history.state),
    document.cookie,
    document.referrer,
    ...Object.values(localStorage),
    ...performance.getEntriesByType('navigation').map(({ name }) => name),
  ]);
  expect(seen).toContain('submit');
  const all = [...seen, ...addresses, ...page.complaints, page.url()];
  for (const secret of Object.values(secrets)) {
    const isShown = (text: string) =>
      decodeURIComponent(text.replace(/%(?![\da-f]{2})/gi, '')).includes(secret);
    // The request for a code must have the number in its address.
    expect(all.filter((text) => !text.includes('/login/checkout?') && isShown(text))).toEqual([]);
  }
}

const form = 'document.forms[0]';

/** The ways to submit a form. Where `isOurs` is true the card must send a login, otherwise nothing may happen. */
const ways: [name: string, isOurs: boolean, submit: (page: Visited) => Promise<unknown>][] = [
  ['Enter', true, (page) => page.locator('form input').last().press('Enter')],
  ['requestSubmit()', true, (page) => page.evaluate(`${form}.requestSubmit()`)],
  ['submit()', false, (page) => page.evaluate(`${form}.submit()`)],
  [
    'the browser’s submit()',
    false,
    (page) => page.evaluate(`HTMLFormElement.prototype.submit.call(${form})`),
  ],
  [
    'an event',
    true,
    (page) => page.evaluate(`${form}.dispatchEvent(new Event('submit', { cancelable: true }))`),
  ],
];

test('no kind of submit reveals a value, by email and by phone', async () => {
  const { page, card: view } = await openFilled();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url(), request.headers().referer ?? ''));
  const before = page.url();
  for (const call of ['/account/emaillogin', '/login/checkout']) {
    if (call.endsWith('checkout')) await view.byPhone.click();
    for (const [name, isOurs, send] of ways) {
      await passes(page, noticeTime);
      await Promise.all([isOurs && page.waitForResponse(`**${call}**`), send(page)]);
      await view.idle.waitFor();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      expect([name, page.url()]).toEqual([name, before]);
    }
    expect(requests.filter((url) => url.includes(call))).toHaveLength(3);
  }
  await expectNoSecret(page, requests);
});

test('a login closes no dialog of the page, and a submit by a script gives it no value', async () => {
  const { page, card: view } = await openFilled({ body: `<dialog open>${place}</dialog>` });
  const dialog = () =>
    page.locator('dialog').evaluate(({ open, returnValue }: HTMLDialogElement) => ({ open, returnValue }));
  await submit(view, view.login);
  expect((await dialog()).open).toBe(true);
  await page.evaluate(() => document.forms[0]?.submit());
  expect((await dialog()).returnValue).toBe('');
});
