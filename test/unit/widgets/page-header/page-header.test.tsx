import { expect, onTestFinished, test, vi } from 'vitest';
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
    [...drawn.element.querySelectorAll('nav[aria-label="[Breadcrumb]"] > ol > li')].map((each) => [
      each.textContent,
      each.querySelector('a')?.getAttribute('href'),
    ]);
  return { placeholder, ...drawn, entries };
}

test.each([
  ['without', trail],
  ['with', trail.slice(0, 2)],
])('the last entry of the trail, %s a link, is the current page', async (_, breadcrumbs) => {
  const { one, element, entries } = await draw({ breadcrumbs });
  expect(entries()).toEqual(breadcrumbs.map(({ name, link }) => [name, link]));
  expect(one('[aria-current]').getAttribute('aria-current')).toBe('page');
  expect(element.querySelector('li:last-child')?.contains(one('[aria-current]'))).toBe(true);
});

test('without data there is nothing', async () => {
  const { element } = await draw();
  expect(element.innerHTML).toBe('');
});

const data = { breadcrumbs: trail, title: 'Клієнти', controls: [print] };

test('the login page has its own trail and title, and the controls of the page', async () => {
  const { one, entries } = await draw(data, { page: 'login' });
  expect(entries()).toEqual([
    ['[HomePage]', '/uk'],
    ['[LoginTitle]', undefined],
  ]);
  expect([one('h1').textContent, one('button').textContent]).toEqual(['[LoginTitle]', 'Print']);
});

test('another page than the login page has its own title', async () => {
  for (const page of ['', 'clients'])
    expect((await draw(data, { page })).one('h1').textContent).toBe('Клієнти');
});

test('`link` on Object.prototype gives an entry without a link none, on the login page and on others', async () => {
  const prototype = Object.prototype as { link?: string };
  prototype.link = 'https://evil.example/';
  onTestFinished(() => {
    delete prototype.link;
  });
  const links = async (data: object, attributes = {}) =>
    (await draw(data, attributes)).entries().map(([, link]) => link);
  expect(await links({}, { page: 'login' })).toEqual(['/uk', undefined]);
  expect(await links({ breadcrumbs: trail })).toEqual(['/uk', '/uk/clients', undefined]);
});

test('a control with a link is a link, one with an action sends an event, and names may repeat', async () => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
  const same = ['/1', '/2'].map((link) => ({ name: 'A', link }));
  const { element, placeholder } = await draw({ breadcrumbs: same, controls: [...same, print, print] });
  expect(element.querySelectorAll('li')).toHaveLength(2);
  const controls = [...element.querySelectorAll('a, button')].slice(2);
  expect(controls.map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
    ['A', '/1'],
    ['A', '/2'],
    ['Print', null],
    ['Print', null],
  ]);
  expect(complained).not.toHaveBeenCalled();
  const listener = vi.fn();
  placeholder.addEventListener('page-header:control', listener);
  await click(controls[3] as Element);
  expect(listener.mock.calls.map(([event]) => event.detail)).toEqual([{ action: 'print' }]);
});
