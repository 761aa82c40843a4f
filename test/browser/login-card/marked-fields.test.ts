import { expect, test } from 'vitest';
import { en } from '../../texts';
import { focused, json, submit, toCodeStep, useCard, wrongCode } from './card';

const card = useCard();

test('a wrong code is marked, until the visitor changes it', async () => {
  card.answer('/login/checkout', json({ Value: true }));
  card.answer('/account/phonelogin', wrongCode);
  const { page, card: view } = await card.openCard();
  await toCodeStep(view);
  await view.code.fill('123456');
  await submit(view, view.next);
  expect(await view.code.getAttribute('aria-invalid')).toBe('true');
  expect(await view.code.inputValue()).toBe('');
  await expect.poll(() => focused(page)).toBe(en.SmsCode);
  await view.code.fill('1');
  await expect.poll(() => view.code.getAttribute('aria-invalid')).toBeNull();
});

test('the error of the number stands under the two fields, from the left edge', async () => {
  const { page, card: view } = await card.openCard();
  await view.next.click();
  const error = page.getByText(en.RequiredFieldError);
  await error.waitFor();
  const list = (await view.country.boundingBox()) as DOMRect;
  const field = (await view.number.locator('xpath=..').boundingBox()) as DOMRect;
  const { x, y } = (await error.boundingBox()) as DOMRect;
  const gap = y - field.y - field.height;
  // The list has a border of 1 px around it.
  expect([x, gap >= 0, gap < 8]).toEqual([list.x - 1, true, true]);
});

test('the focus ring leaves a gap around the border that shows an error', async () => {
  const { card: view } = await card.openCard();
  const box = view.number.locator('xpath=..');
  const look = () =>
    box.evaluate((element) => {
      const { borderTopColor, boxShadow } = getComputedStyle(element);
      return { borderTopColor, boxShadow };
    });
  await view.number.focus();
  const valid = await look();
  await view.next.click();
  await expect.poll(async () => (await look()).borderTopColor).not.toBe(valid.borderTopColor);
  expect((await look()).boxShadow).toMatch(/^rgb\(255, 255, 255\) 0px 0px 0px 2px, /);
});
