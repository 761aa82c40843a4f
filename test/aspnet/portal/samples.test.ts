import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { env, sdkVersion } from '../dotnet';
import { artifacts } from '../packages';
import { missing, startHost } from './mvc5-host';
import { askForCode, signIn, submitCode, usePortal } from './portal';
import { serve } from './serve';

async function startCore() {
  // Nothing is written into the repository.
  const folder = mkdtempSync(join(tmpdir(), 'sample-'));
  cpSync('src/aspnet/samples/Core', folder, { recursive: true });
  const place = ['--urls', 'http://127.0.0.1:0', '--environment', 'Development', '--contentRoot', folder];
  const host = await serve('dotnet', [`${artifacts}/bin/Portal/release/Portal.dll`, ...place], folder, env);
  return { ...host, close: () => host.close().then(() => rmSync(folder, { recursive: true })) };
}

/** The build makes the site, with the host that `dotnet run` starts. */
const startUnderMono = (name: string) => startHost(join(artifacts, 'sites', name));

describe.each([
  ['ASP.NET Core', sdkVersion() ? undefined : 'there is no .NET SDK 10 or newer', startCore],
  ['MVC 5', missing(), () => startUnderMono('Mvc5')],
  ['Web Forms', missing(), () => startUnderMono('WebForms')],
] as const)('the sample for %s, as it is in the repository', (name, reason, start) => {
  if (reason) console.log(`The sample for ${name} is skipped: ${reason} on this machine.`);

  describe.skipIf(reason)('started', { timeout: 120_000 }, () => {
    const portal = usePortal(start, 300_000);

    test('signs a visitor in by SMS', async () => {
      const page = await askForCode(portal, '671112233');
      const [code = ''] = await portal.codesFor('380671112233');
      await submitCode(page, code);
      await page.waitForURL('**/panel');
      expect(page.complaints).toEqual([]);
    });

    test('signs an administrator in by email, who then may open the pages of the menu', async () => {
      const page = await signIn(portal);
      expect(page.complaints).toEqual([]);
      for (const path of ['clients', 'dashboard', 'report', 'payments', 'profile/editadmin']) {
        expect([path, (await page.goto(`/uk/${path}`))?.status()]).toEqual([path, 200]);
        expect((await portal.client().get(`/uk/${path}`)).status).toBe(302);
      }
    });
  });
});
