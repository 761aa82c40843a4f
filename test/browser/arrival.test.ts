import { describe, expect, test } from 'vitest';
import { bundle, footer, html, laterBuild, manifest, tags } from './document';
import { withoutPolicy } from './policy';
import { settled, useSite } from './visit';

const site = useSite();
const script = { 'content-type': 'text/javascript' };
const both = `${footer}<div data-widget="page-header" data-page="login"><h1>Сервер</h1></div>`;
const shared = (requested: string[]) => requested.filter((name) => name === 'shared.js');

describe('a page with one script tag per widget', () => {
  const own = tags('footer', 'page-header');
  const [first, last] = [tags('shared') + own, own + tags('shared')];
  const plain = (tags: string) => tags.replaceAll(' defer', '');
  const ways: Record<string, Parameters<typeof html>[0]> = {
    'defer at the end of body': { scripts: own },
    'plain at the end of body': { scripts: plain(own) },
    'plain in head': { head: plain(own), scripts: '' },
    'defer in head': { head: own, scripts: '' },
    'async in head': { head: own.replaceAll('defer', 'async'), scripts: '' },
    'type=module': { scripts: own.replaceAll('defer', 'type="module"') },
    'the same script twice': { scripts: own + tags('footer') },
    'shared.js named first': { scripts: first },
    'shared.js named last': { scripts: last },
    'shared.js named last, plain': { scripts: plain(last) },
    'shared.js named last, async': { scripts: last.replaceAll('defer', 'async') },
    'shared.js in head, widgets in body': { head: tags('shared'), scripts: own },
  };
  test.each(Object.entries(ways))('%s: mounts both and loads shared.js once', async (_, parts) => {
    const page = await site.openDocument(html({ body: both, ...parts }));
    await settled(page);
    expect(await page.locator('footer, h1').allTextContents()).toHaveLength(2);
    expect(await page.getByText('Сервер', { exact: true }).count()).toBe(0);
    expect(shared(page.requested)).toHaveLength(1);
    expect(page.complaints).toEqual([]);
  });

  test('all scripts joined into one file, with shared.js anywhere in it or without it', async () => {
    for (const names of [
      ['shared', 'footer', 'page-header'],
      ['footer', 'page-header', 'shared'],
      ['footer', 'page-header'],
    ]) {
      site.serve('/widgets/all.js', names.map(bundle).join('\n;'), script);
      const page = await site.openDocument(html({ body: both, scripts: tags('all') }));
      await settled(page);
      expect(shared(page.requested)).toHaveLength(names.includes('shared') ? 0 : 1);
    }
  });

  test('requests shared.js with hash and integrity, and copies its own nonce and crossorigin', async () => {
    const tag = '<script src="/widgets/footer.js" nonce="abc" crossorigin="use-credentials"></script>';
    const page = await site.openDocument(html({ scripts: tag }));
    await settled(page, 'footer');
    const { hash, integrity } = manifest.files['shared.js'];
    const requested = await page.evaluate(() => {
      const { src, nonce, crossOrigin, integrity } = document.querySelector(
        'script[src*="shared.js?"]',
      ) as HTMLScriptElement;
      return { src: src.replace(location.origin, ''), nonce, crossOrigin, integrity };
    });
    expect(requested).toEqual({
      src: `/widgets/shared.js?v=${hash}`,
      nonce: 'abc',
      crossOrigin: 'use-credentials',
      integrity,
    });
  });
});

test.each([
  ['modules', tags('footer', 'page-header').replaceAll('defer', 'type="module"')],
  ['deferred', tags('footer', 'page-header')],
  ['async', tags('footer', 'page-header').replaceAll('defer', 'async')],
])(
  'a footer.js and a page-header.js of the host are not confused with ours, which are %s',
  async (_, scripts) => {
    const names = ['footer', 'page-header'];
    for (const name of names) site.serve(`/js/${name}.js`, 'window.ran = true', script);
    const head = names.map((name) => `<script src="/js/${name}.js"></script>`).join('');
    const page = await site.openDocument(html({ head, body: both, scripts }));
    await settled(page);
    expect(shared(page.requested)).toHaveLength(1);
    expect(page.complaints).toEqual([]);
  },
);

describe('while shared.js cannot be used, the server’s content stays and one message gives the reason', () => {
  const serveShared = (status: number, body = '') =>
    site.server.answer('/widgets/shared.js', (_, response) => response.writeHead(status, script).end(body));
  const reported = (complaints: string[]) =>
    complaints.filter((text) => text.startsWith('ev-portal-widgets'));

  test('it is damaged on the way', async () => {
    serveShared(200, 'nonsense(');
    const page = await site.openDocument(html({ body: both, scripts: tags('footer', 'page-header') }));
    await page.locator('[data-widget-retry="2"]').first().waitFor();
    expect(await page.locator('.server').isVisible()).toBe(true);
    site.server.answer('/widgets/shared.js');
    await settled(page);
    expect(reported(page.complaints)).toEqual([expect.stringMatching('missing, blocked or changed')]);
  });

  test('from another origin it is requested with integrity only if CORS allows the check', async () => {
    const elsewhere = site.server.url.replace('localhost', '127.0.0.1');
    const allowed = { ...script, 'access-control-allow-origin': '*' };
    for (const name of ['shared', 'footer']) site.serve(`/widgets/${name}.js`, bundle(name), allowed);
    const integrity = async (crossorigin: string) => {
      const tag = `<script src="${elsewhere}/widgets/footer.js" ${crossorigin} defer></script>`;
      const page = await site.openDocument(html({ scripts: tag }), withoutPolicy);
      await settled(page, 'footer');
      return page.locator('script[src*="shared.js?"]').getAttribute('integrity');
    };
    expect(await integrity('crossorigin')).toMatch(/^sha384-/);
    expect(await integrity('')).toBeNull();
  });

  test('it is of another build, on an origin where integrity cannot be checked', async () => {
    serveShared(200, laterBuild('footer').shared);
    const elsewhere = site.server.url.replace('localhost', '127.0.0.1');
    const page = await site.openDocument(
      html({ scripts: `<script src="${elsewhere}/widgets/footer.js" defer></script>` }),
      withoutPolicy,
    );
    await settled(page, 'footer', 'failed');
    site.server.answer('/widgets/shared.js');
    expect(reported(page.complaints)).toEqual([expect.stringMatching('is of another build')]);
  });
});
