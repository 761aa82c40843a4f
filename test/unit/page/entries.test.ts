import { describe, expect, test } from 'vitest';
import { problems, read } from './reading';

describe('breadcrumbs', () => {
  const crumbs = (breadcrumbs: unknown) => read({ lang: 'uk', breadcrumbs }).page.breadcrumbs;

  test('may have no link', () => {
    expect(crumbs([{ name: 'Here' }])).toEqual([{ name: 'Here', link: undefined }]);
  });

  test.for([[{ link: '/uk' }], [{ name: '', link: '/uk' }], [{ name: null }], [{}]])(
    'without a name are ignored and reported: %j',
    ([entry]) => {
      expect(crumbs([entry, { name: 'Here' }])).toEqual([{ name: 'Here', link: undefined }]);
      expect(problems({ lang: 'uk', breadcrumbs: [entry] })).toEqual([
        'breadcrumbs[0]: expected name, found none; ignored',
      ]);
    },
  );

  test('that are not objects are ignored and reported', () => {
    expect(crumbs(['Home', 5, { name: 'Here' }])).toEqual([{ name: 'Here', link: undefined }]);
    expect(problems({ lang: 'uk', breadcrumbs: ['Home', 5] })).toEqual([
      'breadcrumbs[0]: expected an object, found "Home"; ignored',
      'breadcrumbs[1]: expected an object, found 5; ignored',
    ]);
  });

  test('with an unsafe link keep their name', () => {
    expect(crumbs([{ name: 'Here', link: 'javascript:alert(1)' }])).toEqual([
      { name: 'Here', link: undefined },
    ]);
  });
});

describe('controls', () => {
  const controls = (given: unknown) => read({ lang: 'uk', controls: given }).page.controls;

  test('need a name', () => {
    expect(controls([{ link: '/x' }, { action: 'print' }])).toEqual([]);
    expect(problems({ lang: 'uk', controls: [{ action: 'print' }] })).toEqual([
      'controls[0]: expected name, found none; ignored',
    ]);
  });

  test('need a link or an action', () => {
    expect(controls([{ name: 'Print' }, { name: 'Print', action: '', link: '' }])).toEqual([]);
    expect(problems({ lang: 'uk', controls: [{ name: 'Print' }] })).toEqual([
      'controls[0]: expected link or action, found none; ignored',
    ]);
  });

  test('with an unsafe link and no action are ignored, and only the link is reported', () => {
    expect(controls([{ name: 'New', link: 'data:text/html,x' }])).toEqual([]);
    expect(problems({ lang: 'uk', controls: [{ name: 'New', link: 'data:text/html,x' }] })).toEqual([
      'controls[0].link: expected an address, found "data:text/html,x"; ignored',
    ]);
  });
});

describe.each(['menu', 'footerLinks', 'help'] as const)('%s', (field) => {
  const links = (given: unknown) => read({ lang: 'uk', [field]: given }).page[field];

  test.for([
    [
      { name: 'Rates', link: 'javascript:alert(1)' },
      '[0].link: expected an address, found "javascript:alert(1)"',
    ],
    [{ name: 'Rates', link: '//evil.example/' }, '[0].link: expected an address, found "//evil.example/"'],
    [{ name: 'Rates' }, '[0]: expected link, found none'],
    [{ name: ' ', link: '/uk' }, '[0]: expected name, found none'],
    [{ name: 5, link: '/uk' }, '[0].name: expected a string, found 5'],
    [{ name: 5 }, '[0].name: expected a string, found 5', '[0]: expected link, found none'],
    ['/uk', '[0]: expected an object, found "/uk"'],
  ])('ignores %j and reports each fault in one line', ([entry, ...lines]) => {
    expect(links([entry, { name: 'Here', link: 'tel:101' }])).toEqual([{ name: 'Here', link: 'tel:101' }]);
    expect(problems({ lang: 'uk', [field]: [entry] })).toEqual(
      lines.map((line) => `${field}${line}; ignored`),
    );
  });

  test('may have 200 links with long names', () => {
    const many = Array.from({ length: 200 }, (_, index) => ({ name: 'x'.repeat(5000), link: `/${index}` }));
    expect(links(many)).toEqual(many);
  });
});

test('empty entries of a list are ignored without a message', () => {
  const data = { lang: 'uk', breadcrumbs: [null, { name: 'Here' }], contacts: { phones: ['', '050', null] } };
  const { page, messages } = read(data);
  expect(page.breadcrumbs).toHaveLength(1);
  expect(page.contacts.phones).toEqual(['050']);
  expect(messages).toEqual([]);
});
