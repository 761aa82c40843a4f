import { expect, test, vi } from 'vitest';
import PageHeader from '../../../../widgets/page-header';
import { click, render } from '../../rendering';
import { testHost } from '../test-host';

const trail = [{ name: 'Home', link: '/uk' }, { name: 'Clients', link: '/uk/clients' }, { name: 'New' }];
const print = { name: 'Print', action: 'print' };

/** Draws the page header of a page with this data. `entries` returns the texts and the addresses of the trail. */
async function draw(data: object = {}, attributes = {}) {
  const { element: placeholder, host } = testHost(data, attributes);
  const drawn = await render(<PageHeader host={host} />);
  const entries = () =>
    [...drawn.element.querySelectorAll('nav > ol > li')].map((each) => [
      each.textContent,
      each.querySelector('a')?.getAttribute('href'),
    ]);
  return { placeholder, ...drawn, entries };
}

test.each([
  ['without', trail],
  ['with', trail.slice(0, 2)],
])(
  'the trail is a named <nav> with a list of links; its last entry, %s a link, is the current page',
  async (_, breadcrumbs) => {
    const { one, element, entries } = await draw({ breadcrumbs });
    expect(one('nav').getAttribute('aria-label')).toBe('[Breadcrumb]');
    expect(entries()).toEqual(breadcrumbs.map(({ name, link }) => [name, link]));
    expect(one('[aria-current]').getAttribute('aria-current')).toBe('page');
    expect(element.querySelector('li:last-child')?.contains(one('[aria-current]'))).toBe(true);
  },
);

test.each(['', 'clients'])('with data-page="%s" the title is the heading of the page', async (page) => {
  const { one } = await draw({ title: 'Клієнти' }, { page });
  expect(one('h1').textContent).toBe('Клієнти');
});

test('without data there is no empty nav, list or heading', async () => {
  const { element, text } = await draw();
  expect(element.querySelector('nav, ol, h1, a, button')).toBeNull();
  expect(text()).toBe('');
});

test('a control with a link is a link, and a control with an action is a button that sends page-header:control', async () => {
  const { one, placeholder } = await draw({ controls: [{ name: 'New', link: '/uk/clients/new' }, print] });
  expect([one('a').textContent, one('a').getAttribute('href')]).toEqual(['New', '/uk/clients/new']);
  expect(one('button').textContent).toBe('Print');
  const listener = vi.fn();
  placeholder.addEventListener('page-header:control', listener);
  await click(one('button'));
  expect(listener.mock.calls.map(([event]) => event.detail)).toEqual([{ action: 'print' }]);
});

test('the login page has its own trail and title, and the controls of the page', async () => {
  const data = { breadcrumbs: trail, title: 'Clients', controls: [print] };
  const { one, entries } = await draw(data, { page: 'login' });
  expect(entries()).toEqual([
    ['[HomePage]', '/uk'],
    ['[LoginTitle]', undefined],
  ]);
  expect(one('[aria-current=page]').textContent).toBe('[LoginTitle]');
  expect([one('h1').textContent, one('button').textContent]).toEqual(['[LoginTitle]', 'Print']);
});

test('two entries with the same name are both shown, each with its own key', async () => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
  const same = ['/1', '/2'].map((link) => ({ name: 'A', link }));
  const { element } = await draw({ breadcrumbs: same, controls: [...same, print, print] });
  expect(element.querySelectorAll('li')).toHaveLength(2);
  expect(element.querySelectorAll('a, button')).toHaveLength(6);
  expect(complained).not.toHaveBeenCalled();
});
