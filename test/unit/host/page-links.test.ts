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
  const data = { siteUrl: '/start', breadcrumbs: [{ name: 'A', link: 'clients' }] };
  expect(linksOf(data)).toMatchObject(data);
});

describe('the pages of the main website', () => {
  const { url: _, ...pages } = fields.mainSite.kind.parts;
  const url = 'https://main.example/uk/';
  const unsafe = 'javascript:alert(1)';

  test.for([
    [url, 'page', 'https://main.example/uk/page'],
    [url, '/page', 'https://main.example/page'],
    [url, 'https://other.example/page', 'https://other.example/page'],
    [undefined, 'page', 'https://chargers.example/page'],
    ['/main/', 'page', 'https://chargers.example/main/page'],
    // It is left out, and no link uses it.
    [unsafe, 'page', 'https://chargers.example/page'],
    [url, '', undefined],
    [url, null, undefined],
    [url, unsafe, undefined],
    [url, '//evil.example', undefined],
  ])('with the url %s a link to %s leads to %s', ([base, given, address]) => {
    for (const name of Object.keys(pages) as (keyof typeof pages)[])
      expect(linksOf({ mainSite: { url: base, [name]: given } }).mainSite[name], name).toBe(address);
  });
});
