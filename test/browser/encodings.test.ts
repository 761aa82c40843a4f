import { describe, expect, test } from 'vitest';
import { sendFile } from '../site/static-files.mjs';
import { folder as dist, manifest, pageFiles } from '../unit/dist/files';
import { footer, html } from './document';
import { settled, useSite, type Visited } from './visit';

const site = useSite();
const { files } = manifest;

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

describe('the login page of a site that sends compressed files and lets the browser keep them', () => {
  test('the first visit receives the bytes in the manifest, the second none', async () => {
    const page = await site.open('/uk/account/login');
    await settled(page, 'login-card');
    await page.waitForLoadState();
    const first = await loaded(page);
    expect(first.map(({ name }) => name).sort()).toEqual(pageFiles);
    for (const { name, encodedBodySize } of first)
      expect([name, encodedBodySize]).toEqual([name, files[name]?.brotli]);

    await page.goto(`${site.server.url}/uk/account/login?again`);
    await settled(page, 'login-card');
    const second = await loaded(page);
    expect(second).toHaveLength(first.length);
    expect(second.filter(({ transferSize }) => transferSize)).toEqual([]);
  });
});

test.each(['br', 'gzip', 'identity'])(
  'a file in the encoding %s has the integrity of its tag',
  async (encoding) => {
    const received: string[] = [];
    for (const name of ['widgets.css', 'footer.js', 'shared.js'])
      site.server.answer(`/widgets/${name}`, (_, response, visit) => {
        received.push(name);
        const headers = { ...visit.headers, 'accept-encoding': encoding };
        return sendFile({ ...visit, headers }, response, dist);
      });
    const integrity = (name: string) => `integrity="${files[name]?.integrity}"`;
    const page = await site.openDocument(
      html({
        sheet: `<link rel="stylesheet" href="/widgets/widgets.css" ${integrity('widgets.css')}>`,
        body: footer,
        scripts: `<script src="/widgets/footer.js" ${integrity('footer.js')} defer></script>`,
      }),
    );
    await settled(page, 'footer');
    expect(received.sort()).toEqual(['footer.js', 'shared.js', 'widgets.css']);
    expect(page.complaints).toEqual([]);
  },
);
