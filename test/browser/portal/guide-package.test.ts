import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { frameworks, sdkVersion } from '../../dotnet';
import { uk } from '../../texts';
import { settled } from '../visit';
import { usePortal } from './portal';
import { followGuide } from './readme-site';

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));

describe.skipIf(!sdkVersion())('a site made from the NuGet package according to the guide', () => {
  const portal = usePortal(async () => {
    const [framework] = await frameworks();
    const site = await followGuide(['By package', 'The first page'], { TargetFramework: framework });
    // `dotnet run` starts a site in this folder, where the files of packages are not copied yet.
    const host = await site.start('--environment', 'Development');
    return { url: host.url, close: () => host.close().then(site.remove) };
  }, 600_000);

  test('has a header, a login card and a footer in Ukrainian', async () => {
    const page = await portal.open('/uk/account/login');
    await settled(page, 'login-card');
    expect(await page.getByLabel(uk.PhoneNumber).isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: uk.StationsMap }).count()).toBe(1);
    expect(new Set(page.requested.map((path) => path.split('/')[0]))).toEqual(new Set([version]));
    const own = page.complaints.filter((text) => text.startsWith('ev-portal-widgets'));
    expect(own).toEqual([expect.stringContaining('the version of the site did not load')]);
  });
});
