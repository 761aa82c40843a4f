import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layoutShift } from './shift';
import { useSite } from './visit';

const host = useSite();
const body = `<div data-widget="header"></div><div data-widget="page-header" data-page="login"></div><p>Текст сторінки</p>
<div data-widget="login-card"></div><p>Текст під нею</p><div data-widget="footer"></div><p>Кінець</p>`;
const widgets = ['header', 'page-header', 'login-card', 'footer'];

test.each([320, 375, 599, 600, 1360, 1920])(
  'with widgets.css the layout shift of mounting is 0 at %i px',
  async (width) => {
    expect(await layoutShift(host, { body, widgets, width })).toBe(0);
  },
);

test('and without it there is one to see', async () => {
  expect(await layoutShift(host, { body, widgets, width: 375, reserved: false })).toBeGreaterThan(0);
});

test('widgets.css names the layer first, reserves room, and does nothing else', () => {
  const css = readFileSync(new URL('../../dist/widgets.css', import.meta.url), 'utf8').replace(
    /\/\*.*?\*\//gs,
    '',
  );
  expect(css.trim()).toMatch(/^@layer ev-portal-widgets;/);
  expect([...css.matchAll(/([a-z-]+):[^;{}]*;/g)].map(([, property]) => property)).toEqual(
    css.match(/min-height/g),
  );
  expect(css).toContain('[data-widget="page-header"]:is([data-page], [data-reserve])');
});
