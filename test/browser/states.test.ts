import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildInto } from '../../build.mjs';
import { states } from '../../src/tooling/states/states.mjs';
import { faultsOfHtml } from '../html-judge';
import { pseudoLanguage } from '../site/languages.mjs';
import { widgets } from './document';
import {
  axeScript,
  cutWithSpacing,
  dimInSun,
  faultsAtSize,
  faultsAtZoom,
  faultsOfBoxes,
} from './faults-of-state';
import { buttonsAlike, faultsOfLongTexts, untranslated } from './faults-of-texts';
import { difference, picture, pixelsChanged, serveSheets } from './pixels';
import { useSite, type Visited } from './visit';
import { idsOf, type Visit, walk } from './walk';

const dist = mkdtempSync(join(tmpdir(), 'development-'));
beforeAll(() => buildInto(dist, { development: true }));
afterAll(() => rmSync(dist, { recursive: true }));

const development = useSite({ dist });
const site = useSite();

/** Messages about failed requests and their answers. Some states cause them on purpose. */
const ofTheNetwork = /^Failed to load resource|^ev-portal-widgets: (GET|POST) /;

/** What React's development build and our own scripts warn of. */
const warnings = async (page: Visited) =>
  page.complaints.splice(0).filter((text) => !ofTheNetwork.test(text));

const others = widgets.filter((name) => name !== 'login-card');
const markup = async (page: Visited) => faultsOfHtml(await page.content());
const anySize = [warnings, faultsAtSize];
const narrow = [markup, ...anySize, cutWithSpacing, faultsAtZoom];

const walks: [string, Visit, ((page: Visited) => Promise<string[]>)[]][] = [
  // axe finds no problem, and text spacing cuts nothing off. At 320 × 256 px nothing is cut off or too small to touch.
  [
    'of the login card on a phone',
    { ids: idsOf(['login-card']), width: 375, hasTouch: true },
    [buttonsAlike, dimInSun, ...narrow, faultsOfBoxes],
  ],
  // At 320 × 256 px nothing scrolls sideways.
  ['of the other widgets at 375 px', { ids: idsOf(others), width: 375 }, narrow],
  ['of the other widgets at 1600 px', { ids: idsOf(others, 1600), width: 1600 }, anySize],
  [
    'with texts that are 40 % longer',
    { ids: idsOf(widgets), width: 1361, lang: pseudoLanguage },
    [warnings, untranslated, faultsOfLongTexts],
  ],
];

// The build for sites has the same texts and styles: reading.test.ts reads each state there, and the pixels are those of that build.
test.each(walks)('no state %s has a fault, and React warns of nothing', async (_, visit, checks) => {
  expect(visit.ids.length).toBeGreaterThan(15);
  const faults = await walk(development, { ...visit, script: axeScript }, async (page) => {
    const found: string[] = [];
    for (const check of checks) found.push(...(await check(page)));
    return found;
  });
  expect(faults).toEqual([]);
});

/** The states with `pixels`, which show most parts of their widgets, and of each other widget the first state. */
const compared = widgets.flatMap((name) => {
  const own = states.filter(({ widget }) => widget === name);
  return own.some(({ pixels }) => pixels) ? own : [{ ...(own[0] as (typeof own)[0]), pixels: [375, 1600] }];
});

test.each([375, 1600])('at %i px the hostile sheet changes no pixel', async (width) => {
  serveSheets(site);
  const ids = compared.filter(({ pixels }) => pixels?.includes(width)).map(({ id }) => id);
  expect(await walk(site, { ids, width }, pixelsChanged)).toEqual([]);
});

test('the comparison of pixels finds a picture that differs', async () => {
  const page = await site.open('/states/footer-full');
  await page.waitForSelector('html[data-driven="done"]');
  const before = await picture(page);
  await page.evaluate(() => document.querySelector('footer a')?.replaceChildren('.'));
  expect(await difference(page, await picture(page), before)).toBeGreaterThan(1);
});

// It is a test of walk().
test.runIf(process.env.LONG)(
  'a state in the document of another is read and drawn as in its own',
  async () => {
    const ids = [
      'footer-long',
      'header-admin',
      'header-languages',
      'login-email-last-used',
      'login-phone-slots',
    ];
    const shared: Record<string, { tree: string; drawn: string }> = {};
    const look = async (page: Visited) => ({
      tree: await page.locator('body').ariaSnapshot(),
      drawn: await picture(page),
    });
    await walk(site, { ids, width: 1361 }, async (page) => {
      shared[page.url()] = await look(page);
      return [];
    });
    const own = await site.visitor({ viewport: { width: 1361, height: 900 }, reducedMotion: 'reduce' });
    for (const [address, { tree, drawn }] of Object.entries(shared)) {
      await own.goto(address);
      await own.waitForSelector('html[data-driven="done"]');
      await own.evaluate('settle()');
      const now = await look(own);
      expect(now.tree, address).toBe(tree);
      expect(await difference(own, now.drawn, drawn), address).toBeLessThanOrEqual(1);
    }
    expect(Object.keys(shared)).toHaveLength(ids.length);
  },
);

test('the build of npm run dev is readable, and the developer tools see React’s development build', async () => {
  const page = await development.visitor();
  await page.addInitScript(() => {
    const found: unknown[] = [];
    Object.assign(window, {
      found,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        checkDCE() {},
        inject: (renderer: { bundleType: number }) => found.push(renderer.bundleType),
        onCommitFiberRoot() {},
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
      },
    });
  });
  await page.goto(`${development.server.url}/states/header-visitor`);
  await page.waitForSelector('html[data-driven]');
  expect(await page.evaluate('found')).toEqual([1]);
  const code = await (await page.request.get(`${development.server.url}/widgets/header.js`)).text();
  expect(code).toContain('function Header(');
  expect(code).toContain('//# sourceMappingURL=header.js.map');
});
