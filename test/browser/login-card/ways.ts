import type { Page } from 'playwright-core';
import type { Card } from './card';

/** The ways to submit a form. `isOurs` is true if the card must send a login, and false if nothing may happen. */
export const ways: [name: string, isOurs: boolean, submit: (page: Page, view: Card) => Promise<unknown>][] = [
  ['a click', true, (page) => page.locator('[type=submit]').click()],
  ['Enter', true, (page) => page.locator('form input').last().press('Enter')],
  ['requestSubmit()', true, (page) => page.evaluate(() => document.forms[0]?.requestSubmit())],
  [
    'button.click()',
    true,
    (page) => page.evaluate(() => document.querySelector<HTMLElement>('[type=submit]')?.click()),
  ],
  ['form.submit()', false, (page) => page.evaluate(() => document.forms[0]?.submit())],
  [
    'submit() of the prototype',
    false,
    (page) => page.evaluate(() => HTMLFormElement.prototype.submit.call(document.forms[0])),
  ],
  [
    'a submit event of a script',
    true,
    (page) =>
      page.evaluate(() => document.forms[0]?.dispatchEvent(new Event('submit', { cancelable: true }))),
  ],
];
