// @vitest-environment node
import { expect, test } from 'vitest';
import { parseXml } from '../../../../src/build/translations/xml';

test('elements, attributes, entities, CDATA and comments are read', () => {
  const source = `<?xml version="1.0" encoding="utf-8"?>
<!-- a <root> in a comment -->
<root>
  <data name="a&amp;b" xml:space='preserve'><value>&lt;b&gt; &#x2028;&#128512;<![CDATA[</data> & ]]></value></data>
  <empty/>
</root>
`;
  const root = parseXml(source);
  expect(root.children.map(({ name, attributes }) => [name, attributes])).toEqual([
    ['data', { name: 'a&b', 'xml:space': 'preserve' }],
    ['empty', {}],
  ]);
  expect(root.children[0]?.children[0]?.text).toBe('<b> \u2028😀</data> & ');
});

test('line ends are those of every system', () => {
  expect(parseXml('<root>a\r\nb\rc\nd</root>').text).toBe('a\nb\nc\nd');
});

test.for<[string, string]>([
  ['{"Login":"x"}', 'is not XML: there is text outside of the root in line 1'],
  ['', 'is not XML: there is no element in line 1'],
  ['<root>\n<data>\n</root>', 'is not XML: </root> closes nothing in line 3'],
  ['<root>\n<data>', 'is not XML: <data> is never closed in line 2'],
  ['<root/></root>', 'is not XML: </root> closes nothing in line 1'],
  ['<root/><root/>', 'is not XML: <root> follows the root in line 1'],
  ['<root a=b/>', 'is not XML: "<root a=b/>" is out of place in line 1'],
  ['<root>a < b</root>', 'is not XML: "< b</root>" is out of place in line 1'],
  ['<root>\nA & B</root>', 'is not XML: the entity "&" is unknown in line 1'],
  ['<root>&nbsp;</root>', 'is not XML: the entity "&nbsp;" is unknown in line 1'],
])('%s is told', ([source, why]) => {
  expect(() => parseXml(source)).toThrow(why);
});
