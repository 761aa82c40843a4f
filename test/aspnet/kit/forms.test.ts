import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { manifest, widgets } from '../../browser/document';
import { uk } from '../../texts';
import { stepsOf, stepsUnderMono, write } from '../guide';
import { assemblyOf } from '../packages';
import { missing, startHost } from '../portal/mvc5-host';

const { files, version } = manifest;

const reason = missing();
if (reason) console.log(`The MVC 5 sites are skipped: ${reason} on this machine.`);

/** Starts a Web Forms site under Mono, with the assembly of the package and without MVC. */
async function start() {
  const folder = mkdtempSync(join(tmpdir(), 'forms-'));
  cpSync('test/aspnet/mvc5/forms', folder, { recursive: true });
  const steps = [...stepsOf('mvc5'), ...stepsUnderMono()];
  for (const step of steps.filter(({ section }) => ['Web Forms', 'Sites under Mono'].includes(section)))
    write(folder, step);
  const bin = join(folder, 'bin');
  for (const name of ['EvPortalWidgets.SmsGuard', 'EvPortalWidgets.Web'])
    cpSync(assemblyOf(name), join(bin, `${name}.dll`));
  const served = await startHost(folder);
  return {
    ...served,
    folder,
    text: async (path: string) => (await fetch(served.url + path)).text(),
    close: async () => {
      await served.close();
      rmSync(folder, { recursive: true });
    },
  };
}

describe.skipIf(reason)('the package for Web Forms in a site without MVC', () => {
  let site: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    site = await start();
    await site.text('/Login.aspx');
  }, 600_000);
  afterAll(() => site?.close());

  test('the handler sends what the shared code answers: a script, what a browser has, and no other method', async () => {
    // fetch would unpack the body.
    const ask = async (path: string, method: string, headers: Record<string, string>) => {
      const sent = request(`${site.url}/widgets/${path}`, { method, headers }).end();
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      const body = Buffer.concat(await answer.toArray());
      return { status: answer.statusCode, headers: answer.headers, body };
    };
    const [script, packed] = [`${version}/header.js`, readFileSync('dist/header.js.br')];
    const etag = `"${files['header.js.br']?.hash}"`;
    const headers = {
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'content-length': String(packed.length),
      vary: 'Accept-Encoding',
      etag,
    };
    const br = { 'accept-encoding': 'br' };
    expect(await ask(script, 'GET', br)).toMatchObject({ status: 200, headers, body: packed });
    expect(await ask(script, 'HEAD', br)).toMatchObject({ status: 200, headers, body: Buffer.of() });
    const known = await ask(script, 'GET', { ...br, 'if-none-match': etag });
    expect(known).toMatchObject({ status: 304, headers: { etag }, body: Buffer.of() });
    expect(await ask(script, 'POST', {})).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    expect((await ask('header.js?v=0123456789abcdef', 'GET', {})).headers).toMatchObject({
      'cache-control': 'no-cache',
    });
    const others = ['manifest.json', 'header.js.br', '../web.config'].map((name) => `${version}/${name}`);
    for (const path of [...others, '..%2fweb.config', '9.9/header.js'])
      expect([path, (await ask(path, 'GET', {})).status]).toEqual([path, 404]);
  });

  test('files of the site below /widgets/ stay its own, but no code', async () => {
    const names = ['clock/clock.js', 'clock/face.png', '1.9.0/clock.js', 'clock/Clock.cs'];
    for (const name of names) {
      mkdirSync(dirname(join(site.folder, 'widgets', name)), { recursive: true });
      writeFileSync(join(site.folder, 'widgets', name), 'of the site');
    }
    const answers = await Promise.all(
      [...names, 'none.js'].map((name) => fetch(`${site.url}/widgets/${name}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404, 404]);
    expect(await answers[0]?.text()).toBe('of the site');
    expect(answers[1]?.headers.get('content-type')).toContain('image/png');
  });

  test('a page has the scripts of the assembly, and its texts', async () => {
    const html = await site.text('/Login.aspx');
    expect(html).toContain('<div data-widget="header"><header data-first="header"><a href="/">');
    expect(html).toContain(`<title>${uk.ProductTitle}</title>`);
    expect(html.match(/<script src=/g)).toHaveLength(2);
    expect(html).toContain(`"/widgets/${version}/login-card.js?v=${files['login-card.js']?.hash}"`);
  });

  test('a page shows a saved text at once, and the log names one that cannot be shown', async () => {
    const file = join(site.folder, 'Texts.uk.resx');
    expect(await site.text('/Login.aspx')).toContain('<h1>Ласкаво просимо</h1>');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Ласкаво просимо', 'Вітаємо'));
    const html = await site.text('/Login.aspx');
    expect(html).toContain('<h1>Вітаємо</h1>');
    expect(html).toContain(uk.ResendIn);
    expect(await site.logged('The text ResendIn of Texts.uk.resx, "Ще раз", has no {{seconds}}.')).toBe(1);
  });

  test('a page of the guide’s master page has the widgets, and may add controls to its head', async () => {
    const html = await site.text('/Default.aspx');
    expect(html).toMatch(
      /<link rel="stylesheet" href="\/widgets\/[^"]*widgets\.css.*<meta name="robots"[^>]*>.*<\/head>/s,
    );
    expect(html).toContain('"Title":"Home"');
    expect(html.match(/<script src=/g)).toHaveLength(1 + widgets.length);
  });

  test('a handler that waits as the guide says does not wait for ever', async () => {
    expect(await site.text('/Waiting.ashx')).toBe('{"Status":0,"Error":null,"Value":1}');
  });

  test('in development a page of a site without Widgets.Log has the errors of the log', async () => {
    const comment = /<!-- ev-portal-widgets: set Widgets\.Log[^>]*ResendIn/;
    expect(await site.text('/Login.aspx')).toMatch(comment);
    const headers = { 'X-Remote-Address': '192.0.2.1' };
    expect(await (await fetch(`${site.url}/Login.aspx`, { headers })).text()).not.toContain('<!--');
  });

  test('a log of the site gets each line, also those from before its start', async () => {
    const old = join(site.folder, '..', `${basename(site.folder)}-old`);
    cpSync(site.folder, old, { recursive: true });
    const config = join(old, 'Web.config');
    writeFileSync(
      config,
      readFileSync(config, 'utf8')
        .replaceAll(' targetFramework="4.7.2"', '')
        .replace('<appSettings>', '$&<add key="EvPortalWidgets:Version" value="9.9" />')
        .replace('EvPortalWidgets:Development', 'EvPortalWidgets:None'),
    );
    writeFileSync(
      join(old, 'Health.aspx'),
      '<%@ Page Language="C#" %><%= string.Join(", ", EvPortalWidgets.Widgets.HealthAsync().Result.Problems) %>',
    );
    const other = await startHost(old, '0', '/portal');
    onTestFinished(() => other.close().then(() => rmSync(old, { recursive: true })));
    const health = await fetch(`${other.url}/portal/Health.aspx`);
    expect(await health.text()).toBe('4002 UnknownVersion, 4021 Unfinished');
    for (const _ of [1, 2]) {
      const html = await (await fetch(`${other.url}/portal/Login.aspx`)).text();
      expect(html).toContain(
        '<!-- ev-portal-widgets: this page has no widgets: the site runs below /portal -->',
      );
      expect(html).not.toContain('set Widgets.Log');
    }
    for (const line of [
      `Info 4000: New pages use the widgets of version ${version}`,
      `Error 4002: The setting EvPortalWidgets:Version names 9.9. This package has ${version}`,
      'Error 4004: The site runs below /portal',
      'Error 4010: Web.config selects the behaviour of .NET Framework 4.0',
      'Info 4011: The machineKey is automatic',
      'Error 4021: Logins are answered with 503 until the sample is finished: Write users. Then remove [Unfinished]',
      'Info 4022: Browsers cannot fill in the code of an SMS',
    ])
      expect([line, await other.logged(line)]).toEqual([line, 1]);
  });

  test('the first page with a widget and without scripts is named in the log once', async () => {
    writeFileSync(
      join(site.folder, 'Half.aspx'),
      '<%@ Page Language="C#" %><%= EvPortalWidgets.Widgets.Placeholder(new HttpContextWrapper(Context), "header") %>',
    );
    const other = await startHost(site.folder);
    onTestFinished(() => other.close());
    for (const _visit of [1, 2]) await fetch(`${other.url}/Half.aspx`);
    expect(await other.logged('The page /Half.aspx has the widget header and no script of it')).toBe(1);
  });

  test('a site that sends SMS is warned once that it has no guard', async () => {
    for (let call = 0; call < 4; call++) await site.text('/login/checkout');
    expect(await site.logged('without an SmsGuard')).toBe(1);
  });
});
