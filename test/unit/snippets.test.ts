// @vitest-environment node
import { expect, test } from 'vitest';
import { faultsOfHtml } from '../html-judge';
import { documents, textOf } from './documents';

/** The blocks of HTML of the documents, each with its document and its number there. */
const snippets = documents.flatMap((path) => {
  const blocks = [...textOf(path).matchAll(/^```html\n(.*?)^```/gms)];
  return blocks.map(([, html = ''], at): [string, number, string] => [path, at + 1, html]);
});

test.for(snippets)('in %s the HTML of block %i is valid', async ([, , html]) => {
  expect(await faultsOfHtml(html)).toEqual([]);
});

test('the judge finds an id that is there twice, and what may not be in a list', async () => {
  expect(snippets.length).toBeGreaterThan(3);
  const faults = await faultsOfHtml('<ul id="one"><p id="one">Text</p></ul>');
  expect(faults.map((fault) => fault.split(':')[0]).sort()).toEqual([
    'element-permitted-content',
    'no-dup-id',
  ]);
});
