import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { needs } from './engines/needs';
import { adminPage } from './header/header';
import { layoutShift, layoutShiftOf } from './shift';
import { useSite } from './visit';

const site = useSite();
const empty = `<div data-widget="header"></div><div data-widget="page-header" data-page="login"></div><p>Текст сторінки</p>
<div data-widget="login-card"></div><p>Текст під нею</p><div data-widget="footer"></div><p>Кінець</p>`;

/** Server content with the browser's default margins. Without our rules they would extend outside of the placeholder. */
const filled = empty
  .replace('"header">', '"header"><p>Мережа зарядних станцій</p>')
  .replace('"login">', '"login"><h1>Вхід</h1>')
  .replace('"login-card">', '"login-card"><h2>Вхід</h2><p>Для входу потрібен JavaScript.</p>')
  .replace('"footer">', '"footer"><p>Контакти</p>');

const advice = 'A placeholder changes its height when its widget mounts: see the reserve.css of the widgets.';

// heights.test.ts measures the heights at more widths, with a mouse and by touch.
describe.each([320, 600, 1361])('at %i px nothing shifts when late scripts mount', (width) => {
  test('in empty placeholders, and over the content of the server', async () => {
    expect(await layoutShift(site, { body: empty + filled, width }), advice).toBe(0);
  });

  test('on the login page of the site', async () => {
    expect(await layoutShiftOf(site, '/uk/account/login', width), advice).toBe(0);
  });
});

test('on a phone nothing shifts on a page with a long title', async () => {
  expect(await layoutShiftOf(site, '/uk/politika_konfidencialnosti', 320), advice).toBe(0);
});

test('nothing shifts in the header of an administrator', async () => {
  const body = '<div data-widget="header"></div><main><h1>Сторінка</h1><p>Текст</p></main>';
  expect(await layoutShift(site, { body, page: adminPage, width: 1361 })).toBe(0);
});

test('without widgets.css the page shifts', async () => {
  needs('constructable');
  expect(await layoutShift(site, { body: empty, width: 375, reserved: false })).toBeGreaterThan(0);
});

const css = readFileSync(new URL('../../dist/widgets.css', import.meta.url), 'utf8').replace(
  /\/\*.*?\*\//gs,
  '',
);

test('widgets.css only names the layer, reserves the heights and keeps margins inside', () => {
  expect(css.trim()).toMatch(/^@layer ev-portal-widgets;/);
  const properties = [...css.matchAll(/([a-z-]+):[^;{}]*;/g)].map(([, property]) => property);
  expect(new Set(properties)).toEqual(new Set(['display', 'min-height']));
  expect(new Set(css.match(/display: [^;]+/g))).toEqual(new Set(['display: flow-root']));
  expect(css).toContain('[data-widget="page-header"]:is([data-page], [data-reserve])');
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
