import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildInto } from '../../build.mjs';
import { widgets } from './document';
import { axeScript, cutWithSpacing, faultsAtSize, faultsAtZoom } from './faults-of-state';
import { buttonsAlike, faultsOfBoxes } from './login-card/faults-of-card';
import { useSite, type Visited } from './visit';
import { idsOf, walk } from './walk';

const dist = mkdtempSync(join(tmpdir(), 'development-'));
beforeAll(() => buildInto(dist, { development: true }));
afterAll(() => rmSync(dist, { recursive: true }));

const site = useSite({ dist });

const others = widgets.filter((name) => name !== 'login-card');

/** Messages about failed requests and their answers. Some states cause them on purpose. */
const ofTheNetwork = /^Failed to load resource|^ev-portal-widgets: (GET|POST) /;

const warnings = (page: Visited) => page.complaints.splice(0).filter((text) => !ofTheNetwork.test(text));

const narrow = async (page: Visited) => [
  ...warnings(page),
  ...(await faultsAtSize(page)),
  ...(await cutWithSpacing(page)),
  ...(await faultsAtZoom(page)),
];

// reading.test.ts proves that the build for sites shows the same in each state.
describe('the build of npm run dev shows every state without a warning of React; axe finds no problem, also in forced colours, and each button shows something', () => {
  test('of the login card: no two buttons have one name, and text spacing cuts nothing off; at 320 × 256 px nothing is cut off or too small to touch', async () => {
    const visit = { ids: idsOf(['login-card']), width: 375, hasTouch: true, script: axeScript };
    const faultsOf = async (page: Visited) => [
      ...(await buttonsAlike(page)),
      ...(await narrow(page)),
      ...(await faultsOfBoxes(page)),
    ];
    expect(await walk(site, visit, faultsOf)).toEqual([]);
  });

  test('of the other widgets: at 375 px text spacing cuts nothing off, and at 320 × 256 px nothing scrolls sideways', async () => {
    const ids = idsOf(others);
    expect(ids.length).toBeGreaterThan(15);
    expect(await walk(site, { ids, width: 375, script: axeScript }, narrow)).toEqual([]);
  });

  test('of the other widgets at 1600 px', async () => {
    const faultsOf = async (page: Visited) => [...warnings(page), ...(await faultsAtSize(page))];
    const visit = { ids: idsOf(others, 1600), width: 1600, script: axeScript };
    expect(await walk(site, visit, faultsOf)).toEqual([]);
  });
});

test('it is readable, contains React’s development build, and is visible to the developer tools', async () => {
  const page = await site.visitor();
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
  await page.goto(`${site.server.url}/states/header-visitor`);
  await page.waitForSelector('html[data-driven]');
  expect(await page.evaluate('found')).toEqual([1]);
  const code = await (await page.request.get(`${site.server.url}/widgets/header.js`)).text();
  expect(code).toContain('function Header(');
  expect(code).toContain('//# sourceMappingURL=header.js.map');
});
