import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { sdkVersion } from '../../dotnet';
import { en, uk } from '../../texts';
import { settled, type Visited } from '../visit';
import { askForCode, submitCode, submitEmail, usePortal } from './portal';
import { followGuide } from './readme-site';

describe.skipIf(!sdkVersion())('a site with sign-in, made from files according to the guide', () => {
  let site: Awaited<ReturnType<typeof followGuide>>;
  let host: Awaited<ReturnType<(typeof site)['start']>>;
  const portal = usePortal(async () => {
    site = await followGuide(['By files', 'The first page', 'Sign-in']);
    host = await site.start();
    return { url: host.url, close: () => host.close().then(site.remove) };
  }, 600_000);
  const widgets = () => join(site.folder, 'wwwroot/widgets');

  test('signs a visitor in by phone, sends one code, and the console stays empty', async () => {
    const page = await askForCode(portal, '671112233');
    // A browser may repeat the call when the connection drops.
    const repeated = await Promise.all([1, 2, 3].map(() => portal.fetch('/login/checkout?u=380671112233')));
    for (const answer of repeated)
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'SmsSentTimeout' }]);
    const sms = 'SMS to +380671112233: ';
    expect(await host.logged(sms)).toBe(1);
    await submitCode(page, host.log.find((line) => line.includes(sms))?.split(sms)[1] ?? '');
    await page.waitForURL('**/panel');
    await settled(page, 'header');
    expect(withoutFiles(page)).toEqual([]);
  });

  test('signs an administrator in by email, changes the language and ends the session', async () => {
    const page = await portal.open('/uk/account/login');
    await submitEmail(page, 'admin@example.com', 'charge');
    await page.waitForURL('**/panel');
    await page.getByRole('button', { name: uk.Language }).click();
    await page.getByRole('button', { name: 'English' }).click();
    await page.waitForURL('**/en/panel');
    await page.getByRole('button', { name: en.PersonalAccount }).click();
    await page.getByRole('button', { name: en.Logout }).click();
    await page.getByRole('button', { name: en.Yes }).click();
    await page.waitForURL('**/ru/account/login');
    await page.goto('/panel');
    expect(new URL(page.url()).pathname).toBe('/uk/account/login');
    expect(withoutFiles(page)).toEqual([]);
  });

  test('answers a wrong code, a wrong password and an unknown number with a text', async () => {
    const page = await askForCode(portal, '671112244');
    await submitCode(page, 'wrong 000000');
    expect(await page.getByRole('alert').textContent()).toBe('Код неправильний.');
    const answer = await portal.fetch('/login/checkout?u=380671112255%0A');
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'NotAllowedSmsForCountry' }]);
  });

  test('after a new build and a rollback, an open page keeps its files, and new pages use the version in the setting', async () => {
    const setting = (version: string) =>
      writeFileSync(
        join(site.folder, 'appsettings.json'),
        JSON.stringify({ EvPortalWidgets: { Version: version } }),
      );
    const login = async () => (await portal.fetch('/uk/account/login')).text();
    const uses = (folder: string) =>
      vi.waitUntil(async () => (await login()).includes(`src="/widgets/${folder}footer.js?v=`), 60_000);

    await uses('1.0.0/');
    addBuild(widgets(), '1.0.1');
    addBuild(widgets(), '1.1.0');
    setting('1.0.1');
    await uses('1.0.1/');
    const cached = await login();
    const open = await portal.open('/uk/account/login');

    setting('1.1.0');
    await uses('1.1.0/');
    const visitor = await portal.open('/uk/account/login');
    expect(visitor.requested).toContain('1.1.0/footer.js');
    await addFooter(open);
    await open.route('**/cached', (route) => route.fulfill({ contentType: 'text/html', body: cached }));
    await open.goto('/cached');
    await settled(open, 'login-card');
    expect(open.requested.filter((path) => !path.startsWith('1.0.1/'))).toEqual([]);

    setting('1.0.1');
    await uses('1.0.1/');
    await addFooter(visitor);
    expect(visitor.requested.filter((path) => !path.startsWith('1.1.0/'))).toEqual([]);
    expect([...withoutFiles(open), ...withoutFiles(visitor)]).toEqual([]);
  });

  test('the site uses replaced files; without a manifest it keeps the previous build', async () => {
    const manifest = join(widgets(), '1.1.0/manifest.json');
    const { hash } = JSON.parse(readFileSync(manifest, 'utf8')).files['footer.js'];
    writeFileSync(
      join(site.folder, 'appsettings.json'),
      JSON.stringify({ EvPortalWidgets: { Version: '1.1.0' } }),
    );
    const has = (value: string) =>
      vi.waitUntil(
        async () => (await (await portal.fetch('/uk/account/login')).text()).includes(value),
        60_000,
      );
    await has(hash);
    const former = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, former.replaceAll(hash, 'f'.repeat(16)));
    await has('footer.js?v=ffff');
    renameSync(manifest, `${manifest}.away`);
    await has('footer.js?v=ffff');
    expect(
      await host.logged('The build in /widgets/1.1.0/ cannot be used: manifest.json does not exist.'),
    ).toBe(1);
  });
});

/** The messages without those about missing files. The site of the guide has no icon, no stylesheet and no flags. */
const withoutFiles = (page: Visited) => page.complaints.filter((text) => !text.includes('404'));

/** A folder with another build of the same scripts. */
function addBuild(widgets: string, version: string): void {
  cpSync(new URL('../../../dist', import.meta.url), join(widgets, version), { recursive: true });
}

/** Adds a placeholder and its script to an open page. */
async function addFooter(page: Visited): Promise<void> {
  await page.evaluate(() =>
    document.body.append(document.querySelector('[data-widget=footer]')?.cloneNode() ?? ''),
  );
  await settled(page, 'footer');
}
