import { expect, test } from 'vitest';
import { type Card, type CardOptions, json, useCard } from './card';

const card = useCard();

/** Opens a card that refuses every login. */
async function openCard(options?: CardOptions) {
  card.answer('/login/checkout', json({ Error: 'Refused.' }, 400));
  card.answer('/account/emaillogin', json({ Error: 'Refused.' }, 400));
  return card.openCard(options);
}

/** Submits, and returns the request that the site has received. */
async function send(view: Card) {
  const before = card.server.requests.length;
  await view.root.locator('[type=submit]').click();
  await view.alert.waitFor();
  await view.idle.waitFor();
  const [request] = card.server.requests.slice(before);
  return request?.method === 'GET' ? request.query.u : request?.body;
}

/** Writes to a field like a script of the page. */
const write = (view: Card, label: 'number' | 'email' | 'password' | 'country', text: string) =>
  view[label].evaluate((field: HTMLInputElement, text) => {
    field.value = text;
  }, text);

test('a rejected character leaves the caret where it is', async () => {
  const { page, card: view } = await openCard();
  await view.number.fill('50123456');
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', '-', 'a', '9']) await page.keyboard.press(key);
  expect(await view.number.inputValue()).toBe('509123456');
  expect(await send(view)).toBe('380509123456');
});

test('the text of an input method (IME) is neither doubled nor lost', async () => {
  const { page, card: view } = await openCard();
  const session = await page.context().newCDPSession(page);
  await view.number.fill('50');
  await view.number.press('End');
  for (const text of ['１', '１２', '１２３'])
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  expect(await view.number.inputValue()).toBe('50１２３');
  await session.send('Input.insertText', { text: '１２３' });
  expect(await view.number.inputValue()).toBe('50123');
  await page.keyboard.type('4567');
  expect(await send(view)).toBe('380501234567');
});

test('a text that a script writes without an event is sent', async () => {
  const { card: view } = await openCard();
  await view.number.fill('50');
  await write(view, 'number', '(067) 765-43-21');
  expect(await send(view)).toBe('380677654321');
  await view.byEmail.click();
  await view.email.fill('typed@example.com');
  await view.password.fill('typed');
  await write(view, 'email', 'written@example.com');
  await write(view, 'password', 'written');
  expect(await send(view)).toEqual({ email: 'written@example.com', pass: 'written' });
  await view.byPhone.click();
  await view.byEmail.click();
  expect([await view.email.inputValue(), await view.password.inputValue()]).toEqual([
    'written@example.com',
    'written',
  ]);
});

test('after reset() the visible country is sent', async () => {
  const { page, card: view } = await openCard();
  await view.country.selectOption('421');
  await page.evaluate(() => document.forms[0]?.reset());
  const shown = await view.country.inputValue();
  await view.number.fill('501234567');
  expect(await send(view)).toBe(`${shown}501234567`);
  await write(view, 'country', '421');
  expect(await send(view)).toBe('421501234567');
});

test('the closed list shows the code of the chosen country and cuts off the rest', async () => {
  const { card: view } = await openCard();
  for (const code of ['380', '421']) {
    await view.country.selectOption(code);
    const { face, gap, room } = await view.country.evaluate((list: HTMLSelectElement) => {
      const style = getComputedStyle(list);
      const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      pen.font = style.font;
      const [face = '', gap = ''] = list.selectedOptions[0]?.textContent?.match(/^.*?\d+|\s{2}/g) ?? [];
      const room =
        list.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      return { face: pen.measureText(face).width, gap: pen.measureText(gap).width, room };
    });
    expect(face).toBeLessThanOrEqual(room);
    expect(face + gap).toBeGreaterThanOrEqual(room);
  }
});
