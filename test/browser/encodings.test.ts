import { expect, test } from 'vitest';
import { manifest, pageFiles } from '../unit/dist/files';
import { settled, useSite, type Visited } from './visit';

const site = useSite();

/** The files of dist/ that the page has loaded, with the bytes of their compressed content and those that were received now. */
const loaded = (page: Visited) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => name.includes('/widgets/'))
      .map(({ name, encodedBodySize, transferSize }) => ({
        name: new URL(name).pathname.slice('/widgets/'.length),
        encodedBodySize,
        transferSize,
      })),
  );

test('on a site that sends compressed files and lets the browser keep them, the first visit receives the bytes in the manifest, the second none', async () => {
  const page = await site.open('/uk/account/login');
  await settled(page, 'login-card');
  await page.waitForLoadState();
  const first = await loaded(page);
  expect(first.map(({ name }) => name).sort()).toEqual(pageFiles);
  for (const { name, encodedBodySize } of first)
    expect([name, encodedBodySize]).toEqual([name, manifest.files[name]?.brotli]);

  await page.goto(`${site.server.url}/uk/account/login?again`);
  await settled(page, 'login-card');
  const second = await loaded(page);
  expect(second).toHaveLength(first.length);
  expect(second.filter(({ transferSize }) => transferSize)).toEqual([]);
});
