import Ajv from 'ajv/dist/2020';
import { expect, test } from 'vitest';
import { pageSchema } from '../../../../../src/tooling/from-facts/page-data/schema';
import { read } from '../../../shared/page/reading';
import { values } from '../../../shared/page/values';

/** The schema after a conversion to JSON, as in dist/. */
const schema = JSON.parse(JSON.stringify(pageSchema()));
const validate = new Ajv({ strict: true, strictTypes: false, strictRequired: false }).compile(schema);

/** Returns the pages for which the schema or the reader gives another result than `valid`. */
const misjudged = (valid: boolean, pages: unknown[]) =>
  pages.flatMap((page) => {
    const result = { schema: validate(page), reader: read(page).messages.length === 0 };
    return result.schema === valid && result.reader === valid ? [] : [{ page, ...result }];
  });

test('the schema is one of 2020-12 with the defaults of the reader, except those that depend on the page', () => {
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
  const { lang, siteUrl, languages, ...others } = values;
  for (const [name, each] of Object.entries(others))
    expect(schema.properties[name].default).toEqual(each.default);
});

/** A page for each value of a field. */
const pagesOf = (pick: (row: (typeof values)[keyof typeof values], name: string) => unknown[]) =>
  Object.entries(values).flatMap(([name, row]) =>
    pick(row, name).map((value) => ({ lang: 'uk', [name]: value })),
  );

const accepted = [
  { mainSite: { url: 'https://main.example', news: 'news', shop: null, about: '' } },
  { contacts: { phones: ['050', null, ''] } },
  { breadcrumbs: [{ name: 'Here', link: null }, null] },
  { controls: [{ name: 'Print', action: 'print', link: '' }] },
  { breadcrumbs: [{ name: 'Here', link: ' /uk ' }] },
  { translations: { Login: 'Увійти', Menu: null, Next: '' } },
  {
    languages: [
      { code: 'uk', name: 'U' },
      { value: 'de', text: 'D' },
    ],
  },
  { languages: {} },
];

const refused = [
  { translations: { Login: 5 } },
  { mainSite: { news: 5 } },
  { mainSite: { news: 'javascript:alert(1)' } },
  { mainSite: { shop: ' //evil.example' } },
  { contacts: { phones: '050' } },
  { breadcrumbs: [{ name: '', link: '/' }] },
  { breadcrumbs: [{ name: 'Here', link: '\n javascript:alert(1)' }] },
  { controls: [{ name: 'Print' }] },
  { controls: [{ name: 'Print', link: '', action: null }] },
  { languages: { uk: 'U', 'r u': 'R' } },
  { languages: { uk: '' } },
  { languages: [{ code: 'uk' }] },
];

const withLanguage = (more: object) => ({ lang: 'uk', ...more });

test.for<[what: string, valid: boolean, pages: unknown[]]>([
  ['only a language', true, [{ lang: 'uk' }]],
  ['no language', false, [{}, { lang: null }, { lang: '' }, null, [], 'page', 5]],
  ['valid values of each field', true, pagesOf(({ accepts }) => accepts.map(([value]) => value))],
  // The schema has no pattern for an incomplete address.
  [
    'wrong values of each field',
    false,
    pagesOf(({ refuses }) => refuses.filter((value) => value !== 'https://')),
  ],
  ['empty values of each other field', true, pagesOf((_, name) => (name === 'lang' ? [] : [null, '']))],
  ['valid parts of fields', true, accepted.map(withLanguage)],
  ['wrong parts of fields', false, refused.map(withLanguage)],
])('schema and reader judge a page with %s in the same way: it is valid: %s', ([, valid, pages]) => {
  expect(pages.length).toBeGreaterThan(0);
  expect(misjudged(valid, pages)).toEqual([]);
});
