import { expect, test } from 'vitest';
import { en } from '../texts';
import { fullPage, placeholders, widgets } from './document';
import { cardIn, json, useCard, welcome, wrongCode } from './login-card/card';
import { namesRead } from './names-read';

const site = useCard();

/** Gives `Object.prototype` a property of each of these names. Each value is an address and a text. */
const pollute = (names: string[]) =>
  `for (const name of ${JSON.stringify(names)})
    if (!(name in Object.prototype)) Object.prototype[name] = 'https://evil.example/' + name;`;

/**
 * Names that are not tried, because the widgets do not work with them. With `get` and `set` Chromium cannot copy a placeholder's
 * `data-` attributes, so no widget starts. With `headers` and `signal` the card sends no call.
 */
const notTried = ['get', 'set', 'headers', 'signal'];

/** Without optional fields: these are what a polluted prototype would fill in. */
const page: Record<string, unknown> = {
  lang: 'en',
  translations: en,
  languages: { en: 'English', uk: 'Українська' },
  breadcrumbs: [{ name: 'Home' }, { name: 'Reports', link: '/reports' }],
  controls: [{ name: 'Print', action: 'print' }],
};

/** Signs in by both methods. Returns all requests, and the content of each widget at each step. */
async function story({ script = '', markup = '' } = {}): Promise<string[]> {
  site.answer('/login/checkout', json({ Value: true }));
  site.answer('/account/phonelogin', wrongCode);
  site.answer('/account/emaillogin', json({ Code: 'Other', Error: 'Not now' }, 400));
  const visited = await site.visitor();
  const told: string[] = [];
  visited.on('request', (request) => {
    const { pathname, origin } = new URL(request.url());
    const call = [request.method(), request.url(), request.postData() ?? ''].join(' ');
    if (origin !== site.server.url || !/^\/(widgets|Content|site)\//.test(pathname)) told.push(call);
  });
  site.serve('/taken', fullPage({ head: `<script>${script}</script>`, body: markup + placeholders, page }));
  await visited.goto(`${site.server.url}/taken`);
  const tell = async () => {
    for (const name of widgets) told.push(await visited.locator(`[data-widget="${name}"]`).innerHTML());
  };
  for (const name of widgets)
    await visited.locator(`[data-widget="${name}"][data-widget-state=ready]`).waitFor();
  await tell();
  const card = cardIn(visited);
  await card.number.fill('501234567');
  await card.next.click();
  await card.codeStep.waitFor();
  await card.code.fill('123456');
  await card.next.click();
  await card.alert.waitFor();
  await tell();
  await card.byEmail.click();
  await card.email.fill('driver@example.com');
  await card.password.fill('charge');
  await card.login.click();
  await card.alert.waitFor();
  await tell();
  site.answer('/account/emaillogin', welcome);
  await card.login.click();
  await visited.waitForURL('**/panel');
  const countdown = /--left: ?[\d.]+%|\b\d\d(?=<)/g;
  return told.map((text) => text.replace(countdown, '…'));
}

test('a polluted Object.prototype changes no text, no link and no call', async () => {
  site.serve('/panel', '<!doctype html><title>Panel</title>');
  const names = (await namesRead()).filter((name) => !notTried.includes(name));
  expect(names.length).toBeGreaterThan(400);
  expect(await story({ script: pollute(names) })).toEqual(await story());
});
