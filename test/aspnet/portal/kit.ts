import { expect, onTestFinished, test } from 'vitest';
import { manifest, widgets } from '../../browser/document';
import { uk } from '../../texts';
import { startProxy } from '../../unit/extras/doctor/proxy';
import { run } from '../../unit/extras/doctor/run';
import { byScript, lowerCase } from './client';
import { dictionary, type Portal } from './portal';

interface Pages {
  /** A page with the policy of the site. */
  start: string;
  /** One that the output cache keeps. */
  cached?: string;
  /** Makes a request one of a visitor, and not of a developer. */
  stranger?: Record<string, string>;
}

/**
 * Tests the tags of a kit, and that the doctor finds nothing on its site. `unit/site` tests what the tags write by the code that all kits
 * share, and `test/unit/extras/doctor` the faults.
 */
export function kit(
  portal: Portal,
  logged: (words: string) => Promise<number>,
  { start, cached, stranger = {} }: Pages,
): void {
  const read = async (path: string) => (await portal.fetch(path, { headers: stranger })).text();
  const scripts = (html: string) =>
    [...html.matchAll(/<script src="\/widgets\/\S*?([\w-]+)\.js/g)].map(([, name]) => name);

  test('a page gets the scripts of all widgets, each file with its hash and its integrity', async () => {
    const html = await read('/uk/account/login');
    expect(scripts(html)).toEqual(['shared', ...widgets]);
    for (const file of ['shared.js', 'header.js', 'widgets.css']) {
      const { hash, integrity } = manifest.files[file];
      const tag = html.match(new RegExp(`<\\w+ [^>]*"/widgets/\\S*?${file}[^>]*>`))?.[0];
      expect(tag).toContain(`${file}?v=${hash}" integrity="${integrity}"`);
    }
  });

  test('a page that asks for some widgets gets these, and their texts with those of the site', async () => {
    expect(scripts(await read('/dev/tags?only=header&inspect=on'))).toEqual(['inspect', 'shared', 'header']);
    const [, json = ''] = (await read('/dev/shared?only=header')).match(/__PAGE__ = (.*?)<\/script>/) ?? [];
    const { translations } = lowerCase(JSON.parse(json));
    const keys = [...manifest.widgets.header.translations, 'OfTheSite'];
    expect(Object.keys(translations).sort()).toEqual(keys.sort());
  });

  test('a name that no widget has is a comment for visitors, who see the content of the site', async () => {
    await read('/dev/place?name=heder');
    const html = await read('/dev/place?name=heder');
    expect(html).toMatch(
      /<!-- ev-portal-widgets: there is no widget named heder -->\s*<p>own<\/p>(?!.*data-widget)/s,
    );
    expect(await logged(`There is no widget named heder. The widgets are ${widgets.join(', ')}.`)).toBe(1);
  });

  test('content of the site takes the place of the links, or is beside them', async () => {
    expect(await read('/dev/place?name=footer')).not.toContain('data-first');
    expect(await read('/dev/place?name=footer&first=true')).toMatch(
      /<div data-widget="footer" data-reserve(="")?><footer data-first="footer">.*<p>own<\/p>\s*<\/div>/s,
    );
  });

  test('the login page has its field outside of the card, a link to itself, and room for its heading', async () => {
    const html = await read('/uk/account/login?ReturnUrl=%2Fuk%2Freport');
    expect(html).toMatch(
      /<input name="__RequestVerificationToken"[^>]*>\s*<div data-widget="login-card"><div data-first="login-card">/,
    );
    expect(html).toContain('<a href="/uk/account/login?ReturnUrl=%2Fuk%2Freport">Завантажити знову</a>');
    expect(html).toContain('Для входу потрібен JavaScript.');
    expect(html).toMatch(/<div data-widget="page-header" data-reserve(="(title)?")?><\/div>/);
  });

  test('a login without an antiforgery token is answered with an object, and logged once with the cure', async () => {
    const form = new URLSearchParams();
    for (const [call, body] of [
      ['phonelogin', form],
      ['emaillogin', form],
      ['phonelogin', undefined],
    ] as const) {
      const options = { method: 'POST', headers: byScript, body };
      const answer = await portal.fetch(`/account/${call}`, options);
      const stale = { code: 'StalePage', data: null, error: uk.ReloadPageError };
      expect([call, answer.status, lowerCase(await answer.json())]).toEqual([call, 400, stale]);
    }
    expect(await logged('write @Html.AntiForgeryToken() into the page')).toBe(1);
  });

  test('a site’s own texts are put over those of the widgets', async () => {
    const own = { ...dictionary('uk'), LoginTitle: 'Вхід до кабінету' };
    expect(JSON.parse(await read('/dev/own'))).toMatchObject(own);
  });

  const healthy: [how: string, path: string, headers: Record<string, string>][] = [
    ['as it is', start, {}],
    ['where each page needs a session', start, { 'X-Everybody-Signs-In': 'yes' }],
  ];
  if (cached) healthy.push(['with a page from the output cache', cached, {}]);
  test.for(healthy)('the doctor finds nothing on this site %s', async ([, path, headers]) => {
    const proxy = await startProxy(portal.url());
    onTestFinished(() => void proxy.close());
    // The portal has more pages than the sites of the tests.
    proxy.changeBy((answer) => {
      if (answer.status === 404 && !/^\/(widgets|Content)\//.test(answer.path)) answer.status = 200;
    }, headers);
    const { code, faults, last } = await run([proxy.url + path, '--calls']);
    expect([faults, code]).toEqual([[], 0]);
    expect(last).toMatch(/ is well: 6 files, .* 2 calls\.(?: Not checked: the security policy [^;]*)?$/);
  });
}
