import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sdkVersion } from '../dotnet';
import { build, type CoreSite, start } from './core-site';
import { health } from './health';
import { files, version } from './manifest';
import { missing } from './missing';
import { reports } from './reports';
import { serving } from './serving';
import { siteTexts } from './site-texts';
import { uncached } from './uncached';

const sdk = sdkVersion();
if (!sdk)
  console.log('The C# for ASP.NET Core is not compiled: there is no .NET SDK 10 or newer on this machine.');

describe.skipIf(!sdk)('the package for ASP.NET Core in a site', () => {
  let folder: string;
  let site: CoreSite;
  beforeAll(async () => {
    folder = await build();
    site = await start(folder);
  }, 600_000);
  afterAll(() => site?.close());

  const addressOf = async (name: string) =>
    (await site.text('/page')).match(new RegExp(`"(/widgets/[^"]*${name}\\?v=\\w+)"`))?.[1];
  const use = (wanted: string) => site.text(`/use?version=${wanted}`);

  serving(() => site, `/widgets/${version}`);
  siteTexts(() => folder);
  uncached(() => site);
  missing(() => folder);
  reports(() => site);
  health(() => folder);

  test('RequireHost limits MapWidgets to its host', async () => {
    const other = await start(folder, '--WidgetHost', 'localhost');
    const { port } = new URL(other.url);
    const statuses = ['localhost', '127.0.0.1'].map(async (host) => {
      const { status } = await fetch(`http://${host}:${port}/portal/widgets/footer.js`);
      return status;
    });
    expect(await Promise.all(statuses)).toEqual([200, 404]);
    await other.close();
  });

  test('a file that MapStaticAssets knows too is sent by MapWidgets', async () => {
    const options = { headers: { 'accept-encoding': 'br' } };
    const { headers } = await fetch(`${site.url}/widgets/header.js`, options);
    expect(headers.get('etag')).toBe(`"${files['header.js.br']?.hash}"`);
  });

  test('below a path the files are served, and a page says why it has no widgets', async () => {
    expect((await fetch(`${site.url}/portal/widgets/${version}/footer.js`)).status).toBe(200);
    expect(await site.text('/portal/page')).toContain(
      '<!-- ev-portal-widgets: this page has no widgets: the site runs below /portal -->',
    );
    expect(await site.logged('The site runs below /portal')).toBe(1);
  });

  test('a page of the site itself may be below /widgets/', async () => {
    expect(await site.text('/widgets/own')).toBe('a page of the site');
  });

  describe('a build in a folder counts only if it is complete', () => {
    const next = (at = '3.0.0') => join(site.web, 'widgets', at);
    const script = (at?: string) => join(next(at), 'shared.js');
    const list = (at: string) => join(next(at), 'manifest.json');

    test.for<[at: string, reason: string, spoil: (at: string) => void]>([
      ['3.0.1', 'manifest.json does not exist', (at) => rmSync(list(at))],
      ['3.0.2', 'manifest.json is not a complete manifest', (at) => writeFileSync(list(at), '{"files": {')],
      ['3.0.3', 'manifest.json is not a complete manifest', (at) => writeFileSync(list(at), 'null')],
      [
        '3.0.4',
        'manifest.json lists no files',
        (at) => writeFileSync(list(at), '{"version":"3","files":{},"widgets":{}}'),
      ],
      ['3.0.5', 'shared.js is missing, or is not the file', (at) => rmSync(script(at))],
      ['3.0.6', 'shared.js is missing, or is not the file', (at) => writeFileSync(script(at), 'half a file')],
    ] as const)(
      '%s, %s: pages keep the last build, and the log says so once',
      async ([at, reason, spoil]) => {
        cpSync('dist', next(at), { recursive: true });
        spoil(at);
        await use(at);
        for (const visit of [1, 2])
          expect(`${visit} ${await addressOf('shared.js')}`).toContain(`${visit} /widgets/${version}/`);
        expect(await site.logged(`The build in ev-portal-widgets/${at} cannot be used: ${reason}`)).toBe(1);
        await use('');
      },
    );

    test('it is read again after a few seconds, not for each request; then it stays complete', async () => {
      const before = readFileSync('dist/shared.js');
      cpSync('dist', next(), { recursive: true });
      writeFileSync(script(), 'half a file');
      await use('3.0.0');
      await addressOf('shared.js');
      writeFileSync(script(), before);
      expect(await addressOf('shared.js')).toContain(`/${version}/`);
      await vi.waitUntil(async () => (await addressOf('shared.js'))?.includes('/3.0.0/'), 60_000);
      writeFileSync(script(), 'half of the next version');
      const answer = await fetch(site.url + (await addressOf('shared.js')));
      expect(await answer.text()).toBe(String(before));
      await use('');
    });
  });

  test('a setting that cannot be a folder is named in the log', async () => {
    await use('../secret');
    expect(await addressOf('shared.js')).toContain('/widgets/');
    expect(await site.logged('the setting EvPortalWidgets:Version is not the name of a folder')).toBe(1);
    await use('');
  });

  test('what the translations of a page lack is in the log, once', async () => {
    for (const _visit of [1, 2]) await site.text('/lacking');
    expect(await site.logged('The translations for "uk" ')).toBe(1);
    const [, problem] = site.log.join('\n').match(/The translations for "uk" .*?: (.*)/) ?? [];
    expect(problem).toBe(
      'News, Login missing, so these texts are English; ResendIn has no {{seconds}}; ResendIn has {{second}}, which the widgets do not fill in.',
    );
    expect(site.log.join()).not.toContain('The translations for "en"');
  });

  test('languages that visitors make up fill the log with at most a hundred lines of its own', async () => {
    for (let made = 0; made < 110; made++) await site.text(`/lacking?lang=${made}%0AForged line`);
    await site.logged('The translations for "50Forgedline"');
    const lines = site.log.filter((line) => line.includes('The translations for'));
    expect(lines.length).toBeLessThanOrEqual(100);
    expect(site.log.filter((line) => line.startsWith('Forged'))).toEqual([]);
  });

  test('a version that is not there is in the log before the first page', async () => {
    const other = await start(folder, '--EvPortalWidgets:Version', '9.9');
    expect(
      await other.logged('The build in ev-portal-widgets/9.9 cannot be used: manifest.json does not exist.'),
    ).toBe(1);
    await other.close();
  });

  const smsFor = (host: string, code: string, text = 'Ваш код: 012345') =>
    site.text(`/sms?${new URLSearchParams({ host, text, code })}`);

  test.for([
    ['portal.example.com', 'portal.example.com'],
    ['Portal.Example.COM:5001', 'portal.example.com'],
    ['зарядка.укр', new URL('http://зарядка.укр').hostname],
    // Browsers read no code from it.
    ['[::1]:5001', '[::1]'],
  ] as const)('browsers can read an SMS for %s', async ([host, address]) => {
    const sms = await smsFor(host, '012345', 'Ваш код: 012345\n');
    expect(sms).toBe(`Ваш код: 012345\n@${address} #012345`);
    // One part of an SMS with Cyrillic letters.
    expect(sms.length).toBeLessThanOrEqual(70);
  });

  test.for([
    ['portal.example.com', '123 456', 'code'],
    ['portal.example.com', '١٢٣٤', 'code'],
    ['portal.example.com', '123456\n', 'code'],
    ['portal.example.com', '', 'code'],
    ['', '123456', 'host'],
    ['https://portal.example.com', '123456', 'host'],
    ['a b', '123456', 'host'],
    ['evil.example #1', '123456', 'host'],
    ['[::1', '123456', 'host'],
    ['a.example\n@evil.example', '123456', 'host'],
  ] as const)('no SMS for the host %j and the code %j is written', async ([host, code, named]) => {
    expect(await smsFor(host, code)).toContain(`(Parameter '${named}')`);
  });

  const warning = 'without an SmsGuard';
  const checkout = '/login/checkout?u=380501234567';

  test('a site that sends SMS without a guard has one line in the log, unless a setting removes it', async () => {
    expect(await site.logged(warning)).toBe(1);
    const other = await start(folder, '--EvPortalWidgets:SmsGuard', 'none');
    expect(await other.text(checkout)).toContain('"value":1');
    expect(other.log.join('\n')).not.toContain(warning);
    await other.close();
  });

  test('a wrong setting of the guard stops the start, with its value and what is allowed', async () => {
    const site = start(folder, '--Guard', 'yes', '--EvPortalWidgets:Sms:PerNumber', 'five');
    await expect(site).rejects.toThrow('EvPortalWidgets:Sms:PerNumber is "five". Write a whole number.');
  });

  test('a site that sends SMS has figures from its guard', async () => {
    const other = await start(folder, '--Guard', 'yes');
    const headers = { 'X-Requested-With': 'XMLHttpRequest' };
    const ask = async () => (await fetch(other.url + checkout, { headers })).json();
    expect(await ask()).toMatchObject({ status: 0 });
    expect(await ask()).toMatchObject({ status: 1, error: { code: 'SmsMaxAttemptsReached' } });
    const figures = ['ev_portal.sms.sent', 'ev_portal.sms.refused reason=number'];
    expect(JSON.parse(await other.text('/figures'))).toEqual(figures);
    expect(other.log.join('\n')).not.toContain(warning);
    await other.close();
  });
});
