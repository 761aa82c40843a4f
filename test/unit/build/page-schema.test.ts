import Ajv from 'ajv/dist/2020';
import { describe, expect, test } from 'vitest';
import { pageSchema } from '../../../src/build/page-docs';
import { read } from '../page/reading';
import { rows } from '../page/rows';

/** As it is published: JSON. */
const schema = JSON.parse(JSON.stringify(pageSchema()));
const validate = new Ajv({ strict: true, strictTypes: false, strictRequired: false }).compile(schema);

/** What the schema says, after making sure that the reader says the same. */
function accepts(page: unknown): boolean {
  const valid = validate(page);
  expect(read(page).complaints.length === 0, JSON.stringify(page)).toBe(valid);
  return valid;
}

test('the schema is a JSON Schema of 2020-12', () => {
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
});

test('the schema has all fields, each with a description', () => {
  expect(Object.keys(schema.properties)).toEqual(Object.keys(rows));
  for (const field of Object.values<{ description: string }>(schema.properties))
    expect(field.description).toMatch(/^[A-Z].*\.$/);
});

test('the schema has the same defaults as the reader, except those that depend on the page', () => {
  const { lang, siteUrl, languages, ...others } = rows;
  for (const [name, { or }] of Object.entries(others)) expect(schema.properties[name].default).toEqual(or);
});

test('a page needs its language and nothing else', () => {
  expect(accepts({ lang: 'uk' })).toBe(true);
  expect(accepts({})).toBe(false);
  for (const page of [null, [], 'page', 5]) expect(accepts(page)).toBe(false);
});

describe.for(Object.entries(rows))('%s', ([name, { accepts: right, refuses }]) => {
  test.for(right)('accepts, like the reader, %j', ([value]) => {
    expect(accepts({ lang: 'uk', [name]: value })).toBe(true);
  });

  test.for(refuses.filter((value) => value !== 'https://').map((value) => ({ value })))(
    'refuses, like the reader, $value',
    ({ value }) => {
      expect(accepts({ lang: 'uk', [name]: value })).toBe(false);
    },
  );

  test('accepts null and "", like the reader, for a field that may be absent', () => {
    expect(accepts({ lang: 'uk', [name]: null })).toBe(name !== 'lang');
    expect(accepts({ lang: 'uk', [name]: '' })).toBe(name !== 'lang');
  });
});

test.for([
  { mainSite: { url: 'https://main.example', news: 'news', shop: null, about: '' } },
  { contacts: { phones: ['050', null, ''] } },
  { breadcrumbs: [{ name: 'Here', link: null }, null] },
  { controls: [{ name: 'Print', action: 'print', link: '' }] },
  { controls: [{ name: 'Mail', link: 'MAILTO:a@b.example' }] },
  { breadcrumbs: [{ name: 'Here', link: ' /uk ' }] },
  { translations: { Login: 5 } },
  {
    languages: [
      { code: 'uk', name: 'U' },
      { value: 'de', text: 'D' },
    ],
  },
  { unknown: 5 },
])('it accepts, like the reader, %j', (more) => {
  expect(accepts({ lang: 'uk', ...more })).toBe(true);
});

test.for([
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
  { languages: {} },
  { languages: [] },
  { languages: [{ code: 'uk' }] },
])('it refuses, like the reader, %j', (more) => {
  expect(accepts({ lang: 'uk', ...more })).toBe(false);
});
