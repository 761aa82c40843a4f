import { expect, test, vi } from 'vitest';
import { fields, namedFields } from '../../../../src/facts/fields';
import type { Kind } from '../../../../src/shared/page/field';
import { kinds } from '../../../../src/shared/page/kinds';
import { isList } from '../../../../src/shared/page/value';
import { testHost } from '../../widgets/test-host';

/** The data of a page as a widget gets it. */
const linksOf = (data: object) => testHost(data).host.pageData;

/** A value with the same relative address in each place that accepts an address but no script. */
function sample(kind: Kind): unknown {
  if (typeof kind === 'string') {
    const reads = (value: string) => kinds[kind].read(value, () => {}) === value;
    return kind === 'string' ? 'text' : reads('/any') && !reads('javascript:alert(1)') ? '/any' : undefined;
  }
  if (isList(kind)) return [sample(kind[0])];
  return Object.fromEntries(Object.entries(kind.parts).map(([name, part]) => [name, sample(part.kind)]));
}

test('with a <base> of another origin each address leads to the page’s origin, except the base of a call', () => {
  const data = { siteUrl: '/start', breadcrumbs: [{ name: 'A', link: 'clients' }] };
  expect(linksOf(data)).toMatchObject(data);
  vi.spyOn(Object.getPrototypeOf(document), 'baseURI', 'get').mockReturnValue('https://cdn.example/');
  const samples = Object.fromEntries(namedFields.map(([name, { kind }]) => [name, sample(kind)]));
  const page = linksOf({ ...samples, lang: 'uk' });
  const relative = Object.entries(page).filter(([, value]) => JSON.stringify(value).includes('"/any"'));
  expect(
    relative.map(([name]) => name),
    'these fields have addresses that a <base> changes. Give their kind `isAddress` in src/shared/page/kinds.ts',
  ).toEqual(['apiUrl']);
  expect(page.breadcrumbs).toEqual([{ name: 'text', link: 'https://chargers.example/any' }]);
});

test.each(['click', 'auxclick', 'contextmenu'])(
  'with a <base> a link to #part leads to the page as it is at the %s, also if the page stops that',
  (type) => {
    vi.spyOn(Object.getPrototypeOf(document), 'baseURI', 'get').mockReturnValue('https://chargers.example/');
    history.replaceState(null, '', '/uk/rates');
    const { element, host, abortController } = testHost({ help: [{ name: 'Part', link: '#part' }] });
    const anchor = element.appendChild(document.createElement('a'));
    anchor.setAttribute('href', `${host.pageData.help[0]?.link}`);
    anchor.addEventListener(type, (event) => event.stopPropagation());
    history.replaceState(null, '', '/uk/rates?type=2');
    anchor.dispatchEvent(new Event(type, { bubbles: true }));
    expect(anchor.getAttribute('href')).toBe('https://chargers.example/uk/rates?type=2#part');
    // After the unmount the links in the placeholder are those of the site.
    abortController.abort();
    history.replaceState(null, '', '/uk/rates?type=3');
    anchor.dispatchEvent(new Event(type, { bubbles: true }));
    expect(anchor.getAttribute('href')).toBe('https://chargers.example/uk/rates?type=2#part');
  },
);

const url = 'https://main.example/uk/';

test.for([
  [url, 'page', 'https://main.example/uk/page'],
  [url, '/page', 'https://main.example/page'],
  [url, 'https://other.example/page', 'https://other.example/page'],
  ['/main/', 'page', 'https://chargers.example/main/page'],
  // An unsafe address is left out.
  ['javascript:alert(1)', 'page', 'https://chargers.example/page'],
  [url, '', undefined],
  [url, '//evil.example', undefined],
])('with the main website at %s a link to its page %s leads to %s', ([base, given, address]) => {
  history.replaceState(null, '', '/uk/rates');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { url: _, ...pages } = fields.mainSite.kind.parts;
  for (const name of Object.keys(pages) as (keyof typeof pages)[])
    expect(linksOf({ mainSite: { url: base, [name]: given } }).mainSite[name], name).toBe(address);
});
