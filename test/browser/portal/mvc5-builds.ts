import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { widgets } from '../document';
import { settled } from '../visit';
import { dist } from './mvc5-host';
import type { Portal } from './portal';

interface Site {
  folder: () => string;
  log: () => string[];
  /** The answer to the first request, when there was no manifest. */
  withoutBuild: () => Response;
}

const login = '/uk/account/login';

/** Tests builds that are missing, broken or replaced, and several builds side by side. The last test restarts the site. */
export function builds(portal: Portal, { folder, log, withoutBuild }: Site): void {
  const html = async () => (await portal.fetch(login)).text();

  test('without a build a page has no widgets, and gets them as soon as there is a build', async () => {
    expect(withoutBuild().status).toBe(200);
    const text = await withoutBuild().text();
    expect(text).toContain('window.__PAGE__ = {"Lang":"uk"');
    expect(text).not.toMatch(/<script[^>]* src=|<link rel="stylesheet"/);
    expect(await html()).toMatch(
      /<link rel="stylesheet" href="\/widgets\/widgets\.css\?v=\w{16}" integrity="sha384-/,
    );
  });

  test('a build that cannot be read breaks no page, and is reported once', async () => {
    const manifest = join(folder(), 'widgets/manifest.json');
    const whole = readFileSync(manifest, 'utf8');
    const ofFooter = async () => (await html()).match(/footer\.js\?v=(\w+)/)?.[1];
    const { hash } = JSON.parse(whole).files['footer.js'];
    const reported = () => log().filter((line) => line.includes('The build in /widgets/ cannot be used'));
    const states = [
      () => writeFileSync(manifest, '{}'),
      () => writeFileSync(manifest, whole.slice(0, 100)),
      () => {
        rmSync(manifest);
        mkdirSync(manifest);
      },
    ];
    for (const bring of states) {
      bring();
      expect([await ofFooter(), await ofFooter()]).toEqual([hash, hash]);
    }
    rmSync(manifest, { recursive: true });
    writeFileSync(manifest, whole.replace(hash, 'f'.repeat(16)));
    expect(await ofFooter()).toBe('f'.repeat(16));
    await vi.waitFor(() => expect(new Set(reported()).size).toBe(states.length));
    // The first page had no manifest, so there is one more.
    expect(reported()).toHaveLength(states.length + 1);
    writeFileSync(manifest, whole);
  });

  test('a page keeps its build after a deployment; a change of the setting rolls back', async () => {
    const config = join(folder(), 'Web.config');
    const former = readFileSync(config, 'utf8');
    const setting = '<appSettings><add key="EvPortalWidgets:Version" value="1.5.0" />';
    const use = async (settings: string, address: string) => {
      // The site restarts when the file changes, and would stay broken if it read a half-written file.
      writeFileSync(`${config}.next`, settings);
      renameSync(`${config}.next`, config);
      await vi.waitFor(async () => expect(await html()).toContain(`"${address}/footer.js?v=`), 100_000);
    };
    const deployed = join(folder(), 'widgets/1.5.0');
    cpSync(dist, deployed, { recursive: true });

    const open = await html();
    await use(former.replace('<appSettings>', setting), '/widgets/1.5.0');
    const page = await portal.visit();
    await page.route(`**${login}`, (route) => route.fulfill({ body: open, contentType: 'text/html' }));
    await page.goto(login);
    await settled(page, 'login-card');
    expect(page.requested.map((file) => file.replace(/\?.*/, '')).sort()).toEqual(
      [...['shared', ...widgets].map((name) => `${name}.js`), 'widgets.css'].sort(),
    );

    const next = await portal.open(login);
    await settled(next, 'login-card');
    expect(next.requested).toHaveLength(6);
    for (const file of next.requested) expect(file).toMatch(/^1\.5\.0\//);

    await use(former, '/widgets');
    rmSync(deployed, { recursive: true });
    const back = await portal.open(login);
    await settled(back, 'login-card');
    expect(back.complaints).toEqual([]);
  }, 240_000);
}
