import { expect, test } from 'vitest';
import type { PageData } from '../../../src/page/page';
import { read } from './reading';

const unsafe = 'javascript:alert(1)';

test.for<[field: keyof PageData, given: unknown[], got: unknown[], ...lines: string[]]>([
  ['breadcrumbs', [null, { name: 'Here' }], [{ name: 'Here' }]],
  ['breadcrumbs', [{ link: '/uk' }, { name: 'Here' }], [{ name: 'Here' }], '[0]: expected name, found none'],
  ['breadcrumbs', [{ name: '', link: '/' }], [], '[0]: expected name, found none'],
  ['breadcrumbs', ['Home'], [], '[0]: expected an object, found "Home"'],
  [
    'breadcrumbs',
    [{ name: 'Here', link: unsafe }],
    [{ name: 'Here' }],
    `[0].link: expected an address, found "${unsafe}"`,
  ],
  ['controls', [{ action: 'print' }], [], '[0]: expected name, found none'],
  ['controls', [{ name: 'Print', action: '', link: '' }], [], '[0]: expected link or action, found none'],
  ['controls', [{ name: 'New', link: unsafe }], [], `[0].link: expected an address, found "${unsafe}"`],
  ['menu', [{ name: 'A', link: unsafe }], [], `[0].link: expected an address, found "${unsafe}"`],
  [
    'footerLinks',
    [{ name: 'A', link: '//x.example' }],
    [],
    '[0].link: expected an address, found "//x.example"',
  ],
  [
    'help',
    [{ name: 'A' }, { name: 'B', link: 'tel:1' }],
    [{ name: 'B', link: 'tel:1' }],
    '[0]: expected link, found none',
  ],
  ['help', [{ name: ' ', link: '/uk' }], [], '[0]: expected name, found none'],
  ['help', [{ name: 5, link: '/uk' }], [], '[0].name: expected a string, found 5'],
  ['help', [{ name: 5 }], [], '[0].name: expected a string, found 5', '[0]: expected link, found none'],
])('%s: of %j the widgets get %j, and each fault is one line', ([field, given, got, ...lines]) => {
  const { page, problems } = read({ lang: 'uk', [field]: given });
  expect(page[field]).toEqual(got);
  expect(problems).toEqual(lines.map((line) => `${field}${line}; ignored`));
});

test('a list may have 200 links with long names', () => {
  const menu = Array.from({ length: 200 }, (_, index) => ({ name: 'x'.repeat(5000), link: `/${index}` }));
  expect(read({ lang: 'uk', menu }).page.menu).toEqual(menu);
});
