// @vitest-environment node
import { expect, test } from 'vitest';
import { resx } from '../../../../src/build/resx';
import { formatOf, parse } from '../../../../src/build/translations/dictionary';

test('a nested JSON file is flat by its dots; what is no text is there, as none', () => {
  const source = '{"Login":"Увійти","menu":{"home":"Головна","0":["x"]},"n":5}';
  expect([...parse(source, 'json')]).toEqual([
    ['Login', 'Увійти'],
    ['menu.0', undefined],
    ['menu.home', 'Головна'],
    ['n', undefined],
  ]);
});

test('what is published as a resource file is read back', () => {
  const texts = { Login: `</value> & "'`, ResendIn: '{{seconds}} с' };
  expect(Object.fromEntries(parse(resx(texts), 'resx'))).toEqual(texts);
});

test('pictures and comments of a resource file are no texts', () => {
  const source = `<root><data name="Logo" type="System.Drawing.Bitmap"><value>x</value></data>
<data name="Icon" mimetype="application/x-microsoft.net.object.bytearray.base64"><value>x</value></data>
<data name="Login"><comment>not this</comment><value>this</value></data></root>`;
  expect([...parse(source, 'resx')]).toEqual([['Login', 'this']]);
});

test.for([
  ['json', '{"Login": }', /^is not JSON: /],
  ['json', '["Login"]', /^holds no object of texts$/],
  ['json', '{"a":{"b":"x"},"a.b":"y"}', /^has the key a\.b twice$/],
  ['resx', '<html></html>', /^is no resource file: its root is <html>, not <root>$/],
  ['resx', '<root><data name="A"/><data name="A"/></root>', /^has the key A twice$/],
] as const)('%s %s is told', ([format, source, why]) => {
  expect(() => parse(source, format)).toThrow(why);
});

test('the format is in the name', () => {
  expect([formatOf('/a.b/Texts.uk.RESX'), formatOf('uk.json')]).toEqual(['resx', 'json']);
  expect(() => formatOf('uk.po')).toThrow('is neither .json nor .resx');
});
