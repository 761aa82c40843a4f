import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundle, fullData, fullPage } from './document';
import { needs, needsPixels } from './engines/needs';
import { nextFrames, settled, useSite } from './visit';

const site = useSite();
const link = '<link rel="stylesheet" href="/widgets/widgets.css">';

/**
 * Records every layout shift, and notifies the server when the page has been painted without the widgets. Only
 * Chromium reports layout shifts. So this also compares the places of the page's own elements, then and at the end.
 */
function watch(): void {
  const shifts: number[] = [];
  const places = new Map<Element, number>();
  const place = (element: Element) => element.getBoundingClientRect().top;
  const shift = () => {
    const moved = [...places].map(([each, before]) => Math.abs(Math.round(place(each) - before)));
    return [...shifts, ...moved].reduce((sum, each) => sum + each, 0);
  };
  const painted = () => {
    for (const each of document.querySelectorAll('body :not([data-widget] *)')) places.set(each, place(each));
    fetch('/painted');
  };
  Object.assign(window, { shift });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as never as { value: number }).value);
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener(
    'readystatechange',
    () => requestAnimationFrame(() => requestAnimationFrame(painted)),
    { once: true },
  );
}

/** The layout shift of a page, up to two frames after all its widgets have mounted. */
async function layoutShift(path: string, width: number): Promise<number> {
  needsPixels(width);
  const page = await site.visitor({ viewport: { width, height: 900 } });
  await page.addInitScript(watch);
  // As on a slow network, the shared script arrives after the server's content has been painted.
  const painted = new Promise<void>((resolve) => {
    site.server.answer('/painted', (_, response) => {
      response.end();
      resolve();
    });
  });
  site.server.answer('/widgets/shared.js', (_, response) => {
    painted.then(() => response.writeHead(200, { 'content-type': 'text/javascript' }).end(bundle('shared')));
  });
  await page.goto(site.server.url + path);
  await settled(page);
  site.server.answer('/widgets/shared.js');
  await nextFrames(page);
  return page.evaluate(() => (window as never as { shift(): number }).shift());
}

const empty = `<div data-widget="header"></div><div data-widget="page-header" data-page="login"></div><p>Текст сторінки</p>
<div data-widget="login-card"></div><p>Текст під нею</p><div data-widget="footer"></div><p>Кінець</p>`;

/** Server content with the browser's default margins. Without our rules they would extend outside of the placeholder. */
const filled = empty
  .replace('"header">', '"header"><p>Мережа зарядних станцій</p>')
  .replace('"login">', '"login"><h1>Вхід</h1>')
  .replace('"login-card">', '"login-card"><h2>Вхід</h2><p>Для входу потрібен JavaScript.</p>')
  .replace('"footer">', '"footer"><p>Контакти</p>');

/** A page of which the page header has controls. In its server content they are missing. */
const withControls = `<div data-widget="page-header" data-reserve="controls"><h1>Звіти</h1></div><p>Текст</p>`;

/** A footer that is empty until its widget mounts, in a window in which it is seen. */
const footerWith = (words: string, missing: object) =>
  fullPage({
    head: link,
    body: `<div data-widget="footer" data-reserve="${words}"></div><p>Кінець</p>`,
    page: { ...fullData, ...missing },
  });
const footers: Record<string, string> = {
  '/footer': footerWith('', { Contacts: undefined, MainSite: undefined }),
  '/footer-contacts': footerWith('contacts', { MainSite: undefined }),
  '/footer-main': footerWith('main', { Contacts: undefined }),
  '/footer-both': footerWith('contacts main', {}),
};

// heights.test.ts measures the heights at more widths, with a mouse and by touch.
test.each<[what: string, path: string, width: number]>([
  ['empty and filled placeholders', '/document', 320],
  ['empty and filled placeholders', '/document', 600],
  ['empty and filled placeholders', '/document', 1361],
  ['a page header with controls', '/controls', 390],
  ['a page header with controls', '/controls', 1361],
  ['the login page of the site', '/uk/account/login', 1361],
  ['a page with a long title', '/uk/politika_konfidencialnosti', 320],
  ...Object.keys(footers).map(
    (path) => ['a footer that reserves what it has', path, 390] as [string, string, number],
  ),
])('nothing shifts when late scripts mount: %s, %s at %i px', async (_, path, width) => {
  site.serve('/document', fullPage({ head: link, body: empty + filled }));
  site.serve('/controls', fullPage({ head: link, body: withControls }));
  for (const [at, body] of Object.entries(footers)) site.serve(at, body);
  const advice =
    'A placeholder changes its height when its widget mounts: see the reserve.css of the widgets.';
  expect(await layoutShift(path, width), advice).toBe(0);
});

test('without widgets.css the page shifts', async () => {
  needs('constructable');
  site.serve('/document', fullPage({ body: empty }));
  expect(await layoutShift('/document', 375)).toBeGreaterThan(0);
});

/** Without the rules in the layer, which are for what the C# writes into a placeholder. */
const css = readFileSync(new URL('../../dist/widgets.css', import.meta.url), 'utf8').replace(
  /@layer ev-portal-widgets\{.*\}(?=:root)/s,
  '',
);

test('widgets.css only names the layer, reserves heights and colours, and keeps margins inside', () => {
  expect(css.trim()).toMatch(/^@layer ev-portal-widgets;/);
  const properties = [...css.matchAll(/([a-z-]+):[^;{}]*[;}]/g)].map(([, property]) => property);
  expect(new Set(properties)).toEqual(
    new Set(['--widget--linked', '--widget--title', 'background', 'box-shadow', 'display', 'min-height']),
  );
  expect(new Set(css.match(/display:[^;}]+/g))).toEqual(
    // The last two are for browsers that are too old for the widgets.
    new Set(['display:flow-root', 'display:block!important', 'display:none']),
  );
  expect(css).toContain('[data-widget=page-header]:is([data-page],[data-reserve])');
});

test('widgets.css does not change the display of a placeholder that the page hides or lays out itself', async () => {
  const body = `${site.stylesheet('.flex { display: flex } .none { display: none }')}
<div data-widget="page-header" class="flex"></div><div data-widget="page-header" class="none"></div>
<div data-widget="page-header" hidden></div><div data-widget="page-header"></div>`;
  const head = '<link rel="stylesheet" href="/widgets/widgets.css">';
  const page = await site.openDocument(`<!doctype html>${body}${head}`);
  const display = await page
    .locator('[data-widget]')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).display));
  expect(display).toEqual(['flex', 'none', 'none', 'flow-root']);
});
