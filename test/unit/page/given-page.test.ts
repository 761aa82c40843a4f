import { afterEach, expect, test } from 'vitest';
import { problems, read } from './reading';

afterEach(() => document.body.replaceChildren());

/** A page with `window.__PAGE__` and a block of JSON. */
function reading(given: unknown, json: string, attributes = 'type="application/json" data-page') {
  document.body.innerHTML = `<div data-page="login">{}</div><script ${attributes}>${json}</script>`;
  return { ...read(given).page, problems: problems(given) };
}

test.each([
  [undefined, '{"Lang":"uk","title":"Block"}', 'Block'],
  [null, '{"lang":"uk","title":"Block"}', 'Block'],
  [{ lang: 'uk', title: 'Object' }, '{"lang":"uk","title":"Block"}', 'Object'],
  ['{"lang":"uk","title":"String"}', '{"lang":"uk","title":"Block"}', 'String'],
])('with __PAGE__ %j and the block %s the title is %s', (given, json, title) => {
  expect(reading(given, json)).toMatchObject({ lang: 'uk', title, problems: [] });
});

test.each([
  ['{"lang"', 'type="application/json" data-page', '"{\\"lang\\""'],
  ['', 'type="application/json" data-page', '""'],
  ['{"lang":"uk"}', 'type="application/json"', 'nothing'],
  ['{"lang":"uk"}', 'type="text/plain" data-page', 'nothing'],
])('the block %s with %s is told and counts as absent', (json, attributes, found) => {
  const page = reading(undefined, json, attributes);
  expect(page.lang).toBe('ru');
  expect(page.problems).toEqual([`expected an object, found ${found}; using the defaults`]);
});
