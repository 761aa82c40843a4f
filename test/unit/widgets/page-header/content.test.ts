import { expect, test } from 'vitest';
import { readHeading } from '../../../../widgets/page-header/content';
import { testHost } from '../test-host';

const page = {
  breadcrumbs: [{ name: 'Home', link: '/uk' }, { name: 'Clients' }],
  title: 'Clients',
  controls: [{ name: 'New', link: '/uk/clients/new' }],
};

test('the trail, the title and the controls come from the page', () => {
  const { breadcrumbs: trail, title, controls } = page;
  expect(readHeading(testHost(page).host)).toEqual({
    trail: trail.map((entry, id) => ({ ...entry, id })),
    title,
    controls: controls.map((entry, id) => ({ ...entry, id })),
  });
});

test('without data there is nothing to show', () => {
  expect(readHeading(testHost().host)).toEqual({ trail: [], title: '', controls: [] });
});

test('the login page has its own trail and title, and needs no data', () => {
  expect(readHeading(testHost({ lang: 'sk' }, { page: 'login' }).host)).toEqual({
    trail: [
      { id: 0, name: '[HomePage]', link: '/sk' },
      { id: 1, name: '[LoginTitle]' },
    ],
    title: '[LoginTitle]',
    controls: [],
  });
});

test('on the login page its own trail replaces the page’s trail', () => {
  const { trail, title, controls } = readHeading(testHost(page, { page: 'login' }).host);
  expect(trail.map(({ name }) => name)).toEqual(['[HomePage]', '[LoginTitle]']);
  expect(title).toBe('[LoginTitle]');
  expect(controls).toEqual([{ ...page.controls[0], id: 0 }]);
});

test('another value of data-page changes nothing', () => {
  expect(readHeading(testHost(page, { page: 'clients' }).host).title).toBe('Clients');
});
