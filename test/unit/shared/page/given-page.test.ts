import { expect, test, vi } from 'vitest';
import { readPage } from '../../../../src/shared/page/page';
import { give, read } from './reading';

/** Reads a page with `window.__PAGE__` and a block of JSON. */
function reading(given: unknown, json: string, attributes = 'type="application/json" data-page') {
  document.body.innerHTML = `<div data-page="login">{}</div><script ${attributes}>${json}</script>`;
  return read(given);
}

test.each([
  [undefined, '{"Lang":"uk","title":"Block"}', 'Block'],
  [null, '{"lang":"uk","title":"Block"}', 'Block'],
  ['{"lang":"uk","title":"String"}', '{"lang":"uk","title":"Block"}', 'String'],
])('with __PAGE__ %j and the block %s the title is %s', (given, json, title) => {
  expect(reading(given, json)).toMatchObject({ page: { lang: 'uk', title }, messages: [] });
});

const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();

test.each<[found: string, given: unknown, json: string, attributes?: string]>([
  ['"{\\"lang\\""', undefined, '{"lang"'],
  ['""', undefined, ''],
  ['nothing', undefined, '{"lang":"uk"}', 'type="application/json"'],
  ['nothing', undefined, '{"lang":"uk"}', 'type="text/plain" data-page'],
  ['"rubbish"', 'rubbish', '{"lang":"uk"}'],
  // A JSON string is parsed only once.
  ['"{}"', '"{}"', '{"lang":"uk"}'],
  ['a list', '[]', '{"lang":"uk"}'],
  ['something unreadable', revoked, '{"lang":"uk"}'],
])('data that is %s is reported in one line and counts as absent', (found, given, ...block) => {
  const { page, problems } = reading(given, ...block);
  expect(page.lang).toBe('ru');
  expect(problems).toEqual([`expected an object, found ${found}; using the defaults`]);
});

test('a __PAGE__ that throws when it is read is reported', () => {
  const get = () => {
    throw new Error('not yours');
  };
  Object.defineProperty(window, '__PAGE__', { configurable: true, get });
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(readPage().lang).toBe('ru');
  expect(error.mock.calls.join()).toContain('expected an object, found an error (not yours); using the');
});

test('the exact name of a field has priority over a name in another letter case', () => {
  expect(read({ LANG: 'en', lang: 'uk', Lang: 'ru' }).page.lang).toBe('uk');
});

test('one object is read once, however many placeholders ask', () => {
  const reads = vi.fn(() => 'uk');
  give(Object.defineProperty({}, 'lang', { get: reads, enumerable: true }));
  for (let placeholders = 0; placeholders < 500; placeholders++) expect(readPage()).toBe(readPage());
  expect(reads).toHaveBeenCalledTimes(1);
});
