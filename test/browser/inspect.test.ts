import { expect, test } from 'vitest';
import { clean, numbersIn } from '../../src/inspect/marks';
import { texts as own } from '../../src/tooling/translations/texts';
import { states } from '../site/states.mjs';
import { texts } from '../site/texts.mjs';
import { step } from '../steps';
import { difference, picture } from './pixels';
import { settled, useSite, type Visited } from './visit';

const site = useSite();
const { en, ru, uk } = own;
const keys = Object.keys(en);

/** The data of the page, and all that its widgets show or say. */
function read() {
  const { __PAGE__ } = window as never as { __PAGE__: object };
  const found: string[] = [];
  for (const element of document.querySelectorAll('[data-widget] *')) {
    if (element.closest('[data-slot]')) continue;
    for (const name of ['aria-label', 'aria-description', 'alt', 'placeholder', 'title'])
      found.push(element.getAttribute(name) ?? '');
    for (const node of element.childNodes) if (node instanceof Text) found.push(node.data);
  }
  return { data: JSON.stringify({ ...__PAGE__, translations: {}, Translations: {} }), found };
}

// states.test.ts shows in every state that each text has a key: in a test language no text is left in English.
test('in the states with most parts each text of the widgets has one key, and what is no text has none', async () => {
  const page = await site.visitor();
  // The answers of the backend, the version of the site and the name of a test site are no texts of the widgets.
  const known = JSON.stringify(Object.values(texts));
  const isData = (text: string, data: string) =>
    (known + data).includes(JSON.stringify(text).slice(1, -1)) || /^(\P{L}*|v\. [\d.]+|TEST)$/u.test(text);
  const isRight = (text: string, data: string) =>
    numbersIn(text).length === 1 || (clean(text) === text && isData(text, data));
  const seen = new Set<number>();
  for (const { id, lang = 'uk' } of states.filter(({ pixels }) => pixels)) {
    // The inspector marks the data of a page once, when it starts. So each state is a page of its own.
    await page.goto(`${site.server.url}/states/${id}?lang=${lang}&inspect=on`);
    await page.waitForSelector('html[data-driven=done]');
    const { data, found } = await page.evaluate(read);
    expect(
      found.filter((text) => !isRight(text, data)),
      id,
    ).toEqual([]);
    for (const number of found.flatMap(numbersIn)) seen.add(number);
  }
  expect(seen.size).toBeGreaterThan(0.6 * keys.length);
});

const shown = (page: Visited) =>
  page
    .locator('html > div')
    .evaluate((host) =>
      [...(host.shadowRoot?.querySelectorAll('h2, p') ?? [])].map((each) => each.textContent),
    );

const nextButton = (page: Visited) => page.locator('[data-widget=login-card] [type=submit]');

test('with Alt the pointer shows keys and texts, a click copies a key, and with Shift a text can be tried', async () => {
  const page = await site.open('/uk/account/login?inspect=on', { viewport: { width: 1400, height: 900 } });
  await settled(page, 'login-card');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  step('a copied text has no marks');
  await page.locator('[data-widget=login-card] h2').selectText();
  await page.keyboard.press('Control+c');
  expect(await copied()).toBe(uk.LoginTitle);

  step('Alt and the pointer show the key and the texts');
  await page.keyboard.down('Alt');
  await nextButton(page).hover();
  expect(await shown(page)).toEqual([
    'Next',
    `uk, of the site: ${uk.Next}`,
    `ru, of the widgets: ${ru.Next}`,
    `en, of the widgets: ${en.Next}`,
    'At 320 px: fits',
    'Alt and a click copy the key. With Shift you can change the text.',
  ]);
  step('the outline is in the button');
  const [outline, around] = await Promise.all([
    page.locator('html > div').evaluate((host) => {
      const drawn = host.shadowRoot?.querySelector('.outline')?.getBoundingClientRect();
      return [drawn?.top, drawn?.bottom];
    }),
    nextButton(page).evaluate((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      return [top, bottom];
    }),
  ]);
  expect(outline[0]).toBeGreaterThanOrEqual(around[0] ?? 0);
  expect(outline[1]).toBeLessThanOrEqual(around[1] ?? 0);
  step('a colour of the site that is hard to read is named');
  const colour = (value: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('--widget-on-primary', value), value);
  const faults = async () => {
    await page.mouse.move(1, 899);
    await nextButton(page).hover();
    return (await shown(page)).filter((line) => line?.startsWith('--widget'));
  };
  await colour('#ccc');
  expect(await faults()).toEqual([
    '--widget-on-primary has a contrast of 3.19 with --widget-primary. 4.5 or more is readable.',
  ]);
  await colour('#fff');
  expect(await faults()).toEqual([]);

  step('a click copies the key, and the card sends nothing');
  await nextButton(page).click();
  expect(await copied()).toBe('Next');
  expect(await page.locator('[aria-invalid]').count()).toBe(0);
  await page
    .getByRole('navigation')
    .first()
    .hover({ position: { x: 1, y: 1 } });
  await page.keyboard.up('Alt');
  const panel = page.locator('html > div');
  expect(await panel.count()).toBe(0);

  step('Shift and a click open a field for the text, which Escape closes');
  for (const key of ['Escape', 'Shift']) {
    expect(await panel.count()).toBe(0);
    await nextButton(page).click({ modifiers: ['Alt', 'Shift'] });
    await page.getByLabel('Next').waitFor();
    await page.keyboard.press(key);
  }
  step('the button shows what is typed, and it is copied for the .resx file');
  await page.getByLabel('Next').fill('Вперед <3');
  await page.getByRole('button', { name: 'Вперед <3' }).waitFor();
  await page.getByRole('button', { name: 'Copy as .resx' }).click();
  const entry = '<data name="Next" xml:space="preserve">\n    <value>Вперед &lt;3</value>';
  expect(await copied()).toContain(entry);
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await panel.count()).toBe(0);
  expect(page.complaints).toEqual([]);
});

test('marks cannot be seen', async () => {
  const page = await site.visitor();
  const drawn = async (query: string) => {
    await page.goto(`${site.server.url}/states/login-phone?${query}`);
    await page.locator('[data-driven=done]').waitFor();
    return picture(page);
  };
  const marked = await drawn('inspect=on');
  // Some builds of Chromium move a letter by a fraction of a pixel. A sign that can be seen is as dark as the text.
  expect(await difference(page, marked, await drawn(''))).toBeLessThan(64);
});

test.for([
  ['header-visitor', 'fits'],
  ['header-long', 'cut'],
] as const)(
  'with a script that comes later, at 320 px the name of the site in %s is: %s',
  async ([state, expected]) => {
    const page = await site.open(`/states/${state}`, { viewport: { width: 1400, height: 900 } });
    await settled(page, 'header');
    await page.addScriptTag({ url: '/widgets/inspect.js' });
    const name = page.locator('[data-widget=header] header a[title]');
    await page.keyboard.down('Alt');
    await name.hover();
    expect(await shown(page)).toContain(`At 320 px: ${expected}`);
    expect(await page.locator('iframe').count()).toBe(0);
    await page.setViewportSize({ width: 320, height: 900 });
    const isCut = await name.evaluate((link) =>
      [...link.querySelectorAll('*')].some((part) => part.scrollHeight > part.clientHeight + 2),
    );
    expect(isCut).toBe(expected === 'cut');
  },
);
