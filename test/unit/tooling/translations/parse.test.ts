// @vitest-environment node
import { expect, test } from 'vitest';
import { formatOf, parse } from '../../../../src/tooling/translations/parse';
import { resx } from '../../../../src/tooling/translations/write-resx';

test('a resource file that the build wrote is read back', () => {
  const texts = { Login: `</value> & "'`, ResendIn: '{{seconds}} с', Blank: ' ' };
  expect(parse(resx(texts), 'resx')).toEqual(texts);
});

test('entities, CDATA, comments and an attribute of the value are read as .NET reads them', () => {
  const source = `<?xml version="1.0" encoding="utf-8"?>
<!-- a <root> in a comment -->
<!----><!-- - -->
<root>
  <data name="a&amp;b" xml:space='preserve'><value>&lt;b&gt; &#x2028;&#128512;<![CDATA[</data> & <!-- -- -->]]></value></data>
  <data name="Lines"><value xml:space="preserve">a\r\nb</value></data>
  <data name="Empty"><value/></data>
</root>
`;
  expect(parse(source, 'resx')).toEqual({
    'a&b': '<b> \u2028😀</data> & <!-- -- -->',
    Lines: 'a\nb',
    Empty: '',
  });
});

test.for([
  ['', 1],
  ['{"Login":"x"}', 1],
  ['<root>\n<data>\n</root>', 3],
  ['<root/></root>', 1],
  ['<root a=b/>', 1],
  ['<root>\na < b</root>', 2],
  ['<root>\nA & B</root>', 2],
  ['<root>\n<!-- a\n -- b --></root>', 2],
  ['<root><!-- a ---></root>', 1],
] as const)('%j is not XML, and the message names the line', ([source, line]) => {
  expect(() => parse(source, 'resx')).toThrow(`is not XML: in line ${line}: `);
});

test('images and comments of a resource file are not texts', () => {
  const source = `<root><data name="Logo" type="System.Drawing.Bitmap"><value>x</value></data>
<data name="Icon" mimetype="application/x-microsoft.net.object.bytearray.base64"><value>x</value></data>
<data name="Login"><comment>not this</comment><value>this</value></data></root>`;
  expect(parse(source, 'resx')).toEqual({ Login: 'this' });
});

test.for([
  ['json', '{"Login": }', /^is not JSON: /],
  ['json', '["Login"]', /^does not contain an object with texts$/],
  ['resx', '<html></html>', /^is not a resource file: its root is <html>, not <root>$/],
  ['resx', '<root><data name="A"/><data name="A"/></root>', /^has the key A twice$/],
  ['resx', '<root><data name="Next"/><data name="next"/></root>', /^has the keys Next and next, /],
  ['json', '{"A":"x","B":{"A":[{"A":1}]},"A" :"y"}', /^has the key A twice$/],
  ['json', String.raw`{"A\"":"x","\u0041\"":"y"}`, /^has the key A" twice$/],
  ['json', '{"next":"x","Next":"y"}', /^has the keys next and Next, /],
] as const)('%s %s is reported', ([format, source, why]) => {
  expect(() => parse(source, format)).toThrow(why);
});

test('a text that looks like a key, and keys of other objects, are not repeated keys', () => {
  const source = '{"A":"B\\": {","B":"A","C":{"A":1,"D":["A"]},"D":"\\\\"}';
  expect(Object.keys(parse(source, 'json'))).toEqual(['A', 'B', 'C', 'D']);
});

test('the file name determines the format', () => {
  expect([formatOf('/a.b/Texts.uk.RESX'), formatOf('uk.json')]).toEqual(['resx', 'json']);
  expect(() => formatOf('uk.po')).toThrow('is neither .json nor .resx');
});
