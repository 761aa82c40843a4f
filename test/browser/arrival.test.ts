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
  const last = own + tags('shared');
  /** Scripts of the site with the names of ours. */
  const others = tags('footer', 'page-header').replaceAll(/\/widgets(.*) defer/g, '/js$1');
  const plain = (tags: string) => tags.replaceAll(' defer', '');
  const ways: Record<string, Parameters<typeof html>[0]> = {
    'plain at the end of body': { scripts: plain(own) },
    'plain in head': { head: plain(own), scripts: '' },
    'defer in head': { head: own, scripts: '' },
    'async in head': { head: own.replaceAll('defer', 'async'), scripts: '' },
    'type=module': { scripts: own.replaceAll('defer', 'type="module"') },
    'the same script twice': { scripts: own + tags('footer') },
    'shared.js named last': { scripts: last },
    'shared.js named last, plain': { scripts: plain(last) },
    'shared.js named last, async': { scripts: last.replaceAll('defer', 'async') },
    'shared.js in head, widgets in body': { head: tags('shared'), scripts: own },
  };
  test.each(Object.entries(ways))(
    '%s: mounts both, loads shared.js once, and takes no script of the site for ours',
    async (_, parts) => {
      for (const name of ['footer', 'page-header']) site.serve(`/js/${name}.js`, 'window.ran = true', script);
      const head = others + (parts?.head ?? '');
      const page = await site.openDocument(html({ body: both, ...parts, head }));
      await settled(page);
      expect(await page.locator('footer, h1').allTextContents()).toHaveLength(2);
      expect(await page.getByText('Сервер', { exact: true }).count()).toBe(0);
      expect(shared(page.requested)).toHaveLength(1);
      // A page that has replaced nothing needs no frame with the browser's own globals.
      expect(await page.locator('iframe').count()).toBe(0);
      expect(page.complaints).toEqual([]);
    },
  );

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

  test('a second tag of shared.js changes nothing: one warning lists the missing texts of all widgets', async () => {
    const body = `${footer}<div data-widget="header"></div>`;
    const scripts = tags('shared', 'footer', 'shared', 'header');
    const page = await site.openDocument(html({ body, page: { lang: 'uk' }, scripts }));
    await settled(page);
    await expect.poll(() => page.complaints).toEqual([expect.stringMatching(/keys .*Terms.*Login/)]);
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

describe('from another origin', () => {
  const elsewhere = () => site.server.url.replace('localhost', '127.0.0.1');
  const open = (crossorigin: string) => {
    const tag = `<script src="${elsewhere()}/widgets/footer.js" ${crossorigin} defer></script>`;
    return site.openDocument(html({ scripts: tag }), withoutPolicy);
  };

  test('shared.js is requested with integrity only if CORS allows the check', async () => {
    const allowed = { ...script, 'access-control-allow-origin': '*' };
    for (const name of ['shared', 'footer']) site.serve(`/widgets/${name}.js`, bundle(name), allowed);
    const integrity = async (crossorigin: string) => {
      const page = await open(crossorigin);
      await settled(page, 'footer');
      return page.locator('script[src*="shared.js?"]').getAttribute('integrity');
    };
    expect(await integrity('crossorigin')).toMatch(/^sha384-/);
    expect(await integrity('')).toBeNull();
  });

  test('with a shared.js of another build the server’s content stays, and one message gives the reason', async () => {
    site.serve('/widgets/shared.js', laterBuild('footer').shared, script);
    const page = await open('');
    await settled(page, 'footer', 'failed');
    const reports = page.complaints.filter((text) => text.startsWith('ev-portal-widgets'));
    expect(reports).toEqual([expect.stringMatching('is of another build')]);
  });
});
