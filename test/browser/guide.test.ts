import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import { expect, test } from 'vitest';
import { liveStates } from '../../src/tooling/guide/live';
import { guidePages } from '../../src/tooling/guide/pages';
import { en } from '../texts';
import { expectNone } from '../unit/expect-none';
import { fullPage } from './document';
import { axeScript } from './faults-of-state';
import { settled, useSite } from './visit';

const site = useSite();
const names = Object.keys(guidePages()).filter((name) => /^(?!live\/).*\.html$/.test(name));

test('each page of the guide is as wide as a phone of 320 px, and the console stays silent', async () => {
  const page = await site.visitor({ viewport: { width: 320, height: 800 } });
  const wide: string[] = [];
  for (const name of names) {
    await page.goto(`${site.server.url}/guide/${name}`);
    const more = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (more > 0) wide.push(`${name}: ${more} px`);
  }
  expectNone(wide, 'These pages are wider than the window.');
  expect(page.complaints).toEqual([]);
});

test.for(Object.entries(liveStates))(
  'the page of the %s shows each of its states live',
  async ([widget, states]) => {
    const page = await site.open(`/guide/widgets/${widget}.html`, { viewport: { width: 1361, height: 900 } });
    const frame = page.locator('.live iframe');
    for (const { name } of states) {
      await page.getByLabel('State').selectOption({ label: name });
      await frame.contentFrame().locator(`html[data-shown="${name}"] [data-widget-state="ready"]`).waitFor();
    }
    expect(page.complaints).toEqual([]);
  },
);

test('the frame of the header shows the layout of a wide window, and is as wide as its place', async () => {
  const page = await site.open('/guide/widgets/header.html', { viewport: { width: 1361, height: 900 } });
  const frame = page.locator('.live iframe');
  const link = frame.contentFrame().locator('header').getByRole('link', { name: en.FindStations }).first();
  await link.waitFor();
  const [place, shown] = await Promise.all([page.locator('.frame').boundingBox(), frame.boundingBox()]);
  expect(shown?.width).toBeCloseTo((place?.width ?? 0) - 24, 0);
  expect(shown?.x).toBeCloseTo((place?.x ?? 0) + 12, 0);
  expect((place?.height ?? 0) - (shown?.height ?? 0)).toBeCloseTo(24, 0);
});

test('on a phone each cell of a long table has the whole width, and the name of its column', async () => {
  const page = await site.open('/guide/errors.html', { viewport: { width: 390, height: 844 } });
  const row = page.locator('tr', { has: page.locator('[id="4112"]') });
  const width = await row.evaluate((each) => each.getBoundingClientRect().width);
  const cells = await row.locator('td').evaluateAll((all) =>
    all.map((cell) => ({
      width: cell.getBoundingClientRect().width,
      name: getComputedStyle(cell, '::before').content,
    })),
  );
  expect(cells.map((cell) => cell.width)).toEqual(cells.map(() => width));
  expect(cells.map(({ name }) => name)).toEqual(['none', '"what to do"', '"level"', '"text"']);
});

test('at the end of a long page the menu is still there, with its own page in sight', async () => {
  const page = await site.open('/guide/CHANGELOG.html', { viewport: { width: 1361, height: 700 } });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const box = await page.locator('.menu [aria-current]').boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(700);
});

test('a colour of the page changes the widget in the frame, and its CSS is shown to copy', async () => {
  const page = await site.open('/guide/widgets/login-card.html');
  const button = page.locator('.live iframe').contentFrame().locator('[type=submit]');
  await button.waitFor();
  await page.getByLabel('--widget-primary').fill('#7a1fa2');
  await expect
    .poll(() => button.evaluate((each) => getComputedStyle(each).backgroundColor))
    .toBe('rgb(122, 31, 162)');
  expect(await page.locator('#theme').textContent()).toBe(':root {\n  --widget-primary: #7a1fa2;\n}');
});

/** The blocks of HTML with a placeholder. A picture has none. */
const snippets = names
  .filter((name) => name.startsWith('widgets/'))
  .flatMap((name) => {
    const text = readFileSync(`src/site-guide/${name.replace(/html$/, 'md')}`, 'utf8');
    return [...text.matchAll(/^```html\n(.*?)^```/gms)]
      .map(([, block = ''], at) => [name, at + 1, block] as const)
      .filter(([, , block]) => block.includes('data-widget'));
  });

test.for(snippets)('on the page %s the HTML of block %i shows the widget', async ([, , block]) => {
  const page = await site.openDocument(fullPage({ body: block }));
  await settled(page);
  expect(page.complaints).toEqual([]);
});

test.for(['index.html', 'widgets/login-card.html', 'operate.html'])(
  'axe finds nothing on the page %s',
  async (name) => {
    const page = await site.open(`/guide/${name}`);
    await page.evaluate(axeScript);
    const { violations } = await page.evaluate(() =>
      (window as never as { axe: typeof axe }).axe.run({ exclude: ['iframe'] }),
    );
    expectNone(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      'Correct these:',
    );
  },
);
