import { expect, test } from 'vitest';
import { numbersIn } from '../../src/extras/inspect/marks';
import { texts as own } from '../../src/tooling/from-facts/translations/texts';
import { states } from '../../src/tooling/states/states.mjs';
import { texts } from '../site/texts.mjs';
import { step } from '../steps';
import { difference, picture } from './pixels';
import { settled, useSite, type Visited } from './visit';

const site = useSite();
const keys = Object.keys(own.en);

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
    numbersIn(text).length === 1 || (!/[\u2062\u2063]/.test(text) && isData(text, data));
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

const box = (page: Visited) => page.locator('html > div');
const nextButton = (page: Visited) => page.locator('[data-widget=login-card] [type=submit]');

test('while Alt is held the pointer shows the key of a text, and the page works as without', async () => {
  const page = await site.open('/uk/account/login?inspect=on', { viewport: { width: 1400, height: 900 } });
  await settled(page, 'login-card');
  step('without Alt nothing is shown');
  await nextButton(page).hover();
  expect(await box(page).count()).toBe(0);

  step('with Alt the key is at the pointer');
  await page.keyboard.down('Alt');
  await nextButton(page).hover();
  expect(await box(page).textContent()).toBe('Next');
  const [drawn, button] = [await box(page).boundingBox(), await nextButton(page).boundingBox()];
  expect(drawn?.y).toBeGreaterThan(button?.y ?? 0);
  expect(drawn?.y).toBeLessThan((button?.y ?? 0) + 100);

  step('a click is for the page');
  await nextButton(page).click();
  expect(await page.locator('[aria-invalid]').count()).toBe(1);

  step('it goes beside the texts, and with Alt');
  await page.mouse.move(1, 899);
  expect(await box(page).count()).toBe(0);
  await nextButton(page).hover();
  expect(await box(page).count()).toBe(1);
  await page.keyboard.up('Alt');
  expect(await box(page).count()).toBe(0);
  expect(page.complaints).toEqual([]);
});

test('the key is shown over a dialog, too', async () => {
  const page = await site.open('/states/header-logout?inspect=on', {
    viewport: { width: 1400, height: 900 },
  });
  await page.locator('[data-driven=done]').waitFor();
  await page.keyboard.down('Alt');
  await page.locator('dialog:modal button').last().hover();
  expect(await box(page).textContent()).toBe('Yes');
  // A dialog covers all that is not in the top layer, too.
  expect(await page.locator('html > div:popover-open').count()).toBe(1);
});

test('with a script that comes later the widgets that are there already have keys', async () => {
  const page = await site.open('/states/header-visitor', { viewport: { width: 1400, height: 900 } });
  await settled(page, 'header');
  await page.addScriptTag({ url: '/widgets/inspect.js' });
  await page.keyboard.down('Alt');
  await page.locator('[data-widget=header] a[href$="/account/login"]').first().hover();
  expect(await box(page).textContent()).toBe('Login');
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
