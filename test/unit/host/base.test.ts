import { beforeEach, describe, expect, test, vi } from 'vitest';
import { link, resolve } from '../../../src/host/address';
import { routes } from '../../../src/host/routes';
import { pageAddress, pageOrigin } from '../../../src/page/address/page-address';

const origin = 'https://chargers.example';

function place(href: string, windowOrigin: string, base = href) {
  vi.stubGlobal('location', { href, origin: href.startsWith('about:') ? 'null' : new URL(href).origin });
  vi.stubGlobal('origin', windowOrigin);
  vi.spyOn(Object.getPrototypeOf(document), 'baseURI', 'get').mockReturnValue(base);
}

describe('with a <base> of another origin', () => {
  beforeEach(() => place(`${origin}/uk/clients?page=2`, origin, 'https://cdn.example/'));

  test('the page’s address stays the same', () => {
    expect([pageOrigin(), pageAddress()]).toEqual([origin, `${origin}/uk/clients?page=2`]);
  });

  test('every address is resolved against the page', () => {
    expect(resolve('/panel')).toBe(`${origin}/panel`);
    expect(resolve('new')).toBe(`${origin}/uk/new`);
  });

  test('a link becomes absolute, with the page’s origin', () => {
    expect(link('/uk')).toBe(`${origin}/uk`);
    expect(link('new')).toBe(`${origin}/uk/new`);
    const links = [...routes.links('menu', '/uk'), ...routes.links('footer', '')];
    for (const [, address] of links) expect(address.startsWith(`${origin}/`)).toBe(true);
  });

  test.for(['https://other.example/x', 'mailto:a@b.example', 'tel:1'])('%s stays as it is', (given) => {
    expect(link(given)).toBe(given);
  });
});

test('with a <base> of the page’s own origin links stay as they are', () => {
  place(`${origin}/uk/clients`, origin, `${origin}/app/`);
  expect([link('/uk'), link('new')]).toEqual(['/uk', 'new']);
});

describe('in a srcdoc frame', () => {
  test('the page’s address is the parent’s', () => {
    place('about:srcdoc', origin, `${origin}/uk/kontakty`);
    expect([pageOrigin(), pageAddress()]).toEqual([origin, `${origin}/uk/kontakty`]);
    expect(resolve('/panel')).toBe(`${origin}/panel`);
    expect(link('/uk')).toBe('/uk');
  });

  test('with a <base> of another origin only the origin is known', () => {
    place('about:srcdoc', origin, 'https://cdn.example/x');
    expect([pageOrigin(), pageAddress()]).toEqual([origin, `${origin}/`]);
    expect(link('/uk')).toBe(`${origin}/uk`);
  });

  test('without any origin, as in a sandbox, nothing throws', () => {
    place('about:srcdoc', 'null', 'about:srcdoc');
    expect(resolve('/panel')).toBeUndefined();
    expect(link('/uk')).toBe('/uk');
  });
});
