import { expect, test } from 'vitest';
import { en } from '../../texts';
import { needs } from '../engines/needs';
import { focused, json, passes, toCodeStep, useCard } from './card';

const card = useCard();

test('loading the page does not move the focus, and a failed submit moves it to the wrong field', async () => {
  const { page, card: view } = await card.openCard();
  const calls = card.watchCalls();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await view.next.click();
  await expect.poll(() => focused(page)).toBe(en.PhoneNumber);
  expect(await view.number.getAttribute('aria-invalid')).toBe('true');
  await view.byEmail.click();
  await view.email.fill('admin@example');
  await view.login.click();
  expect(await focused(page)).toBe(en.Email);
  await view.email.fill('admin@example.com');
  await view.login.click();
  expect(await focused(page)).toBe(en.Password);
  expect(calls()).toEqual([]);
});

test('a sent code moves the focus to the code, and an edit moves it back', async () => {
  card.answer('/login/checkout', json({ Value: true }));
  const { page, card: view } = await card.openCard();
  await toCodeStep(view);
  await expect.poll(() => focused(page)).toBe(en.SmsCode);
  await view.edit.click();
  await expect.poll(() => focused(page)).toBe(en.PhoneNumber);
});

test('a code that could not be checked stays and is selected, so that a new digit replaces it', async () => {
  needs('input');
  card.answer('/login/checkout', json({ Value: true }));
  card.answer('/account/phonelogin', (_, response) => response.destroy());
  const { page, card: view } = await card.openCard();
  // A virtual network adapter may say so on a line that works.
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await toCodeStep(view);
  await view.code.fill('123456');
  await view.next.click();
  await view.alert.waitFor();
  expect(await view.alert.textContent()).toContain(en.NetworkError);
  expect(await view.code.inputValue()).toBe('123456');
  await expect.poll(() => focused(page)).toBe(en.SmsCode);
  await page.keyboard.type('7');
  expect(await view.code.inputValue()).toBe('7');
});

test('an answer takes the focus from no field of the page in which the visitor is', async () => {
  needs('input');
  const body = `<main><div data-widget="login-card"><input data-slot="terms"></div></main><select><option>1</select>
    <div contenteditable>text</div><section id="host"></section><iframe srcdoc="<input>"></iframe>`;
  const answers: (() => void)[] = [];
  card.answer('/login/checkout', (...all) => {
    answers.push(() => json({ Value: true })(...all));
  });
  const { page, card: view } = await card.openCard({ body });
  await page.evaluate(() => {
    const root = document.querySelector('#host')?.attachShadow({ mode: 'open' });
    root?.append(document.createElement('input'));
  });
  const selectors = ['[data-slot]', 'main ~ select', '[contenteditable=""]', '#host input'];
  const inFrame = page.locator('iframe').contentFrame().locator('input');
  for (const field of [...selectors.map((each) => page.locator(each)), inFrame]) {
    await view.number.fill('501234567');
    await view.next.click();
    await view.busy.waitFor();
    await field.focus();
    // The card can be busy before the server has the request.
    await expect.poll(() => answers.length).toBe(1);
    answers.pop()?.();
    await view.codeStep.waitFor();
    // The focus would move 200 ms later.
    await passes(page, 300);
    expect(await field.evaluate((each) => each.matches(':focus'))).toBe(true);
    await view.edit.click();
    await view.numberStep.waitFor();
  }
});
