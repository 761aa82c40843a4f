import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { digest } from '../../../src/tooling/bundles/digest';
import { manifest } from '../../browser/document';
import { settled } from '../../browser/visit';
import { sdkVersion } from '../dotnet';
import { client } from './client';
import { followGuide } from './core-site';
import { newer } from './newer';
import { askForCode, signIn, submitCode, usePortal } from './portal';
import { unfinished } from './unfinished';
import { updates } from './updates';

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));

describe.skipIf(!sdkVersion())('on a site of the SDK’s template, with the package of the guide', () => {
  let site: Awaited<ReturnType<typeof followGuide>>;
  let host: Awaited<ReturnType<(typeof site)['start']>>;
  // `dotnet run` starts a site in this folder, where the files of packages are not copied yet.
  const settings = ['--environment', 'Development'];
  const portal = usePortal(async () => {
    site = await followGuide(
      ['The package', 'The widgets on a page', 'Languages and sign-in'],
      ['Cases.cs', 'EverybodySignsIn.cs', 'Views/Home', 'wwwroot'],
    );
    host = await site.start(...settings);
    return { ...host, close: () => host.close().then(site.remove) };
  }, 600_000);

  test('the first page has all widgets; users of the sample sign in by email and by phone', async () => {
    const first = await portal.open('/Home/Privacy');
    await settled(first);
    expect(await first.getByRole('heading', { level: 1 }).textContent()).toBe('The first page of the guide');
    const byEmail = await signIn(portal);
    expect(new Set(byEmail.requested.map((path) => path.split('/')[0]))).toEqual(new Set([version]));
    const byPhone = await askForCode(portal, '671112233');
    const [code = ''] = await portal.codesFor('380671112233');
    await submitCode(byPhone, code);
    await byPhone.waitForURL('**/panel');
    expect([first, byEmail, byPhone].flatMap(({ complaints }) => complaints)).toEqual([]);
  });

  test('in production the sample as it comes signs nobody in, and the log says what is missing', async () => {
    const other = await site.start('--environment', 'Production');
    const tasks = 'Replace PortalUsers.cs by your own users. Call your SMS service in SmsGateway.cs.';
    await unfinished(client(other.url), () => other.log.join('\n'), tasks);
    await other.close();
    expect(portal.log()).not.toContain('until the sample is finished');
  });

  test('the C# of a build in the web root is not published', async () => {
    expect((await portal.fetch('/widgets/0.9.0/aspnet/core/NotPublished.cs')).status).toBe(404);
  });

  updates(portal, {
    async update() {
      await host.close();
      await site.update();
      host = await site.start(...settings, '--urls', host.url);
    },
    use: (version) => site.use(version),
  });

  test('a deployment has the scripts of its package, so that the next one can leave them there', async () => {
    const folder = await site.publish();
    expect(readdirSync(folder)).toContain(newer);
    for (const name of ['shared.js', 'shared.js.br', 'widgets.css.gz'])
      expect(digest(readFileSync(join(folder, newer, name)))).toBe(manifest.files[name]?.hash);
  }, 200_000);
});
