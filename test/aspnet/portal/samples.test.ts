import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { settled } from '../../browser/visit';
import { env, sdkVersion } from '../dotnet';
import { artifacts } from '../packages';
import { client } from './client';
import { missing, startHost } from './mvc5-host';
import { signIn, usePortal } from './portal';
import { serve } from './serve';
import { unfinished } from './unfinished';

async function startCore(...settings: string[]) {
  // Nothing is written into the repository.
  const folder = mkdtempSync(join(tmpdir(), 'sample-'));
  cpSync('src/aspnet/samples/Core', folder, { recursive: true });
  const place = ['--urls', 'http://127.0.0.1:0', '--contentRoot', folder, ...settings];
  const host = await serve('dotnet', [`${artifacts}/bin/Portal/release/Portal.dll`, ...place], {
    cwd: folder,
    env,
  });
  return { ...host, close: () => host.close().then(() => rmSync(folder, { recursive: true })) };
}

describe.each([
  [
    'ASP.NET Core',
    sdkVersion() ? undefined : 'there is no .NET SDK 10 or newer',
    () => startCore('--environment', 'Development'),
  ],
  // The build makes the site, with the host that `dotnet run` starts.
  ['MVC 5', missing(), () => startHost(join(artifacts, 'sites/Mvc5'))],
] as const)('the sample for %s, as it is in the repository', (name, reason, start) => {
  if (reason) console.log(`The sample for ${name} is skipped: ${reason} on this machine.`);

  describe.skipIf(reason)('started', { timeout: 120_000 }, () => {
    const portal = usePortal(start, 300_000);

    test('signs an administrator in by email, who then may open the pages of the menu', async () => {
      const page = await signIn(portal);
      expect(page.complaints).toEqual([]);
      for (const path of ['clients', 'dashboard', 'report', 'payments', 'profile/editadmin']) {
        expect([path, (await page.goto(`/uk/${path}`))?.status()]).toEqual([path, 200]);
        expect((await portal.client().get(`/uk/${path}`)).status).toBe(302);
      }
    });

    test('has the script of the card in its login page alone', async () => {
      const { get } = portal.client();
      for (const [path, has] of [
        ['/uk', false],
        ['/uk/account/login', true],
      ] as const)
        expect([path, /<script src="[^"]*\/login-card\.js/.test((await get(path)).text)]).toEqual([
          path,
          has,
        ]);
    });

    test.each([390, 1361])(
      'has room around the card, and the footer at the end of the window: %i px',
      async (width) => {
        const page = await portal.visit();
        await page.setViewportSize({ width, height: 1200 });
        await portal.open('/uk/account/login', page);
        await settled(page, 'login-card');
        const { header, card, trail, footer } = await page.evaluate(() => {
          const box = (selector: string) =>
            document.querySelector(selector)?.getBoundingClientRect().toJSON();
          return {
            header: box('[data-widget="header"]'),
            card: box('[data-mode]'),
            trail: box('[data-widget="page-header"]'),
            footer: box('[data-widget="footer"]'),
          };
        });
        // The content begins where that of the footer does. The shadow of the card ends 44 px below it.
        const edge = width === 390 ? 16 : (1361 - 1200) / 2;
        expect([header.x, header.y, header.width, footer.width, footer.bottom]).toEqual([
          0,
          0,
          width,
          width,
          1200,
        ]);
        expect([card.x, trail.x, footer.top - card.bottom >= 48]).toEqual([edge, edge, true]);
      },
    );
  });
});

test.skipIf(!sdkVersion())(
  'in production the sample as it comes signs nobody in, and the log says what is missing',
  async () => {
    const site = await startCore();
    onTestFinished(() => site.close());
    const tasks = 'Replace PortalUsers.cs by your own users. Call your SMS service in SmsGateway.cs.';
    await unfinished(client(site.url), () => site.log.join('\n'), tasks);
  },
);
