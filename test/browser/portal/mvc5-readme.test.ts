import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { env, run } from '../../dotnet';
import { uk } from '../../texts';
import { widgets } from '../document';
import { settled } from '../visit';
import { dist, kit, missing, start } from './mvc5-host';
import { writeReadmeSite } from './mvc5-readme-site';
import { alertOf, submitEmail, usePortal } from './portal';
import type { Served } from './serve';

const login = '/uk/account/login';

describe.skipIf(missing())('on the smallest MVC 5 site of its README', { timeout: 180_000 }, () => {
  let folder: string;
  let site: Served;
  let withoutBuild: Response;
  const portal = usePortal(async () => {
    folder = writeReadmeSite();
    const manifest = join(folder, 'widgets/manifest.json');
    renameSync(manifest, join(folder, 'manifest.json'));
    site = await start(folder);
    withoutBuild = await fetch(site.url + login);
    renameSync(join(folder, 'manifest.json'), manifest);
    return site;
  }, 240_000);
  const html = async () => (await portal.fetch(login)).text();

  test('the C# for MVC 5 is C# 5', async () => {
    const files = readdirSync(kit).filter((name) => name.endsWith('.cs'));
    const references = ['System.Web', 'System.Web.Extensions', 'System.Configuration'].concat(
      ['System.Web.Mvc', 'System.Web.WebPages'].map((name) => join(folder, `bin/${name}.dll`)),
    );
    const target = ['-target:library', `-out:${join(folder, 'obj/Kit.dll')}`];
    const options = ['-nologo', '-langversion:5', '-warnaserror', `-r:${references}`, ...target];
    expect(files).toContain('WidgetHtml.cs');
    await run(kit, env, 'mcs', ...options, ...files);
  });

  test('a visitor signs in after a wrong password that contains <, and the console stays empty', async () => {
    const page = await portal.open(login);
    await settled(page, 'page-header');
    await submitEmail(page, 'admin@example.com', 'a<b');
    expect(await alertOf(page)).toBe('Неправильна електронна пошта або пароль.');
    await page.getByLabel(uk.Password, { exact: true }).fill('charge');
    await page.getByRole('button', { name: uk.Login, exact: true }).click();
    await page.waitForURL('**/panel');
    await settled(page, 'footer');
    expect(await page.getByText('admin@example.com').isVisible()).toBe(true);
    expect(page.complaints).toEqual([]);
  });

  test('a stale token is answered with a text, an expired session with a status', async () => {
    const stale = await portal.fetch('/account/emaillogin', { method: 'POST', body: new URLSearchParams() });
    expect([stale.status, await stale.json()]).toEqual([
      400,
      { Code: 'Antiforgery', Data: null, Error: 'The page is out of date. Reload it and try again.' },
    ]);
    const call = await portal.fetch('/panel', { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
    expect(call.status).toBe(401);
  });

  test('without a build a page has no widgets, and gets them as soon as there is a build', async () => {
    expect(withoutBuild.status).toBe(200);
    const text = await withoutBuild.text();
    expect(text).toContain('window.__PAGE__ = {"Lang":"uk"');
    expect(text).not.toMatch(/<script[^>]* src=|<link rel="stylesheet"/);
    expect(await html()).toMatch(
      /<link rel="stylesheet" href="\/widgets\/widgets\.css\?v=\w{16}" integrity="sha384-/,
    );
  });

  test('a build that cannot be read breaks no page, and is reported once', async () => {
    const manifest = join(folder, 'widgets/manifest.json');
    const whole = readFileSync(manifest, 'utf8');
    const ofFooter = async () => (await html()).match(/footer\.js\?v=(\w+)/)?.[1];
    const { hash } = JSON.parse(whole).files['footer.js'];
    const reported = () => site.log.filter((line) => line.includes('The build in /widgets/ cannot be used'));
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
    const config = join(folder, 'Web.config');
    const former = readFileSync(config, 'utf8');
    const setting = '<appSettings><add key="EvPortalWidgets:Version" value="1.5.0" />';
    const use = async (settings: string, address: string) => {
      // The site restarts when the file changes, and would stay broken if it read a half-written file.
      writeFileSync(`${config}.next`, settings);
      renameSync(`${config}.next`, config);
      await vi.waitFor(async () => expect(await html()).toContain(`"${address}/footer.js?v=`), 100_000);
    };
    const deployed = join(folder, 'widgets/1.5.0');
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
});
