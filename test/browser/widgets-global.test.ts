import { expect, test } from 'vitest';
import { step } from '../steps';
import { uk } from '../texts';
import { footer, html, probe, tags, widgets } from './document';
import { reportOf, settled, useSite } from './visit';

const site = useSite();

type Global = {
  Widgets: { mount(at: unknown): void; unmount(at: unknown): void; report(): object[] };
  names: string[];
};

test('the page gets the frozen variable Widgets, although an element has this id, and widget:ready', async () => {
  const page = await site.visitor();
  await page.addInitScript(() => {
    Object.assign(window, { sent: [], names: Object.keys(window) });
    addEventListener('widget:ready', ({ target, detail, cancelable }: Event & { detail?: unknown }) =>
      Object.assign(window, { sent: [(target as Element).outerHTML.slice(0, 26), detail, cancelable] }),
    );
  });
  const others = '<div data-widget="heder"></div><div data-widget="header"></div>';
  site.serve('/document', html({ body: `<div id="Widgets">${footer}</div>${others}` }));
  await page.goto(`${site.server.url}/document`);
  await settled(page, 'footer');
  const { added, frozen, sent } = await page.evaluate(() => {
    const { names, Widgets, sent } = window as never as Global & { sent: unknown[] };
    const own = [...names, 'names', 'sent', '__PAGE__'];
    const added = Object.keys(window).filter((name) => !own.includes(name));
    return { added, frozen: Object.isFrozen(Widgets), sent };
  });
  step('there is one new variable');
  expect([added, frozen]).toEqual([['Widgets'], true]);
  step('widget:ready bubbles from the placeholder');
  expect(sent).toEqual(['<div data-widget="footer" ', { widget: 'footer' }, false]);

  step('report() returns and prints a plain row for each placeholder');
  const printed = page.waitForEvent('console', (message) => message.type() === 'table');
  const rows = await reportOf(page);
  expect(await (await printed).args()[0]?.jsonValue()).toEqual(rows);
  expect(rows).toEqual([
    { widget: 'footer', state: 'ready', why: '' },
    { widget: 'heder', state: 'failed', why: expect.stringContaining(widgets.join(', ')) },
    { widget: 'header', state: 'pending', why: expect.stringContaining('header.js has not run') },
  ]);
  const states = (all: Element[]) => all.map((each) => each.getAttribute('data-widget-state'));
  expect(await page.locator('[data-widget]').evaluateAll(states)).toEqual(['ready', null, 'pending']);
});

test.each([
  ['a variable', 'window.Widgets = "mine"'],
  ['an inherited getter', 'Object.defineProperty(Window.prototype, "Widgets", { get: () => "mine" })'],
])('a page with its own Widgets keeps it, and one error reports that: %s', async (_, script) => {
  const page = await site.openDocument(
    html({ head: `<script>${script}</script>`, scripts: tags('footer', 'page-header') }),
  );
  await settled(page, 'footer');
  expect(await page.evaluate(() => (window as never as Global).Widgets)).toBe('mine');
  expect(page.complaints).toEqual([expect.stringContaining('window.Widgets')]);
});

test('after unmount() a widget stays unmounted until mount(), and then reads the current __PAGE__', async () => {
  const page = await site.openDocument(html({ body: `<main>${footer}${footer}</main>` }));
  await settled(page, 'footer');
  step('both accept invalid values, unmount() an ancestor, and repeated calls');
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
  step('a move of the ancestor mounts nothing');
  await page.evaluate(async () => {
    const main = document.querySelector('main') as Element;
    main.remove();
    document.body.append(main);
    await new Promise((done) => requestAnimationFrame(done));
  });
  expect(await page.locator('.server').count()).toBe(2);
  step('mount() accepts a placeholder');
  await page.evaluate(() => {
    const { Widgets } = window as never as Global;
    const first = document.querySelector('[data-widget]');
    Widgets.mount(first);
    Widgets.mount(first);
  });
  await page.waitForFunction(() => document.querySelectorAll('footer').length === 1);
  expect(await page.locator('.server').count()).toBe(1);
  step('mount() reads the current __PAGE__');
  await page.evaluate(() => {
    const __PAGE__ = { lang: 'en', translations: { PrivacyPolicy: 'Small print' } };
    Object.assign(window, { __PAGE__ });
    (window as never as Global).Widgets.mount(document);
    Object.assign(__PAGE__.translations, { PrivacyPolicy: 'Smaller print' });
  });
  await settled(page, 'footer');
  const [first, second] = await page.locator('footer').allTextContents();
  expect([first, second]).toEqual([
    expect.stringContaining(uk.PrivacyPolicy),
    expect.stringContaining('Small print'),
  ]);
});

/** Widgets that fail. The last one fails in its second render, when a script of the page has removed its nodes. */
const broken = {
  'at-first-render': `({ jsx, useMemo }) => {
    const Child = () => { if (!window.cured) throw new Error('broken'); return jsx('p', { children: 'well' }) };
    return () => {
      useMemo(() => { window.renders = (window.renders ?? 0) + 1 }, []);
      return jsx(Child, {});
    };
  }`,
  'in-an-effect': `({ jsx, useEffect }) => () => {
    useEffect(() => { throw new Error('broken') }, []);
    return jsx('p', { children: 'up' });
  }`,
  'without-nodes': `({ jsx, jsxs, signal, useEffect, useSignals }) => {
    const more = signal(true);
    const removeNodes = () => { document.querySelector('#host b').remove(); more.value = false };
    return () => { useSignals(); useEffect(removeNodes, []); return jsxs('p', { id: 'host', children: [more.value && jsx('b', { children: 'b' })] }) };
  }`,
};

test('when widgets fail, each is reported once, the server’s content returns, and the others stay', async () => {
  const names = Object.keys(broken);
  const page = await site.visitor();
  await page.addInitScript(() => {
    const failed: string[] = [];
    Object.assign(window, { failed });
    addEventListener('widget:error', (event) => failed.push((event as CustomEvent).detail.widget));
  });
  const places = names.map((name) => `<div data-widget="${name}"><i>Сервер</i></div>`).join('');
  const body = `${places}${footer}<div data-widget="page-header" data-page="login"></div>`;
  const probes = Object.entries(broken).map(([name, component]) => probe(name, component));
  site.serve('/document', html({ body, scripts: probes.join('') + tags('footer', 'page-header') }));
  await page.goto(`${site.server.url}/document`);
  step('each is reported once, and the server’s content is back');
  for (const name of names) {
    await settled(page, name, 'failed');
    expect(await page.locator(`[data-widget="${name}"]`).innerHTML(), name).toBe('<i>Сервер</i>');
    const reported = page.complaints.filter((text) => text.includes(`${name} failed`));
    expect(reported, name).toHaveLength(1);
  }
  step('the other widgets are ready, and no first render was repeated');
  for (const name of ['footer', 'page-header']) await settled(page, name);
  const { failed, renders } = await page.evaluate(() => {
    const { failed, renders } = window as never as { failed: string[]; renders: number };
    return { failed, renders };
  });
  expect(failed.sort()).toEqual(names.sort());
  // React calls a component once more to write the component stack, but its hooks do nothing then.
  expect(renders).toBe(1);

  step('mount() tries again');
  const mount = () => page.evaluate(() => (window as never as Global).Widgets.mount(document));
  await page.evaluate(() => Object.assign(window, { cured: true }));
  await mount();
  await settled(page, 'at-first-render');
  const well = await page.getByText('well').elementHandle();
  await mount();
  expect(await well?.evaluate((element) => element.isConnected)).toBe(true);
});
