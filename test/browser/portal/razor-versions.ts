import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { settled, type Visited } from '../visit';
import type { Portal } from './portal';

const login = '/uk/account/login';

/** Tests several builds side by side, chosen by the setting or by a deployment. */
export function versions(portal: Portal, site: () => { folder: string; use(version: string): void }): void {
  const read = async (path: string) => (await portal.fetch(path)).text();
  const use = async (version: string) => {
    site().use(version);
    await vi.waitUntil(
      async () => (await read(login)).includes(`src="/widgets/${version}/footer.js?v=`),
      60_000,
    );
  };
  const deploy = (version: string) =>
    cpSync('dist', join(site().folder, 'wwwroot/widgets', version), { recursive: true });

  test('after a new build and a rollback, an open page keeps its files, and new pages use the version in the setting', async () => {
    deploy('1.0.1');
    deploy('1.1.0');
    await use('1.0.1');
    const cached = await read(login);
    const open = await portal.open(login);

    await use('1.1.0');
    const visitor = await portal.open(login);
    expect(visitor.requested).toContain('1.1.0/footer.js');
    await addFooter(open);
    await open.route('**/cached', (route) => route.fulfill({ contentType: 'text/html', body: cached }));
    await open.goto('/cached');
    await settled(open, 'login-card');
    expect(open.requested.filter((path) => !path.startsWith('1.0.1/'))).toEqual([]);

    await use('1.0.1');
    await addFooter(visitor);
    expect(visitor.requested.filter((path) => !path.startsWith('1.1.0/'))).toEqual([]);
    expect([...open.complaints, ...visitor.complaints]).toEqual([]);
  });

  test('a page that is rendered during a deployment has the files of one build', async () => {
    const folders = async (path: string) => {
      const addresses = (await read(path)).matchAll(/"\/widgets\/(\S*?)\/[\w-]+\.(?:js|css)\?v=/g);
      return new Set([...addresses].map(([, version]) => version));
    };
    expect(await folders('/dev/tags?deploy=1.1.0')).toEqual(new Set(['1.0.1']));
    expect(await folders('/dev/tags?deploy=1.0.1')).toEqual(new Set(['1.1.0']));
    expect(await folders('/dev/tags')).toEqual(new Set(['1.0.1']));
  });
}

/** Adds a placeholder and its script to an open page. */
async function addFooter(page: Visited): Promise<void> {
  await page.evaluate(() =>
    document.body.append(document.querySelector('[data-widget=footer]')?.cloneNode() ?? ''),
  );
  await settled(page, 'footer');
}
