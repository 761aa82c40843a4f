import { expect, test } from 'vitest';
import { texts } from '../../../../src/tooling/translations/texts';
import { resx } from '../../../../src/tooling/translations/write-resx';

const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');

/** The texts of a resource file, as .NET reads them. */
const textsIn = (xml: string) =>
  Object.fromEntries(
    [...parse(xml).querySelectorAll('data')].map((data) => [
      data.getAttribute('name'),
      data.querySelector('value')?.textContent,
    ]),
  );

test.for(Object.entries(texts))('the texts in %s can be read back without changes', ([, dictionary]) => {
  expect(textsIn(resx(dictionary))).toEqual(dictionary);
});

test('&, <, > and quotes can be read back without changes', () => {
  const hostile = { 'a&b"<c>\'': `<b>"Fish" & 'chips'</b> &amp; ]]>`, 'a.b': '{{seconds}}', spaces: ' x ' };
  expect(textsIn(resx(hostile))).toEqual(hostile);
});
