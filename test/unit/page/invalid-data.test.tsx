import fc from 'fast-check';
import { act } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { createHost } from '../../../src/host/host';
import { type Key, translator } from '../../../src/i18n/translator';
import type { Kind } from '../../../src/page/field';
import { namedFields } from '../../../src/page/fields';
import type { kinds } from '../../../src/page/kinds';
import type { Language } from '../../../src/page/languages';
import { type PageData, readPage } from '../../../src/page/page';
import { isList } from '../../../src/page/value';
import { texts } from '../../../src/tooling/translations/texts';
import Footer from '../../../widgets/footer';
import PageHeader from '../../../widgets/page-header';
import { pages, withOddValues } from './invalid-data';
import { give } from './reading';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const schemes = ['http:', 'https:', 'mailto:', 'tel:'];
const isText = (value: unknown) => typeof value === 'string';
const isCode = (value: unknown) => /^[\w-]+$/.test(`${value}`);
const isSafe = (value: unknown) =>
  isText(value) &&
  (!URL.canParse(`${value}`, location.href) || schemes.includes(new URL(`${value}`, location.href).protocol));

/** What a value of each kind must be. */
const types: Record<keyof typeof kinds, (value: unknown) => boolean> = {
  string: isText,
  languageCode: isCode,
  address: isSafe,
  webAddress: isSafe,
  ownAddress: isSafe,
  bodyFormat: (value) => value === 'json' || value === 'form',
  loginMethod: (value) => value === 'phone' || value === 'email',
  codeLength: Number.isInteger,
  flag: (value) => typeof value === 'boolean',
  dictionary: (value) => typeof value === 'object' && value !== null,
  languages: (value) => (value as Language[]).every(({ code, name }) => isCode(code) && isText(name)),
};

/** Fails unless a value has the right type, and no unsafe address in it. */
function complete(value: unknown, kind: Kind, path: string): void {
  if (typeof kind === 'string') expect(value, path).toSatisfy(types[kind]);
  else if (isList(kind)) for (const item of value as unknown[]) complete(item, kind[0], path);
  else {
    const found = value as Record<string, unknown>;
    if (kind.anyOf) expect(kind.anyOf.some((name) => found[name])).toBe(true);
    for (const [name, part] of Object.entries(kind.parts))
      if (part.required || found[name] !== undefined) complete(found[name], part.kind, `${path}.${name}`);
  }
}

test('reading never throws, and the page is complete, has the right types and no unsafe address', () => {
  fc.assert(
    fc.property(pages, (data) => {
      give(withOddValues(data));
      const page = readPage();
      for (const [name, field] of namedFields) {
        const value = page[name as keyof PageData];
        if (field.default !== null || value !== null) complete(value, field.kind, name);
      }
    }),
    { numRuns: 500 },
  );
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
      expect(href).toSatisfy(isSafe);
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
