import { expect, test } from 'vitest';
import { events } from '../../../src/host/events';
import type { Visited } from '../visit';
import { type CardOptions, json, noticeTime, passes, useCard } from './card';

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

/** Opens a card that refuses every login, and fills in all its fields. */
async function openFilled(method: 'phone' | 'email', options: CardOptions = {}) {
  const failure = json({ Code: 'Refused', Error: 'Refused.' }, 400);
  const calls = [card.answer('/login/checkout', failure), card.answer('/account/emaillogin', failure)];
  const opened = await card.openCard({ head: watch, ...options });
  const { card: view } = opened;
  await view.number.fill(secrets.number);
  await view.byEmail.click();
  await view.email.fill(secrets.email);
  await view.password.fill(secrets.password);
  if (method === 'phone') await view.byPhone.click();
  return { ...opened, called: Promise.race(calls) };
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
  ['a click', true, (page) => page.locator('[type=submit]').click()],
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

test.each([
  ['phone', '**/login/checkout**'],
  ['email', '**/account/emaillogin'],
] as const)('%s: no kind of submit reveals a value', async (method, call) => {
  const { page, card: view } = await openFilled(method);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url(), request.headers().referer ?? ''));
  const before = page.url();
  for (const [name, isOurs, submit] of ways) {
    await passes(page, noticeTime);
    await Promise.all([isOurs && page.waitForResponse(call), submit(page)]);
    await view.idle.waitFor();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect([name, page.url()]).toEqual([name, before]);
  }
  expect(requests.filter((url) => /checkout|emaillogin/.test(url))).toHaveLength(4);
  expect(await page.evaluate(() => (window as unknown as { recorded: string[] }).recorded)).toContain(
    'submit',
  );
  await expectNoSecret(page, requests);
});

test('clicks in the card reach the page, but Enter and submit do not; a login closes no dialog of the page, and a form that a script sends elsewhere contains no field', async () => {
  const listen = `<script>
    window.got = [];
    for (const type of ['click', 'submit', 'keydown', 'keypress', 'keyup'])
      document.addEventListener(type, (event) => got.push(type + (event.key ?? '')));
  </script>`;
  const body = `<dialog open>${place}</dialog>`;
  const { page, card: view, called } = await openFilled('email', { head: listen + watch, body });
  await page.evaluate(() => Object.assign(window, { got: [] }));
  await view.password.press('Enter');
  await called;
  await view.alert.waitFor();
  await page.evaluate(() => document.forms[0]?.requestSubmit());
  await view.email.press('a');
  expect(await page.evaluate(() => (window as unknown as { got: string[] }).got)).toEqual([
    'click',
    'keydowna',
    'keypressa',
    'keyupa',
  ]);

  const dialog = () =>
    page.locator('dialog').evaluate(({ open, returnValue }: HTMLDialogElement) => ({ open, returnValue }));
  expect((await dialog()).open).toBe(true);
  await page.evaluate(() => document.forms[0]?.submit());
  expect((await dialog()).returnValue).toBe('');
  await expectNoSecret(page, []);

  card.serve('/elsewhere', '<!doctype html><title>Elsewhere</title>');
  const [request] = await Promise.all([
    page.waitForRequest('**/elsewhere**'),
    page.evaluate(() => {
      const [form] = document.forms;
      Object.assign(form as HTMLFormElement, { method: 'get', action: '/elsewhere' });
      form?.submit();
    }),
  ]);
  expect(new URL(request.url()).search).toBe('');
});
