// @vitest-environment node
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { built, env, sdkVersion } from '../dotnet';
import { withoutPack } from '../packages';
import { byScript, client } from '../portal/client';
import { serve } from '../portal/serve';

const sdk = sdkVersion();
if (!sdk) console.log('No trimmed site is published: there is no .NET SDK 10 or newer on this machine.');

/** A minimal API, with only the code that it uses, also of the frameworks. MVC and its tag helpers cannot be trimmed. */
describe.skipIf(!sdk)('a site that is published trimmed', { timeout: 60_000 }, () => {
  const root = join(built, 'trimmed');
  let warnings: string[] | undefined;
  let site: Awaited<ReturnType<typeof serve>> | undefined;

  beforeAll(async () => {
    mkdirSync(root, { recursive: true });
    // The packages of others are kept: they are large.
    for (const entry of readdirSync(root))
      if (entry !== 'unpacked') rmSync(join(root, entry), { recursive: true });
    for (const name of ['evportalwidgets', 'evportalwidgets.smsguard'])
      rmSync(join(root, 'unpacked', name), { recursive: true, force: true });
    withoutPack(root, 'dotnet pack src/aspnet -o packages\n');
    cpSync('test/aspnet/kit/trimmed', root, { recursive: true });
    cpSync('src/aspnet/samples/Guard/GuardedLogin.cs', join(root, 'GuardedLogin.cs'));
    const args = ['publish', '-o', 'out', '--disable-build-servers', '-nologo'];
    const { stdout } = await promisify(execFile)('dotnet', args, { cwd: root, env }).catch((error) => {
      if (!/NU1(100|101|301)|Unable to load the service index/.test(error.stdout))
        throw new Error(error.stdout);
      console.log('The trimmed site is skipped: its packages cannot be downloaded.');
      return { stdout: undefined };
    });
    if (stdout === undefined) return;
    warnings = stdout.match(/^.*\bwarning \w+\d+: .*$/gm) ?? [];
    const own = ['Host=portal.example', 'Sms:PerAddress=5'].map((each) => `--EvPortalWidgets:${each}`);
    const settings = ['--urls=http://127.0.0.1:0', ...own];
    // Elsewhere GuardedLogin.cs wants the methods of a site.
    const inDevelopment = { ...env, ASPNETCORE_ENVIRONMENT: 'Development' };
    site = await serve(join(root, 'out/Portal'), settings, { cwd: join(root, 'out'), env: inDevelopment });
  }, 600_000);
  afterAll(() => site?.close());
  beforeEach(({ skip }) => skip(!site));

  /** A visitor and the site. */
  function visit() {
    if (!site) throw new Error('there is no site');
    return { site, visitor: client(site.url) };
  }

  test('has no warning of a package of ours, nor of the file of a guide', () => {
    expect(warnings?.filter((line) => /EvPortalWidgets|GuardedLogin/.test(line))).toEqual([]);
  });

  test.for([
    ['email', { email: 'driver@example.com', password: 'wrong' }, 'Wrong'],
    ['phone', { number: '380501234567', code: '123456' }, 'None'],
  ] as const)('reads and writes the JSON of a login by %s without the widgets', async ([by, typed, code]) => {
    const { site } = visit();
    const answer = await fetch(`${site.url}/login/${by}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(typed),
    });
    expect([answer.status, await answer.json()]).toEqual([400, { code }]);
  });

  test('has the widgets on a page', async () => {
    const { visitor } = visit();
    const { text } = await visitor.get('/uk/account/login');
    const [, script = ''] = text.match(/src="(\/widgets\/[^"]*header\.js[^"]*)"/) ?? [];
    const { status, text: code } = await visitor.get(script);
    expect([status, code.length > 1000]).toEqual([200, true]);
    const [, data = '{}'] = text.match(/__PAGE__ = (\{.*?\});?<\/script>/) ?? [];
    expect(JSON.parse(data)).toMatchObject({ lang: 'uk', translations: { Login: 'Увійти' } });
  });

  test('signs a visitor in by SMS, with the host of the settings', async () => {
    const { site, visitor } = visit();
    expect((await visitor.get('/panel')).status).toBe(302);
    expect(await visitor.bySms(site, '380501234567')).toBe(1);
    expect(site.log.filter((line) => line.startsWith('@portal.example #'))).toHaveLength(1);
    expect((await visitor.get('/panel')).text).toContain('<h1>True</h1>');
  });

  test('answers a login of a page that was open for too long', async () => {
    const { visitor } = visit();
    await visitor.get('/uk/account/login');
    const { status, text } = await visitor.submit('/account/phonelogin', { phone: '' }, byScript);
    expect([status, JSON.parse(text)]).toMatchObject([400, { code: 'StalePage' }]);
  });

  test('refuses to check a password after too many tries', async () => {
    const { visitor } = visit();
    const answer = async () =>
      visitor.byEmail('driver@example.com', 'x').catch(({ message }: Error) => message);
    const answers = [];
    for (let tries = 0; tries < 12; tries++) answers.push(await answer());
    expect(answers[0]).toBe('Wrong');
    expect(answers.at(-1)).toMatch(/^status 429, .*"TooManyRequests"/);
  });
});
