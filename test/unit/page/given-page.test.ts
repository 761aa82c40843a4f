import { expect, test, vi } from 'vitest';
import { readPage, unknownFields } from '../../../src/page/page';
import { give, read } from './reading';

const block = 'type="application/json" data-page';

/** A page with `window.__PAGE__` and a block of JSON. */
function reading(given: unknown, json: string, attributes = block) {
  document.body.innerHTML = `<div data-page="login">{}</div><script ${attributes}>${json}</script>`;
  return read(given);
}

test.each([
  [undefined, '{"Lang":"uk","title":"Block"}', 'Block'],
  [null, '{"lang":"uk","title":"Block"}', 'Block'],
  [{ lang: 'uk', title: 'Object' }, '{"lang":"uk","title":"Block"}', 'Object'],
  ['{"lang":"uk","title":"String"}', '{"lang":"uk","title":"Block"}', 'String'],
])('with __PAGE__ %j and the block %s the title is %s', (given, json, title) => {
  expect(reading(given, json)).toMatchObject({ page: { lang: 'uk', title }, messages: [] });
});

test.each([
  ['{"lang"', block, '"{\\"lang\\""'],
  ['', block, '""'],
  ['{"lang":"uk"}', 'type="application/json"', 'nothing'],
  ['{"lang":"uk"}', 'type="text/plain" data-page', 'nothing'],
])('the block %s with %s is told and counts as absent', (json, attributes, found) => {
  const { page, problems } = reading(undefined, json, attributes);
  expect(page.lang).toBe('ru');
  expect(problems).toEqual([`expected an object, found ${found}; using the defaults`]);
});

test('the exact name of a field has priority over a name in another letter case', () => {
  expect(read({ LANG: 'en', lang: 'uk', Lang: 'ru' }).page.lang).toBe('uk');
});

test('fields with other names than ours are found, in any letter case', () => {
  const data = { Lang: 'uk', TITLE: 'x', Titel: 'x', $id: '1' };
  for (const given of [data, JSON.stringify(data)]) {
    give(given);
    expect(unknownFields()).toEqual(['Titel', '$id']);
  }
  for (const none of [{ Lang: 'uk' }, undefined, 'text', []]) {
    give(none);
    expect(unknownFields()).toEqual([]);
  }
});

test('one object is read once, however many placeholders ask', () => {
  const reads = vi.fn(() => 'uk');
  give(Object.defineProperty({}, 'lang', { get: reads, enumerable: true }));
  for (let placeholders = 0; placeholders < 500; placeholders++) expect(readPage()).toBe(readPage());
  expect(reads).toHaveBeenCalledTimes(1);
});

test('an object that the page has changed is read again, and earlier results stay the same', async () => {
  const data = { lang: 'uk' };
  give(data);
  const before = readPage();
  data.lang = 'en';
  await Promise.resolve();
  expect([readPage().lang, before.lang]).toEqual(['en', 'uk']);
});

test('an object that replaces another one is read', () => {
  give({ lang: 'uk' });
  readPage();
  give({ lang: 'en' });
  expect(readPage().lang).toBe('en');
});

test('reading never changes Object.prototype', () => {
  const json = '{"lang":"uk","__proto__":{"title":"x"},"contacts":{"__proto__":{"email":"x"}}}';
  const { page } = read(JSON.parse(json));
  expect([page.title, page.contacts.email, 'email' in {}]).toEqual(['', undefined, false]);
});
