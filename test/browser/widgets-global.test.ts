import { expect, test } from 'vitest';
import { uk } from '../texts';
import { footer, html, probe, tags, widgets } from './document';
import { reportOf, settled, useSite } from './visit';

const site = useSite();

type Global = {
  Widgets: { mount(at: unknown): void; unmount(at: unknown): void; report(): object[] };
  names: string[];
};

test('the page gets one enumerable global variable, Widgets, which is frozen, and widget:ready bubbles from the placeholder; an element with the id Widgets does not count', async () => {
  const page = await site.visitor();
  await page.addInitScript(() => {
    Object.assign(window, { sent: [], names: Object.keys(window) });
    addEventListener('widget:ready', ({ target, detail, cancelable }: Event & { detail?: unknown }) =>
      Object.assign(window, { sent: [(target as Element).outerHTML.slice(0, 26), detail, cancelable] }),
    );
  });
  site.serve('/document', html({ body: `<div id="Widgets">${footer}</div>` }));
  await page.goto(`${site.server.url}/document`);
  await settled(page, 'footer');
  const { added, frozen, sent } = await page.evaluate(() => {
    const { names, Widgets, sent } = window as never as Global & { sent: unknown[] };
    const own = [...names, 'names', 'sent', '__PAGE__'];
    const added = Object.keys(window).filter((name) => !own.includes(name));
    return { added, frozen: Object.isFrozen(Widgets), sent };
  });
  expect([added, frozen]).toEqual([['Widgets'], true]);
  expect(sent).toEqual(['<div data-widget="footer" ', { widget: 'footer' }, false]);
  expect(await reportOf(page)).toHaveLength(1);
  expect(page.complaints).toEqual([]);
});

test.each([
  ['a variable', 'window.Widgets = "mine"'],
  ['a getter', 'Object.defineProperty(window, "Widgets", { get: () => "mine" })'],
  ['a constant', 'Object.defineProperty(window, "Widgets", { value: "mine" })'],
  ['an inherited getter', 'Object.defineProperty(Window.prototype, "Widgets", { get: () => "mine" })'],
])('a page with its own Widgets keeps it, and one error reports that: %s', async (_, script) => {
  const page = await site.openDocument(
    html({ head: `<script>${script}</script>`, scripts: tags('footer', 'page-header') }),
  );
  await settled(page, 'footer');
  expect(await page.evaluate(() => (window as never as Global).Widgets)).toBe('mine');
  expect(page.complaints).toEqual([expect.stringContaining('window.Widgets')]);
});

test('after unmount() a widget stays unmounted until mount(); both accept a placeholder, its ancestors, repeated calls and invalid values', async () => {
  const page = await site.openDocument(html({ body: `<main>${footer}${footer}</main>` }));
  await settled(page, 'footer');
  await page.evaluate(() => {
    const { Widgets } = window as never as Global;
    for (const invalid of [null, undefined, 'footer', 5, {}]) {
      Widgets.mount(invalid);
      Widgets.unmount(invalid);
    }
    Widgets.unmount(document.querySelector('main'));
    Widgets.unmount(document.querySelector('main'));
  });
  expect(await page.locator('.server').count()).toBe(2);
  await settled(page, 'footer', 'pending');
  const down = { widget: 'footer', state: 'pending', why: 'unmounted by Widgets.unmount' };
  expect(await reportOf(page)).toEqual([down, down]);
  await page.evaluate(async () => {
    const main = document.querySelector('main') as Element;
    main.remove();
    document.body.append(main);
    await new Promise((done) => requestAnimationFrame(done));
  });
  expect(await page.locator('.server').count()).toBe(2);
  await page.evaluate(() => {
    const { Widgets } = window as never as Global;
    const first = document.querySelector('[data-widget]');
    Widgets.mount(first);
    Widgets.mount(first);
  });
  await page.waitForFunction(() => document.querySelectorAll('footer').length === 1);
  expect(await page.locator('.server').count()).toBe(1);
  await page.evaluate(() => (window as never as Global).Widgets.mount(document));
  await settled(page, 'footer');
});

test('mount repeats a widget that failed, and does not change one that is mounted', async () => {
  const component = `({ jsx }) => () => {
    if (!window.cured) throw new Error('ill');
    return jsx('p', { children: 'well' });
  }`;
  const page = await site.openDocument(
    html({ body: '<div data-widget="probe"></div>', scripts: probe('probe', component) }),
  );
  await settled(page, 'probe', 'failed');
  const mount = () => page.evaluate(() => (window as never as Global).Widgets.mount(document));
  await mount();
  await settled(page, 'probe', 'failed');
  await page.evaluate(() => Object.assign(window, { cured: true }));
  await mount();
  await settled(page, 'probe');
  const well = await page.locator('p').elementHandle();
  await mount();
  expect(await well?.evaluate((element) => element.isConnected)).toBe(true);
});

test('report returns and prints a plain row with the reason for each placeholder', async () => {
  const body = `${footer}<div data-widget="heder"></div><div data-widget="header"></div>`;
  const page = await site.openDocument(html({ body }));
  await page.waitForSelector('footer');
  const printed = page.waitForEvent('console', (message) => message.type() === 'table');
  const rows = await reportOf(page);
  expect(await (await printed).args()[0]?.jsonValue()).toEqual(rows);
  expect(rows).toEqual([
    { widget: 'footer', state: 'ready', why: '' },
    {
      widget: 'heder',
      state: 'failed',
      why: expect.stringContaining(widgets.join(', ')),
    },
    { widget: 'header', state: 'pending', why: expect.stringContaining('header.js has not run') },
  ]);
  const states = (all: Element[]) => all.map((each) => each.getAttribute('data-widget-state'));
  expect(await page.locator('[data-widget]').evaluateAll(states)).toEqual(['ready', null, 'pending']);
});

test('a placeholder that mounts later reads the current __PAGE__; mounted ones keep theirs', async () => {
  const page = await site.openDocument(html());
  await settled(page, 'footer');
  await page.evaluate((markup) => {
    Object.assign(window, { __PAGE__: { lang: 'en', translations: { PrivacyPolicy: 'Small print' } } });
    document.body.insertAdjacentHTML('beforeend', markup);
  }, footer);
  await settled(page, 'footer');
  await page.evaluate((markup) => {
    const { __PAGE__ } = window as never as { __PAGE__: { translations: object } };
    __PAGE__.translations = { PrivacyPolicy: 'Smaller print' };
    document.body.insertAdjacentHTML('beforeend', markup);
  }, footer);
  await settled(page, 'footer');
  const footers = await page.locator('footer').allTextContents();
  expect(footers[0]).toContain(uk.PrivacyPolicy);
  expect(footers[1]).toContain('Small print');
  expect(footers[2]).toContain('Smaller print');
});
