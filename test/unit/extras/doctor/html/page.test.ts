// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostile } from './hostile';
import { pageOf } from './read';

// test/browser/doctor.test.ts asks Chromium the same.
test.each(hostile)('in %s are the placeholders "%s"', (html, placeholders) => {
  expect(pageOf(html).placeholders.join(' ')).toBe(placeholders);
});

test('every mixture of markup is read to its end', () => {
  const parts = [
    '<',
    '>',
    '</',
    '/>',
    '=',
    '"',
    "'",
    '&#',
    '!--',
    '-->',
    '<!',
    '<?',
    ']]>',
    '<![CDATA[',
    ' ',
    'x',
  ];
  const names = ['script', 'style', 'svg', 'template', 'title', 'math', 'p', 'data-widget', 'plaintext'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts, ...names)), (words) => {
      pageOf(words.join(''));
    }),
  );
});

test('a tag has its address by <base>, with decoded entities', () => {
  const { tags } = pageOf('<base href="/a/"><base href="/b/"><script src=" w.js?x=1&amp;y=2 "></script>');
  expect(tags.map(({ address }) => address?.href)).toEqual(['https://portal.example/a/w.js?x=1&y=2']);
});

test('a script without its end does not run, so it is none', () => {
  expect(pageOf('<script src="/a.js"></script><script>1').tags).toHaveLength(1);
});

test('the reason of our C# for a page without widgets is known', () => {
  const comment = '<!-- ev-portal-widgets: this page has no widgets: the site runs below /x -->';
  expect(pageOf(`<p>${comment}`).excuse).toBe('the site runs below /x');
  expect(pageOf(comment.replace('this page has no widgets: ', '')).excuse).toBeUndefined();
});

const cyrillic = (charset: string) => Buffer.from('<p>Вхід', charset === 'utf-8' ? 'utf8' : 'utf16le');
const windows = Buffer.from([0xc2, 0xf5, 0xb3, 0xe4]);
test.each<[string, Buffer, string, boolean]>([
  ['UTF-8 that the header names', cyrillic('utf-8'), 'text/html; charset="UTF-8"', true],
  ['UTF-8 that nothing names', cyrillic('utf-8'), 'text/html', false],
  ['ASCII that nothing names', Buffer.from('<p>Login'), 'text/html', true],
  ['UTF-8 that <meta> names', Buffer.from('<META CHARSET=utf-8><p>Вхід'), 'text/html', true],
  [
    'an old <meta>',
    Buffer.from('<meta http-equiv=Content-Type content="text/html; charset=utf-8">Вхід'),
    '',
    true,
  ],
  ['UTF-8 with a byte order mark', Buffer.from('\ufeff<p>Вхід'), 'text/html', true],
  ['UTF-16 with a byte order mark', Buffer.from('\ufeff<p>Вхід', 'utf16le'), 'text/html', true],
  ['Windows-1251 that the header names', windows, 'text/html; charset=windows-1251', true],
  ['Windows-1251 as UTF-8', windows, 'text/html; charset=utf-8', false],
])('%s fits its charset or not', (_, body, type, fits) => {
  expect(pageOf(body, { 'content-type': type }).fits).toBe(fits);
});
