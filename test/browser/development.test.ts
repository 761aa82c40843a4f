import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildInto } from '../../build.mjs';
import { axeScript, faultsAtSize } from './faults-of-state';
import { useSite, type Visited } from './visit';
import { idsOf, otherWidgets, walk } from './walk';

const dist = mkdtempSync(join(tmpdir(), 'development-'));
beforeAll(() => buildInto(dist, { development: true }));
afterAll(() => rmSync(dist, { recursive: true }));

const site = useSite({ dist });

/** Messages about failed requests and their answers. Some states cause them on purpose. */
const ofTheNetwork = /^Failed to load resource|^ev-portal-widgets: (GET|POST) /;

const warnings = (page: Visited) => page.complaints.splice(0).filter((text) => !ofTheNetwork.test(text));

const size = (width: number) => ({
  context: { viewport: { width, height: 900 }, reducedMotion: 'reduce' as const },
});

describe('the build of npm run dev shows every state without a warning of React', () => {
  test('of the login card, and those that only narrow windows have', async () => {
    const wide = idsOf(otherWidgets, 1600);
    const ids = [...idsOf(['login-card']), ...idsOf(otherWidgets).filter((id) => !wide.includes(id))];
    const visits = [0, 1].map((half) => {
      const part = ids.filter((_, at) => at % 2 === half);
      return walk(site, { ids: part, ...size(375) }, async (page) => warnings(page));
    });
    expect((await Promise.all(visits)).flat()).toEqual([]);
  });

  test('of the other widgets at 1600 px, where axe finds no problem either, also in forced colours', async () => {
    const visit = { ids: idsOf(otherWidgets, 1600), script: axeScript, ...size(1600) };
    const faultsOf = async (page: Visited) => [...warnings(page), ...(await faultsAtSize(page))];
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
