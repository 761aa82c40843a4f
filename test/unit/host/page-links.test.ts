import { describe, expect, test, vi } from 'vitest';
import { withLinks } from '../../../src/host/page-links';
import type { Kind } from '../../../src/page/field';
import { fields, namedFields } from '../../../src/page/fields';
import { kinds } from '../../../src/page/kinds';
import { isList } from '../../../src/page/value';
import { read } from '../page/reading';

const linksOf = (data: object) => withLinks(read({ lang: 'uk', ...data }).page);

/** A value with the same relative address in each place that accepts an address but no script. */
function sample(kind: Kind): unknown {
  if (typeof kind === 'string') {
    const reads = (value: string) => kinds[kind].read(value, () => {}) === value;
    return kind === 'string' ? 'text' : reads('/any') && !reads('javascript:alert(1)') ? '/any' : undefined;
  }
  if (isList(kind)) return [sample(kind[0])];
  return Object.fromEntries(Object.entries(kind.parts).map(([name, part]) => [name, sample(part.kind)]));
}

test('with a <base> of another origin every address in a field leads to the page’s origin, except the base of a call', () => {
  vi.spyOn(Object.getPrototypeOf(document), 'baseURI', 'get').mockReturnValue('https://cdn.example/');
  const page = linksOf(Object.fromEntries(namedFields.map(([name, { kind }]) => [name, sample(kind)])));
  const relative = Object.entries(page).filter(([, value]) => JSON.stringify(value).includes('"/any"'));
  expect(
    relative.map(([name]) => name),
    'these fields have addresses that a <base> changes. Give their kind `isAddress` in src/page/kinds.ts',
  ).toEqual(['apiUrl']);
  expect(page.breadcrumbs).toEqual([{ name: 'text', link: 'https://chargers.example/any' }]);
});

test('without a <base> of another origin addresses stay as they are', () => {
  expect(linksOf({ siteUrl: '/start', breadcrumbs: [{ name: 'A', link: 'clients' }] })).toMatchObject({
    siteUrl: '/start',
    breadcrumbs: [{ name: 'A', link: 'clients' }],
  });
});

describe('the pages of the main website', () => {
  const { url, ...links } = fields.mainSite.kind.parts;
  const pages = Object.keys(links) as (keyof typeof links)[];
  const site = (mainSite: object) => linksOf({ mainSite }).mainSite;

  test.for(pages)('%s may be relative to the url of the main website', (name) => {
    expect(site({ url: 'https://main.example/uk/', [name]: 'page' })[name]).toBe(
      'https://main.example/uk/page',
    );
    expect(site({ url: 'https://main.example/uk/', [name]: '/page' })[name]).toBe(
      'https://main.example/page',
    );
  });

  test.for(pages)('%s may be absolute', (name) => {
    expect(site({ url: 'https://main.example/', [name]: 'https://other.example/page' })[name]).toBe(
      'https://other.example/page',
    );
  });

  test('without a url, or with a relative one, links are resolved against the page’s origin', () => {
    expect(site({ news: 'news' }).news).toBe('https://chargers.example/news');
    expect(site({ url: '/main/', news: 'news' }).news).toBe('https://chargers.example/main/news');
  });

  test('an absent link has no address', () => {
    expect(site({ url: 'https://main.example/', news: null, shop: '' }).news).toBeUndefined();
    expect(site({ url: 'https://main.example/', news: null, shop: '' }).shop).toBeUndefined();
  });

  test('an unsafe link is left out, and the others stay', () => {
    const mainSite = {
      url: 'https://main.example/',
      news: 'javascript:alert(1)',
      shop: '//evil.example',
      about: 'about',
    };
    expect(site(mainSite)).toMatchObject({
      news: undefined,
      shop: undefined,
      about: 'https://main.example/about',
    });
    expect(read({ lang: 'uk', mainSite }).problems).toEqual([
      'mainSite.news: expected an address, found "javascript:alert(1)"; ignored',
      'mainSite.shop: expected an address, found "//evil.example"; ignored',
    ]);
  });

  test('an unsafe url is left out, and no link uses it', () => {
    const { url, news } = site({ url: 'javascript:alert(1)', news: 'news' });
    expect(url).toBeUndefined();
    expect(news).toBe('https://chargers.example/news');
  });
});
