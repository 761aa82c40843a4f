import { expect, test, vi } from 'vitest';
import { isThisPage, href as link, renewLink, resolve } from '../../../../src/shared/page/address/href';
import { pageAddress, pageOrigin } from '../../../../src/shared/page/address/page-address';

const origin = 'https://chargers.example';

/** Opens a page, or a frame of it, whose document has this base address. */
function open(href: string, base = href, windowOrigin = origin) {
  vi.stubGlobal('location', { href, origin: href.startsWith('about:') ? 'null' : new URL(href).origin });
  vi.stubGlobal('origin', windowOrigin);
  vi.spyOn(Object.getPrototypeOf(document), 'baseURI', 'get').mockReturnValue(base);
}

const page = `${origin}/uk/clients?page=2`;

test.for([
  ['with a <base> of another origin', page, 'https://cdn.example/', page, `${origin}/uk`],
  ['with a <base> of its own origin', page, `${origin}/app/`, page, '/uk'],
  ['in a srcdoc frame', 'about:srcdoc', `${origin}/uk/kontakty`, `${origin}/uk/kontakty`, '/uk'],
  ['in a srcdoc frame with a <base>', 'about:srcdoc', 'https://cdn.example/x', `${origin}/`, `${origin}/uk`],
] as const)(
  '%s the page’s address and origin are known, and links lead there',
  ([, href, base, address, uk]) => {
    open(href, base);
    expect([pageOrigin(), pageAddress()]).toEqual([origin, address]);
    expect([resolve('/panel'), resolve('new')]).toEqual([`${origin}/panel`, new URL('new', address).href]);
    for (const given of ['https://other.example/x', 'tel:1']) expect(link(given)).toBe(given);
    expect(link('/uk')).toBe(uk);
  },
);

const clients = `${origin}/uk/clients`;

test.for<[given: string, base: string, address: string]>([
  ['?page=3', page, '?page=3'],
  ['new', page, 'new'],
  ['#part', page, '#part'],
  ['?page=3', `${origin}/`, `${clients}?page=3`],
  ['new', `${origin}/`, `${origin}/uk/new`],
  ['./new', `${origin}/app/`, `${origin}/uk/new`],
  ['#part', `${origin}/`, `${page}#part`],
  ['#part', 'https://cdn.example/', `${page}#part`],
  ['/uk#part', `${origin}/app/`, '/uk#part'],
  ['/uk#part', 'https://cdn.example/', `${origin}/uk#part`],
  ['https://other.example/x', `${origin}/app/`, 'https://other.example/x'],
  ['tel:1', `${origin}/app/`, 'tel:1'],
])('on /uk/clients?page=2 the link %s with the base %s is %s', ([given, base, address]) => {
  open(page, base);
  expect(link(given)).toBe(address);
});

test.for<[given: string, base: string, address: string]>([
  ['#part', `${origin}/`, `${clients}?page=5#part`],
  // Until now the base was the page's own address.
  ['#part', page, `${clients}?page=5#part`],
  ['?page=3', `${origin}/`, `${clients}?page=3`],
  ['/uk', `${origin}/`, '/uk'],
])(
  'after the page has changed its address, a click on %s with the base %s leads to %s',
  ([given, base, address]) => {
    open(page, base);
    const anchor = document.createElement('a');
    const text = anchor.appendChild(document.createElement('span'));
    const own = document.createElement('a');
    anchor.setAttribute('href', link(given));
    own.setAttribute('href', '#own');
    open(`${clients}?page=5#list`, base);
    for (const target of [text, own, document.body]) renewLink({ target });
    expect([anchor.getAttribute('href'), own.getAttribute('href')]).toEqual([address, '#own']);
  },
);

test('without any origin, as in a sandbox, nothing throws', () => {
  open('about:srcdoc', 'about:srcdoc', 'null');
  expect([resolve('/panel'), link('/uk')]).toEqual([undefined, '/uk']);
});

test.for<[link: string, marked: boolean]>([
  ['/uk/rates', true],
  [`${origin}/uk/rates#prices`, true],
  ['rates?type=2', true],
  ['?type=1', false],
  ['https://main.example/uk/rates', false],
  ['https://', false],
])('on /uk/rates?type=2 a link to %s is marked: %s', ([link, marked]) => {
  open(`${origin}/uk/rates?type=2#list`);
  expect(isThisPage(link)).toBe(marked);
});
