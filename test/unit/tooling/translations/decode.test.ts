// @vitest-environment node
import { expect, test } from 'vitest';
import { decode } from '../../../../src/tooling/translations/decode';

const text = 'Увійти ⚡😀';
const utf16 = (mark: number[], order: (pair: Buffer) => Buffer) =>
  Buffer.concat([Buffer.from(mark), order(Buffer.from(text, 'utf16le'))]);

test.for<[string, Buffer]>([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16, little end first', utf16([0xff, 0xfe], (bytes) => bytes)],
  ['UTF-16, big end first', utf16([0xfe, 0xff], (bytes) => bytes.swap16())],
])('%s is read', ([, bytes]) => {
  expect(decode(bytes)).toBe(text);
});

test.for<[string, Buffer, string]>([
  [
    'Windows-1251',
    Buffer.from([0x7b, 0xd3, 0xe2, 0xb3]),
    'is not UTF-8: byte 0xD3 at offset 1. Save it as UTF-8',
  ],
  ['incomplete', Buffer.from('ё').subarray(0, 1), 'is not UTF-8: byte 0xD1 at offset 0. Save it as UTF-8'],
  [
    'a lone half of a pair',
    Buffer.from([0xff, 0xfe, 0x3d, 0xd8]),
    'has the byte order mark of UTF-16LE, but is not UTF-16LE: save it again',
  ],
])('%s is reported', ([, bytes, why]) => {
  expect(() => decode(bytes)).toThrow(why);
});

const xml = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><root/>`;
const marked = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

test.for<[string, Buffer]>([
  ['utf-8', Buffer.from(xml('utf-8'))],
  ['UTF-8', Buffer.from(`\ufeff${xml('UTF-8')}`)],
  ['utf-16', marked(xml('utf-16'))],
  ['no', Buffer.from('<?xml version="1.0"?><root encoding="koi8-u"/>')],
])('XML with %s encoding in its declaration is read', ([, bytes]) => {
  expect(decode(bytes)).toContain('<?xml');
});

test.for<[string, Buffer, string]>([
  ['windows-1251', Buffer.from(xml('windows-1251')), 'UTF-8'],
  ['utf-16', Buffer.from(xml('utf-16')), 'UTF-8'],
  ['utf-8', marked(xml('utf-8')), 'UTF-16LE'],
  ['koi8-u', Buffer.from(xml('koi8-u').replaceAll('"', "'")), 'UTF-8'],
])('XML that says %s and is not is reported', ([declared, bytes, real]) => {
  expect(() => decode(bytes)).toThrow(`says that its encoding is ${declared}, but it is ${real}`);
});
