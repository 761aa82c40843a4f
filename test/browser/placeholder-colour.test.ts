import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bundle, html, tags } from './document';
import { needs } from './engines/needs';
import { nextFrames, settled, useSite } from './visit';

const site = useSite();
const link = '<link rel="stylesheet" href="/widgets/widgets.css">';
const bars = '<div data-widget="header"></div><div data-widget="footer"></div>';
const dark = 'rgb(48, 48, 48)';
const nothing = 'rgba(0, 0, 0, 0)';
const backgrounds = (page: Page) =>
  page
    .locator('[data-widget]')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));

test('an empty placeholder of header or footer has its colour until the first mount, not after an unmount', async () => {
  needs('media');
  const page = await site.openDocument(html({ head: link, body: bars, scripts: '' }));
  expect(await backgrounds(page)).toEqual([dark, dark]);
  await page.emulateMedia({ media: 'print' });
  expect(await backgrounds(page)).toEqual([nothing, nothing]);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => {
    for (const name of ['header', 'footer'])
      document.head.append(Object.assign(document.createElement('script'), { src: `/widgets/${name}.js` }));
  });
  await settled(page);
  await page.evaluate(() =>
    (window as never as { Widgets: { unmount(at: Element): void } }).Widgets.unmount(document.body),
  );
  expect(await backgrounds(page)).toEqual([nothing, nothing]);
});

test('a placeholder with content of the site, or whose widget does not come, has no colour of ours', async () => {
  const body = `<div data-widget="header"><a href="/">Мережа</a></div><div data-widget="footer" data-widget-state="failed" data-widget-retry="0"></div>`;
  const page = await site.openDocument(html({ head: link, body, scripts: '' }));
  expect(await backgrounds(page)).toEqual([nothing, nothing]);
});

/** Lists in each frame the placeholders that are empty and have no colour. */
function watchFrames(): void {
  const white = new Set<string | undefined>();
  const look = () => {
    for (const each of document.querySelectorAll<HTMLElement>('[data-widget]'))
      if (!each.firstChild && getComputedStyle(each).backgroundColor === 'rgba(0, 0, 0, 0)')
        white.add(each.dataset.widget);
    requestAnimationFrame(look);
  };
  look();
  Object.assign(window, { whiteStrips: () => [...white] });
}

test.each([
  ['header', 'footer'],
  ['footer', 'header'],
] as const)(
  'an empty %s has its colour in each frame while its script comes after the one of the %s',
  async (late, early) => {
    needs('scripting');
    let send = () => {};
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    site.server.answer(`/widgets/${late}.js`, async (_, response) => {
      await sent;
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(bundle(late));
    });
    const page = await site.visitor();
    await page.addInitScript(watchFrames);
    site.serve('/document', html({ head: link, body: bars, scripts: tags('shared', early, late) }));
    await page.goto(`${site.server.url}/document`, { waitUntil: 'commit' });
    await settled(page, early);
    await nextFrames(page);
    send();
    await settled(page);
    site.server.answer(`/widgets/${late}.js`);
    const strips = await page.evaluate(() => (window as never as { whiteStrips(): string[] }).whiteStrips());
    expect(strips).toEqual([]);
  },
);

type Widgets = Record<'mount' | 'unmount', (at: Node) => void>;

test.each([
  ['is emptied by the page', ['header', 'footer'], (header: Element) => header.replaceChildren()],
  [
    'is unmounted before its first mount',
    ['footer'],
    (header: Element) => (window as never as { Widgets: Widgets }).Widgets.unmount(header),
  ],
])('a placeholder that %s has no colour until it is mounted again', async (_, names, takeDown) => {
  const page = await site.openDocument(html({ head: link, body: bars, scripts: tags('shared', ...names) }));
  for (const name of names) await settled(page, name);
  const header = page.locator('[data-widget="header"]');
  await header.evaluate(takeDown);
  await page.waitForSelector('[data-widget="header"][data-widget-down]');
  expect(await backgrounds(page)).toEqual([nothing, nothing]);
  await header.evaluate((each) => (window as never as { Widgets: Widgets }).Widgets.mount(each));
  expect(await page.locator('[data-widget-down]').count()).toBe(0);
});

test('a rule of the page for the background of a placeholder wins', async () => {
  const own = site.stylesheet('div { background: #fff }');
  const page = await site.openDocument(html({ head: own + link, body: bars, scripts: '' }));
  expect(await backgrounds(page)).toEqual(['rgb(255, 255, 255)', 'rgb(255, 255, 255)']);
});
