import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { en } from '../../texts';
import { settled } from '../visit';
import { cardIn, json, resendIn, silence, toCodeStep, useCard } from './card';

const card = useCard();
const jquery = readFileSync(createRequire(import.meta.url).resolve('jquery/dist/jquery.min.js'), 'utf8');
const place = '<div data-widget="login-card"></div>';

test('three cards on one page are independent', async () => {
  card.answer('/login/checkout', json({ Value: true }));
  const { page } = await card.openCard({ body: place.repeat(3) });
  const [first, second, third] = (await page.locator('[data-widget]').all()).map(cardIn);
  if (!first || !second || !third) throw new Error('there are not three cards');
  await toCodeStep(second);
  await third.byEmail.click();
  await third.email.fill('a@b.co');
  expect([await first.numberStep.count(), await second.codeStep.count(), await third.email.count()]).toEqual([
    1, 1, 1,
  ]);
  expect(await first.number.inputValue()).toBe('');
  const ids = await page.locator('input').evaluateAll((all) => all.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);

  await page.reload();
  await settled(page, 'login-card');
  expect(
    await page.locator('[data-step]').evaluateAll((all) => all.map((each) => each.getAttribute('data-step'))),
  ).toEqual(['code', 'number', 'number']);
});

test('removing a card cancels its running call', async () => {
  card.answer('/login/checkout', silence);
  const { page, card: view } = await card.openCard();
  await view.number.fill('501234567');
  await Promise.all([page.waitForRequest('**/login/checkout**'), view.next.click()]);
  const ended = page.waitForEvent('requestfailed');
  await page.evaluate(() => document.querySelector('[data-widget]')?.remove());
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(page.complaints).toEqual([]);
});

test('inputs that jQuery has wrapped still work, and can be removed', async () => {
  card.answer('/login/checkout', json({ Value: true }));
  card.answer('/account/phonelogin', json({ Status: 1, Error: '{"Code":"WrongLogin","Error":"Wrong."}' }));
  card.serve('/jquery.js', jquery, { 'content-type': 'text/javascript' });
  const { page, card: view } = await card.openCard({ head: '<script src="/jquery.js"></script>' });
  const wrap = () =>
    page.evaluate(() => {
      const { $ } = window as unknown as { $(selector: string): { wrap(html: string): void } };
      $('[data-widget] input, [data-widget] select').wrap('<div class="form-control"></div>');
    });
  await wrap();
  await view.number.fill('1');
  await view.next.click();
  await page.getByText(en.InvalidPhoneNumberFormatError).waitFor();
  await view.country.selectOption('421');
  await toCodeStep(view);
  await wrap();
  await view.code.fill('123456');
  await view.next.click();
  await view.alert.waitFor();
  await view.edit.click();
  await view.numberStep.waitFor();
  await view.byEmail.click();
  await wrap();
  await view.login.click();
  await page.getByText(en.RequiredFieldError).first().waitFor();
  await view.byPhone.click();
  await view.numberStep.waitFor();
  expect(page.complaints).toEqual([]);
});

test('texts that a page translator has wrapped do not break the card', async () => {
  card.answer('/login/checkout', json({ Value: true }));
  card.answer('/account/phonelogin', json({ Status: 1, Error: '{"Code":"WrongLogin","Error":"Wrong."}' }));
  const { page, card: view } = await card.openCard({ clock: true });
  await page.clock.pauseAt(Date.now() + 1000);
  const translate = () =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(
        document.querySelector('[data-widget]') as Node,
        NodeFilter.SHOW_TEXT,
      );
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text.data);
      }
    });
  await translate();
  await view.next.click();
  await translate();
  await toCodeStep(view);
  await translate();
  await page.clock.runFor(2000);
  expect(await view.wait.textContent()).toBe(resendIn(58));
  await translate();
  await view.code.fill('1');
  await view.next.click();
  await view.alert.waitFor();
  await translate();
  await page.clock.runFor(60_000);
  await view.resend.click();
  await view.wait.waitFor();
  await translate();
  await view.byEmail.click();
  await translate();
  await view.login.click();
  await translate();
  await view.byPhone.click();
  await view.edit.click();
  await view.numberStep.waitFor();
  expect([page.complaints, await view.number.inputValue()]).toEqual([[], '501234567']);
});
