import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { html, tags } from './document';
import { settled, useSite } from './visit';

const host = useSite();
const sheet = '<link rel="stylesheet" href="/widgets/widgets.css">';
const body = `<div data-widget="page-header" data-page="login"></div><p>Текст сторінки</p>
<div data-widget="footer"></div><p>Текст під нею</p>`;

/** The page's layout shift until two frames after all its widgets are there. */
async function shift(head: string, width: number): Promise<number> {
  const page = await host.visitor({ viewport: { width, height: 900 } });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as never as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The scripts come late, as on a slow network: what they find has been painted.
  host.site.answer('/late.js', (_, response) => {
    page
      .evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      .then(() => response.writeHead(200, { 'content-type': 'text/javascript' }).end(''));
  });
  host.serve(
    '/document',
    html({
      head,
      body,
      scripts: `<script src="/late.js" defer></script>${tags('shared', 'footer', 'page-header')}`,
    }),
  );
  await page.goto(`${host.site.url}/document`);
  await settled(page, 'footer');
  await settled(page, 'page-header');
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
    return (window as never as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0);
  });
}

test.each([320, 375, 599, 600, 1360, 1920])(
  'with widgets.css the layout shift of mounting is 0 at %i px',
  async (width) => {
    expect(await shift(sheet, width)).toBe(0);
  },
);

test('and without it there is one to see', async () => {
  expect(await shift('', 375)).toBeGreaterThan(0.01);
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
