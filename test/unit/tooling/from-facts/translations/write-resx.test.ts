import { expect, test } from 'vitest';
import { texts } from '../../../../../src/tooling/from-facts/translations/texts';
import { resx } from '../../../../../src/tooling/from-facts/translations/write-resx';

const hostile = { 'a&b"<c>\'': `<b>"Fish" & 'chips'</b> &amp; ]]>`, 'a.b': '{{seconds}}', spaces: ' x ' };

test.each([texts.uk, hostile])('all texts can be read back from .resx without changes', (dictionary) => {
  const file = new DOMParser().parseFromString(resx(dictionary), 'application/xml');
  const rows = [...file.querySelectorAll('data')];
  const read = rows.map((row) => [row.getAttribute('name'), row.querySelector('value')?.textContent]);
  expect(Object.fromEntries(read)).toEqual(dictionary);
});
