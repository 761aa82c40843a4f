import { expect, test, vi } from 'vitest';
import PageHeader from '../../../../widgets/page-header';
import { click, render } from '../../rendering';
import { testHost } from '../test-host';

const draw = async (data: object = {}, attributes = {}) => {
  const { element: placeholder, host } = testHost(data, attributes);
  return { placeholder, ...(await render(<PageHeader host={host} />)) };
};

const trail = [{ name: 'Home', link: '/uk' }, { name: 'Clients', link: '/uk/clients' }, { name: 'New' }];

test('the trail is a named <nav> with an ordered list of links', async () => {
  const { element, one } = await draw({ breadcrumbs: trail });
  expect(one('nav').getAttribute('aria-label')).toBe('[Breadcrumb]');
  const links = [...element.querySelectorAll('nav > ol > li')].map((each) => [
    each.textContent,
    each.querySelector('a')?.getAttribute('href'),
  ]);
  expect(links).toEqual(trail.map(({ name, link }) => [name, link]));
});

test.for([
  ['without', trail],
  ['with', trail.slice(0, 2)],
] as const)('its last entry, %s a link, is the current page, and no other is', async ([, breadcrumbs]) => {
  const { one, element } = await draw({ breadcrumbs });
  expect(one('[aria-current]').getAttribute('aria-current')).toBe('page');
  expect(element.querySelector('li:last-child')?.contains(one('[aria-current]'))).toBe(true);
});

test('the title is the heading of the page', async () => {
  const { one } = await draw({ title: 'Клієнти' });
  expect(one('h1').textContent).toBe('Клієнти');
});

test('without data there is no empty nav, list or heading', async () => {
  const { element, text } = await draw();
  expect(element.querySelector('nav, ol, h1, a, button')).toBeNull();
  expect(text()).toBe('');
});

test('a control with a link is a link, and a control with an action is a button', async () => {
  const controls = [
    { name: 'New', link: '/uk/clients/new' },
    { name: 'Print', action: 'print' },
  ];
  const { one } = await draw({ controls });
  expect(one('a').textContent).toBe('New');
  expect(one('a').getAttribute('href')).toBe('/uk/clients/new');
  expect(one('button').textContent).toBe('Print');
});

test('a control’s action is sent by the event page-header:control on the placeholder', async () => {
  const { placeholder, one } = await draw({ controls: [{ name: 'Print', action: 'print' }] });
  const listener = vi.fn();
  placeholder.addEventListener('page-header:control', listener);
  await click(one('button'));
  expect(listener.mock.calls.map(([event]) => event.detail)).toEqual([{ action: 'print' }]);
});

test('the login page has its own trail and title, and the controls of the page', async () => {
  const data = { breadcrumbs: trail, title: 'Clients', controls: [{ name: 'Print', action: 'print' }] };
  const { one, element } = await draw(data, { page: 'login' });
  expect([...element.querySelectorAll('li')].map((each) => each.textContent)).toEqual([
    '[HomePage]',
    '[LoginTitle]',
  ]);
  expect(one('a').getAttribute('href')).toBe('/uk');
  expect(one('[aria-current=page]').textContent).toBe('[LoginTitle]');
  expect([one('h1').textContent, one('button').textContent]).toEqual(['[LoginTitle]', 'Print']);
});

test('another value of data-page changes nothing', async () => {
  const { one } = await draw({ title: 'Clients' }, { page: 'clients' });
  expect(one('h1').textContent).toBe('Clients');
});

test('two entries with the same name are both shown, each with its own key', async () => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { element } = await draw({
    breadcrumbs: [
      { name: 'A', link: '/1' },
      { name: 'A', link: '/2' },
    ],
    controls: [
      { name: 'B', link: '/3' },
      { name: 'B', action: 'b' },
    ],
  });
  expect(element.querySelectorAll('li')).toHaveLength(2);
  expect(element.querySelectorAll('a, button')).toHaveLength(4);
  expect(complained).not.toHaveBeenCalled();
});
