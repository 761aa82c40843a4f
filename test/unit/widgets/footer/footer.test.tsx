import { beforeEach, expect, test, vi } from 'vitest';
import { routes } from '../../../../src';
import { answer, json } from '../../backend/calling';
import { render } from '../../rendering';
import { testHost } from '../test-host';

let Footer: typeof import('../../../../widgets/footer').default;
beforeEach(async () => {
  sessionStorage.setItem('buildVersion', '2.14.3');
  vi.resetModules(); // As on a new page, which has not requested the version yet.
  Footer = (await import('../../../../widgets/footer')).default;
});

const draw = (data?: object) => render(<Footer host={testHost(data).host} />);
const links = (element: Element) =>
  [...element.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);

/** The footer's links on a page without data. */
const portal = routes.links('footer', '').map(([key, address]) => [`[${key}]`, address]);
const [privacy, terms, ...others] = portal;
const legal = [privacy, terms];

test('on a page without data it has only the portal’s links', async () => {
  const { element, text } = await draw();
  expect(links(element)).toEqual([...others, ...legal]);
  expect(element.querySelectorAll('ul')).toHaveLength(2);
  expect(text()).not.toContain('[Hotline]');
});

test('a link of the main website without an address is not shown', async () => {
  const { element } = await draw({ mainSite: { url: 'https://main.example/', news: 'news', shop: null } });
  expect(links(element)).toEqual([...others, ['[News]', 'https://main.example/news'], ...legal]);
});

test('links of the site follow those of the portal', async () => {
  const { element } = await draw({ footerLinks: [{ name: 'Jobs', link: '/uk/jobs' }] });
  expect(links(element)).toEqual([...others, ['Jobs', '/uk/jobs'], ...legal]);
});

test.for([
  ['hotline', { hotline: '0 800' }],
  ['phones', { phones: ['050'] }],
  ['email', { email: 'a@b.example' }],
  ['address', { address: 'Запоріжжя' }],
])('%s is shown without the other contact details', async ([, contacts]) => {
  const { one } = await draw({ contacts });
  expect(one('address').children).toHaveLength(1);
});

test('the copyright line has the current year and the product’s title', async () => {
  vi.useFakeTimers({ now: new Date('2031-06-01'), toFake: ['Date'] });
  const { text } = await draw();
  vi.useRealTimers();
  expect(text()).toContain('© 2031 [ProductTitle]');
});

test('without a version there is no label, and the rest is shown', async () => {
  sessionStorage.clear();
  answer(json({}, 500));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { element, text } = await draw();
  expect(text()).not.toContain('v. ');
  expect(links(element)).toHaveLength(portal.length);
});
