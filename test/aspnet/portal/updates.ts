import { expect, test, vi } from 'vitest';
import { manifest, widgets } from '../../browser/document';
import { settled } from '../../browser/visit';
import { step } from '../../steps';
import { newer } from './newer';
import type { Portal } from './portal';

const login = '/uk/account/login';

/** Tests a site that gets the next version of the package, and then names the one before in its settings. */
export function updates(
  portal: Portal,
  site: { update(): Promise<void>; use(version: string): unknown },
): void {
  const read = async () => (await portal.fetch(login)).text();

  /** The login page, as soon as it has the files of a version. */
  const pageOf = (version: string) =>
    vi.waitFor(
      async () => {
        const html = await read();
        expect(html).toContain(`/widgets/${version}/footer.js?v=`);
        await portal.openOnce('/uk/account/login');
        return html;
      },
      { timeout: 100_000, interval: 250 },
    );

  /** Loads a page that was rendered earlier. */
  async function load(html: string, version: string): Promise<void> {
    const page = await portal.visit();
    await page.route(`**${login}`, (route) => route.fulfill({ body: html, contentType: 'text/html' }));
    await page.goto(login);
    await settled(page);
    const files = [...['shared', ...widgets].map((name) => `${name}.js`), 'widgets.css'];
    const paths = page.requested.map((path) => path.replace(/\?.*/, ''));
    expect(paths.sort()).toEqual(files.map((name) => `${version}/${name}`).sort());
    expect(page.complaints).toEqual([]);
  }

  test('after an update and after the way back, a page has the files of its version', async () => {
    const { version } = manifest;
    step('the site is updated');
    const before = await pageOf(version);
    await site.update();
    const after = await pageOf(newer);
    step('pages from before and after the update have their files');
    await load(before, version);
    await load(after, newer);

    step('the settings name the version before');
    await site.use(version);
    const back = await pageOf(version);
    await load(after, newer);
    await load(back, version);
  }, 400_000);
}
