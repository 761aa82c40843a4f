import { beforeEach, expect, test, vi } from 'vitest';
import { routes } from '../../../../src/shared';
import { render } from '../../rendering';
import { answer, type Call, json } from '../../shared/backend/calling';
import { testHost } from '../test-host';

let calls: Call[];
let Footer: typeof import('../../../../widgets/footer').default;
beforeEach(async () => {
  calls = answer(json({}, 500));
  vi.resetModules(); // As on a new page, which has not requested the version yet.
  Footer = (await import('../../../../widgets/footer')).default;
});

async function draw(data?: object) {
  const drawn = await render(<Footer host={testHost(data).host} />);
  // After the test nothing answers it any more.
  await vi.waitUntil(() => calls.length);
  const links = [...drawn.element.querySelectorAll('a')];
  return { ...drawn, links: links.map((link) => [link.textContent, link.getAttribute('href')]) };
}

/** The footer's links on a page without data. */
const linksOf = (list: 'footer' | 'legal') =>
  routes.links(list, '').map(([key, address]) => [`[${key}]`, address]);
const [others, legal] = [linksOf('footer'), linksOf('legal')];

test('on a page without data it has only the portal’s links, the current year and no version', async () => {
  vi.useFakeTimers({ now: new Date('2031-06-01'), toFake: ['Date'] });
  const { element, links, text } = await draw();
  expect(links).toEqual([...others, ...legal]);
  expect(element.querySelectorAll('ul')).toHaveLength(2);
  expect(text()).not.toMatch(/Hotline|v\. /);
  expect(text()).toContain('© 2031 [ProductTitle]');
});

test('links of the site follow those of the portal, and those of the main website have an address', async () => {
  const { links } = await draw({
    footerLinks: [{ name: 'Jobs', link: '/uk/jobs' }],
    mainSite: { url: 'https://main.example/', news: 'news', shop: null },
  });
  const own = ['Jobs', '/uk/jobs'];
  expect(links).toEqual([...others, own, ['[News]', 'https://main.example/news'], ...legal]);
});

test.for([{ hotline: '0 800' }, { phones: ['050'] }, { email: 'a@b.example' }, { address: 'Запоріжжя' }])(
  'one of the contact details is shown without the others: %j',
  async (contacts) => {
    const { one } = await draw({ contacts });
    expect(one('address').children).toHaveLength(1);
  },
);
