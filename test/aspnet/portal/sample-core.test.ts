import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildSite, built, env, sdkVersion } from '../dotnet';
import { askForCode, signIn, submitCode, usePortal } from './portal';
import { serve } from './serve';

const artifacts = `${built}/sample-core`;

describe.skipIf(!sdkVersion())('the sample for ASP.NET Core, as it is in the repository', () => {
  const portal = usePortal(async () => {
    await buildSite('src/aspnet/samples/Core', '-m:1', `-p:ArtifactsPath=${artifacts}/`);
    // Nothing is written into the repository.
    const folder = mkdtempSync(join(tmpdir(), 'sample-'));
    cpSync('src/aspnet/samples/Core', folder, { recursive: true });
    const place = ['--urls', 'http://127.0.0.1:0', '--environment', 'Development', '--contentRoot', folder];
    const host = await serve('dotnet', [`${artifacts}/bin/Portal/debug/Portal.dll`, ...place], folder, env);
    return { ...host, close: () => host.close().then(() => rmSync(folder, { recursive: true })) };
  }, 300_000);

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
