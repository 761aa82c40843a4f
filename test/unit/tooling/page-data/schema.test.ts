import Ajv from 'ajv/dist/2020';
import { expect, test } from 'vitest';
import { pageSchema } from '../../../../src/tooling/page-data/schema';
import { read } from '../../page/reading';
import { values } from '../../page/values';

/** The schema after a conversion to JSON, as in dist/. */
const schema = JSON.parse(JSON.stringify(pageSchema()));
const validate = new Ajv({ strict: true, strictTypes: false, strictRequired: false }).compile(schema);

/** Returns the pages for which the schema or the reader gives another result than `valid`. */
const misjudged = (valid: boolean, pages: unknown[]) =>
  pages.flatMap((page) => {
    const result = { schema: validate(page), reader: read(page).messages.length === 0 };
    return result.schema === valid && result.reader === valid ? [] : [{ page, ...result }];
  });

test('the schema is a JSON Schema of 2020-12', () => {
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
});

test('the schema has the same defaults as the reader, except those that depend on the page', () => {
  const { lang, siteUrl, languages, ...others } = values;
  for (const [name, each] of Object.entries(others))
    expect(schema.properties[name].default).toEqual(each.default);
});

test('a page needs its language and nothing else', () => {
  expect(misjudged(true, [{ lang: 'uk' }])).toEqual([]);
  expect(misjudged(false, [{}, null, [], 'page', 5])).toEqual([]);
});

/** A page for each value of a field. */
const pagesOf = (pick: (row: (typeof values)[keyof typeof values], name: string) => unknown[]) =>
  Object.entries(values).flatMap(([name, row]) =>
    pick(row, name).map((value) => ({ lang: 'uk', [name]: value })),
  );

test('schema and reader accept the same values of each field', () => {
  expect(
    misjudged(
      true,
      pagesOf(({ accepts }) => accepts.map(([value]) => value)),
    ),
  ).toEqual([]);
});

test('schema and reader refuse the same values of each field', () => {
  // The schema has no pattern for an incomplete address.
  const refused = pagesOf(({ refuses }) => refuses.filter((value) => value !== 'https://'));
  expect(refused.length).toBeGreaterThan(40);
  expect(misjudged(false, refused)).toEqual([]);
});

test('schema and reader accept null and "" for each field except the language', () => {
  const empty = (name: string) => (name === 'lang' ? [] : [null, '']);
  expect(
    misjudged(
      true,
      pagesOf((_, name) => empty(name)),
    ),
  ).toEqual([]);
  expect(misjudged(false, [{ lang: null }, { lang: '' }])).toEqual([]);
});

const accepted = [
  { mainSite: { url: 'https://main.example', news: 'news', shop: null, about: '' } },
  { contacts: { phones: ['050', null, ''] } },
  { breadcrumbs: [{ name: 'Here', link: null }, null] },
  { controls: [{ name: 'Print', action: 'print', link: '' }] },
  { controls: [{ name: 'Mail', link: 'MAILTO:a@b.example' }] },
  { breadcrumbs: [{ name: 'Here', link: ' /uk ' }] },
  { translations: { Login: 'Увійти', Menu: null, Next: '' } },
  {
    languages: [
      { code: 'uk', name: 'U' },
      { value: 'de', text: 'D' },
    ],
  },
  { languages: {} },
  { languages: [] },
  { unknown: 5 },
];

test('schema and reader accept these parts of fields', () => {
  const pages = accepted.map((more) => ({ lang: 'uk', ...more }));
  expect(misjudged(true, pages)).toEqual([]);
});

const refused = [
  { translations: { Login: 5 } },
  { translations: { menu: { login: 'Увійти' } } },
  { mainSite: { news: 5 } },
  { mainSite: { news: 'javascript:alert(1)' } },
  { mainSite: { url: 'mailto:a@b.example' } },
  { mainSite: { shop: ' //evil.example' } },
  { contacts: { phones: '050' } },
  { contacts: { phones: [50] } },
  { contacts: { email: {} } },
  { breadcrumbs: ['Home'] },
  { breadcrumbs: [{}] },
  { breadcrumbs: [{ name: '', link: '/' }] },
  { breadcrumbs: [{ name: null }] },
  { breadcrumbs: [{ name: 'Here', link: '\n javascript:alert(1)' }] },
  { breadcrumbs: [{ name: 'Here', link: '   ' }] },
  { controls: [{ name: 'Print' }] },
  { controls: [{ name: 'Print', link: '', action: null }] },
  { controls: [{ action: 'print' }] },
  { languages: { uk: 'U', 'r u': 'R' } },
  { languages: { uk: '' } },
  { languages: [{ code: 'uk' }] },
];

test('schema and reader refuse these parts of fields', () => {
  const pages = refused.map((more) => ({ lang: 'uk', ...more }));
  expect(misjudged(false, pages)).toEqual([]);
});
