import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildInto } from '../../build.mjs';
import { states } from '../site/states.mjs';
import { useSite } from './visit';

const dist = mkdtempSync(join(tmpdir(), 'development-'));
// With WHOLE_REACT set, React may be a version that the trimming does not fit.
beforeAll(() => buildInto(dist, { development: true, wholeReact: Boolean(process.env.WHOLE_REACT) }));
afterAll(() => rmSync(dist, { recursive: true }));

const host = useSite({ dist });

/** Messages of the browser and of the footer about failed requests. Some states cause them on purpose. */
const ofTheNetwork = /^Failed to load resource|the build version did not load/;

/** Opens one state after the other and returns the messages in the console. */
async function visit(ids: string[]): Promise<string[]> {
  const messages: string[] = [];
  const page = await host.visitor();
  for (const id of ids) {
    await page.goto(`${host.site.url}/states/${id}`);
    await page.waitForSelector('html[data-driven]');
    const complaints = page.complaints.splice(0).filter((text) => !ofTheNetwork.test(text));
    messages.push(...complaints.map((text) => `${id}: ${text}`));
  }
  return messages;
}

test('the build of npm run dev shows every state without a warning of React and without a use of a cut feature', async () => {
  const ids = states.filter(({ slow }) => !slow).map(({ id }) => id);
  const parts = [0, 1, 2, 3].map((part) => ids.filter((_, at) => at % 4 === part));
  expect((await Promise.all(parts.map(visit))).flat()).toEqual([]);
}, 120_000);

test('it is readable, contains React’s development build, and is visible to the developer tools', async () => {
  const page = await host.visitor();
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
  await page.goto(`${host.site.url}/states/header-visitor`);
  await page.waitForSelector('html[data-driven]');
  expect(await page.evaluate('found')).toEqual([1]);
  const code = await (await page.request.get(`${host.site.url}/widgets/header.js`)).text();
  expect(code).toContain('function Header(');
  expect(code).toContain('//# sourceMappingURL=header.js.map');
});
