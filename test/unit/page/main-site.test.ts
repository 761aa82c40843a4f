import { expect, test } from 'vitest';
import { fields } from '../../../src/page/fields';
import { faults, read } from './reading';

const { url, ...links } = fields.mainSite.is;
const pages = Object.keys(links) as (keyof typeof links)[];
const site = (mainSite: object) => read({ lang: 'uk', mainSite }).page.mainSite;

test.for(pages)('%s may be relative to the url of the main website', (name) => {
  expect(site({ url: 'https://main.example/uk/', [name]: 'page' })[name]).toBe(
    'https://main.example/uk/page',
  );
  expect(site({ url: 'https://main.example/uk/', [name]: '/page' })[name]).toBe('https://main.example/page');
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
  expect(faults({ lang: 'uk', mainSite })).toEqual([
    'mainSite.news: found "javascript:alert(1)" instead of an address; left out',
    'mainSite.shop: found "//evil.example" instead of an address; left out',
  ]);
});

test('an unsafe url is left out, and no link uses it', () => {
  const { url, news } = site({ url: 'javascript:alert(1)', news: 'news' });
  expect(url).toBeUndefined();
  expect(news).toBe('https://chargers.example/news');
});
