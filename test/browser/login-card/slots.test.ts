import { expect, test } from 'vitest';
import { uk } from '../../texts';
import { data, html } from '../document';
import { settled, useSite, type Visited } from '../visit';

const site = useSite();

const css = `body { font: italic 18px/2 Georgia; color: #123 }
[data-slot] { padding: 7px; border-bottom: 3px dotted red }
[data-slot] a { color: rgb(1, 2, 3); text-transform: uppercase }
[data-slot] button:disabled { opacity: .3 }`;

const content = `Сервер <form data-slot="notice" id="search"><input name="query"><ul><li><a href="/uk/works">Роботи</a></li></ul>
<button type="button" disabled="">Ні</button><script src="/runs.js"></script><iframe src="/frame"></iframe>
<div data-widget="footer"></div></form><p>Без сценаріїв</p><p data-slot="terms">Умови</p>`;

/** The computed values of the site's own nodes. Those that depend on the width of their place are left out. */
const look = (page: Visited) =>
  page.locator('[data-slot], #search > :is(input, ul, button), #search > ul :is(a, li)').evaluateAll((all) =>
    all.map((element) => {
      const style = getComputedStyle(element);
      const sized = /^--|size|width|height|origin|inset|left|right|top|bottom/;
      return [...style]
        .filter((name) => !sized.test(name))
        .map((name) => name + style.getPropertyValue(name));
    }),
  );

test('nodes of the site are shown in the card, keep their state and styles, and are back after it', async () => {
  site.serve('/frame', '<p>frame</p>');
  site.serve('/runs.js', 'window.runs = (window.runs ?? 0) + 1', { 'content-type': 'text/javascript' });
  const body = `<main><div data-widget="login-card">${content}</div></main>`;
  site.serve('/document', html({ body, head: site.stylesheet(css), page: data, scripts: '' }));
  const page = await site.visitor();
  await page.goto(`${site.server.url}/document`);
  const query = page.locator('[name=query]');
  await query.fill('набрано');
  const before = await look(page);
  await page.evaluate(() => {
    document.addEventListener('submit', (event) => {
      event.preventDefault();
      document.title = (event.target as HTMLElement).id;
    });
    for (const name of ['login-card', 'footer'])
      document.head.append(Object.assign(document.createElement('script'), { src: `/widgets/${name}.js` }));
  });
  await settled(page);
  expect(await look(page)).toEqual(before);
  const boxes = await Promise.all(
    [
      page.locator('#search'),
      page.getByLabel(uk.PhoneNumber),
      page.getByText(uk.SignUp),
      page.locator('[data-slot=terms]'),
    ].map((each) => each.boundingBox()),
  );
  const tops = boxes.map((box) => box?.y ?? 0);
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
  const state = () => {
    const button = document.querySelector('main [data-mode] #search button') as HTMLButtonElement;
    return [button.disabled, (window as never as { runs: number }).runs];
  };
  expect(await page.evaluate(state)).toEqual([true, 1]);
  expect(
    await page
      .locator('footer a')
      .first()
      .evaluate((link) => getComputedStyle(link).textTransform),
  ).toBe('none');

  await query.press('Enter');
  expect(await page.title()).toBe('search');
  expect(await page.locator('[aria-invalid="true"]').count()).toBe(0);
  await page.getByRole('button', { name: uk.SignInWithEmail }).click();
  expect(await page.getByLabel(uk.Email).evaluate((field) => field === document.activeElement)).toBe(true);

  const place = page.locator('[data-widget="login-card"]');
  await place.evaluate((element) =>
    (window as never as { Widgets: { unmount(root: Node): void } }).Widgets.unmount(element),
  );
  expect((await place.innerHTML()).replaceAll(/ data-widget-(state|down)="\w*"/g, '')).toBe(content);
  expect(await query.inputValue()).toBe('набрано');
});
