import fc from 'fast-check';
import { act } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { createHost } from '../../../src/host/host';
import { type Key, translator } from '../../../src/i18n/translator';
import { type PageData, readPage } from '../../../src/page/page';
import { texts } from '../../../src/tooling/translations/texts';
import Footer from '../../../widgets/footer';
import PageHeader from '../../../widgets/page-header';
import { pages, withOddValues } from './invalid-data';
import { give } from './reading';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const text = expect.any(String);
const maybe = (value: unknown) => expect(['string', 'undefined']).toContain(typeof value);

/** Fails unless every field is there and has the right type. */
function complete(page: PageData): void {
  expect(page).toMatchObject({ lang: text, accessRights: text, siteUrl: text, apiUrl: text, title: text });
  expect(page.lang).toMatch(/^[\w-]+$/);
  expect(['json', 'form']).toContain(page.bodyFormat);
  expect(page.translations).toBeTypeOf('object');
  for (const { code, name } of page.languages) {
    expect(code).toMatch(/^[\w-]+$/);
    expect(name).toBeTypeOf('string');
  }
  Object.values(page.mainSite).forEach(maybe);
  const { hotline, phones = [], email, address } = page.contacts;
  [hotline, email, address].forEach(maybe);
  for (const phone of phones) expect(phone).toBeTypeOf('string');
  for (const { name, link } of page.breadcrumbs) {
    expect(name).toBeTypeOf('string');
    maybe(link);
  }
  for (const { name, link } of [...page.menu, ...page.footerLinks, ...page.help]) {
    expect([name, link]).toEqual([text, text]);
  }
  expect([undefined, 'phone', 'email']).toContain(page.login.method);
  for (const { name, link, action } of page.controls) {
    expect(name).toBeTypeOf('string');
    expect(link || action).toBeTypeOf('string');
  }
}

/** All addresses in the page's data that a widget puts into an `href`. */
const addresses = ({ siteUrl, apiUrl, mainSite, ...page }: PageData) =>
  [
    siteUrl,
    apiUrl,
    ...Object.values(mainSite),
    ...[page.breadcrumbs, page.controls, page.menu, page.footerLinks, page.help]
      .flat()
      .map(({ link }) => link),
  ].filter((each) => each !== undefined);

const schemes = ['http:', 'https:', 'mailto:', 'tel:'];
const scheme = (address: string) =>
  URL.canParse(address, location.href) ? new URL(address, location.href).protocol : 'https:';

test('reading never throws, and the page is complete, has the right types and no unsafe address', () => {
  fc.assert(
    fc.property(pages, (data) => {
      give(withOddValues(data));
      const page = readPage();
      complete(page);
      for (const address of addresses(page)) expect(schemes).toContain(scheme(address));
    }),
    { numRuns: 500 },
  );
});

test('reading never changes Object.prototype', () => {
  give(JSON.parse('{"lang":"uk","__proto__":{"title":"x"},"contacts":{"__proto__":{"email":"x"}}}'));
  const page = readPage();
  expect(page.title).toBe('');
  expect(page.contacts.email).toBeUndefined();
  expect('email' in {}).toBe(false);
});

/** Signs of a mistake in our code. The page's own texts may contain them, so such pages are not checked. */
const mistakes = /undefined|\[object |NaN|function|Symbol\(/;

test.for([
  ['footer', Footer],
  ['page-header', PageHeader],
] as const)('the %s renders any page without a mistake or an unsafe link', async ([name, Widget]) => {
  sessionStorage.setItem('buildVersion', '1.2.3');
  const element = document.createElement('div');
  let failed: unknown;
  const root = createRoot(element, {
    onUncaughtError: (error) => {
      failed = error;
    },
  });
  const heading = { breadcrumbs: [], controls: [], title: '' };
  const check = (data: unknown) => {
    give(withOddValues(data));
    const page = readPage();
    const t = translator(page, texts.en, () => {});
    const host = createHost(element, page, t, new AbortController().signal);
    flushSync(() => root.render(<Widget key={name} host={host} />));
    expect(failed).toBeUndefined();
    for (const link of element.querySelectorAll('a')) {
      const href = link.getAttribute('href') ?? '';
      expect(schemes).toContain(scheme(href));
      expect(href).not.toMatch(/^[\\/]{2}/);
    }
    const given = JSON.stringify([
      page.title,
      page.contacts,
      page.breadcrumbs,
      page.controls,
      (Object.keys(texts.en) as Key[]).map((key) => t(key)),
    ]);
    if (!mistakes.test(given)) expect(element.textContent).not.toMatch(mistakes);
    expect(element.querySelector('img, script')).toBeNull();
  };
  check({ lang: 'uk', ...heading });
  fc.assert(fc.property(pages, check), { numRuns: 100 });
  await act(async () => root.unmount());
});
