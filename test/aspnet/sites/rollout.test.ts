// @vitest-environment node
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { settled } from '../../browser/visit';
import { sdkVersion } from '../dotnet';
import { newer } from '../packages';
import { followGuide } from '../portal/core-site';
import { account, askForCode, signIn, typeCode, usePortal } from '../portal/portal';

/** The last release. */
const [former = ''] = readdirSync('src/aspnet/former').sort().reverse();
const login = '/uk/account/login';

describe.skipIf(!sdkVersion())(
  'a rollout in two steps: the new package with the scripts of the last release, then with its own',
  () => {
    let site: Awaited<ReturnType<typeof followGuide>>;
    const portal = usePortal(async () => {
      site = await followGuide(['Languages and sign-in']);
      const layout = join(site.folder, 'Views/Shared/_Layout.cshtml');
      const own = /<(header|footer)[ >].*?<\/\1>/gs;
      writeFileSync(layout, readFileSync(layout, 'utf8').replace(own, ''));
      // The number of this version can be that of the last release.
      await site.update('src/aspnet/former');
      name(former);
      const host = await site.start();
      return { ...host, close: () => host.close().then(site.remove) };
    }, 600_000);

    /** Names the version of the scripts. */
    function name(version?: string): void {
      const file = join(site.folder, 'appsettings.json');
      const { EvPortalWidgets: settings, ...others } = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, JSON.stringify({ ...others, EvPortalWidgets: { ...settings, Version: version } }));
    }

    /** The versions of the scripts that a page has requested. */
    const versionsOf = ({ requested }: { requested: string[] }) => [
      ...new Set(requested.map((path) => path.split('/')[0])),
    ];

    /** Opens a page whose scripts come after it was painted. Returns it with its layout shift. */
    async function watched(path: string, width: number) {
      const page = await portal.visit();
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shift: () => shifts.reduce((sum, each) => sum + each, 0) });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as never as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      let paint = () => {};
      const painted = new Promise<void>((resolve) => {
        paint = resolve;
      });
      await page.route('**/shared.js*', (route) => painted.then(() => route.continue()));
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      paint();
      await settled(page);
      return { page, shift: await page.evaluate(() => (window as never as { shift(): number }).shift()) };
    }

    test('a visitor signs in by phone, and by email, and the console stays silent', async () => {
      const page = await askForCode(portal, '050 123-45-67');
      await typeCode(page, (await portal.codesFor('380501234567')).at(-1) ?? '');
      await page.waitForURL('**/panel');
      const other = await signIn(portal);
      await account(other).waitFor();
      for (const each of [page, other]) {
        expect(versionsOf(each)).toEqual([former]);
        expect(each.complaints).toEqual([]);
      }
    });

    test.for([390, 1361])('at %i px nothing moves when the widgets come', async (width) => {
      expect((await watched(login, width)).shift).toBe(0);
    });

    test('the second step needs no restart, and pages of the first one get their scripts', async () => {
      const open = await portal.visit();
      let leave = () => {};
      const left = new Promise<void>((resolve) => {
        leave = resolve;
      });
      await open.route('**/widgets/**', (route) => left.then(() => route.continue()));
      await open.goto(login, { waitUntil: 'commit' });
      name();
      await expect
        .poll(() => portal.fetch(login).then((answer) => answer.text()))
        .toContain(`/widgets/${newer}/`);
      leave();
      await settled(open);
      expect(versionsOf(open)).toEqual([former]);
      const next = await signIn(portal);
      expect(versionsOf(next)).toEqual([newer]);
      expect([...open.complaints, ...next.complaints]).toEqual([]);
      expect(portal.log()).not.toContain('4002');
    });

    test('the first page of the guide then moves nothing on a phone, and its footer is full', async () => {
      const { page, shift } = await watched('/', 390);
      expect(shift).toBe(0);
      const empty = await page.locator('footer').evaluate((footer) => {
        const bottom = (element: Element | null) => element?.getBoundingClientRect().bottom ?? Number.NaN;
        return (bottom(footer) - bottom(footer.lastElementChild)) / footer.clientHeight;
      });
      expect(empty).toBeLessThan(1 / 3);
    });
  },
);
