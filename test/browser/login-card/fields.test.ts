import { expect, test } from 'vitest';
import { json, submit, useCard } from './card';

const card = useCard();

test('a rejected character leaves the caret where it is', async () => {
  const { page, card: view } = await card.openCard();
  await view.number.fill('50123456');
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', '-', 'a', '9']) await page.keyboard.press(key);
  expect(await view.number.inputValue()).toBe('509123456');
});

test('the text of an input method (IME) is neither doubled nor lost', async () => {
  card.answer('/login/checkout', json({ Error: 'Refused.' }, 400));
  const { page, card: view } = await card.openCard();
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
  await submit(view, view.next);
  expect(card.server.requests.at(-1)?.query.u).toBe('380501234567');
});

test('a typed dialling code moves into the country at Enter, and the visitor types the rest', async () => {
  card.answer('/login/checkout', json({ Error: 'Refused.' }, 400));
  const calls = card.watchCalls();
  const { page, card: view } = await card.openCard();
  await view.number.focus();
  await page.keyboard.type('+421 905 123');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => [await view.country.inputValue(), await view.number.inputValue()])
    .toEqual(['421', '905123']);
  expect(calls()).toEqual([]);
  await page.keyboard.type('456');
  await submit(view, view.next);
  expect(card.server.requests.at(-1)?.query.u).toBe('421905123456');
});

test('another number in place of the whole text has no dialling code', async () => {
  card.answer('/login/checkout', json({ Error: 'Refused.' }, 400));
  const { page, card: view } = await card.openCard();
  await view.number.focus();
  await page.keyboard.type('+380 50');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('391234567');
  await submit(view, view.next);
  expect(card.server.requests.at(-1)?.query.u).toBe('380391234567');
});

test('the closed list shows the code of the chosen country and cuts off the rest', async () => {
  const { card: view } = await card.openCard();
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
